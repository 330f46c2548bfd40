import { useLayoutEffect, useRef } from "react";

/** Listens to keys. A key pressed right behind a change meets what is on screen: layout effects run before it is painted. */
export function useKeydown(press: (event: KeyboardEvent) => void, on = true): void {
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useLayoutEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [on]);
}

/** Whether a key is meant for the page: nobody is typing, no window is open and no other key is held. */
export function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !isTyping(target) && document.querySelector("dialog[open]") === null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input:not([type=checkbox]), textarea, select") !== null;
}
