import { isForPage, useKeydown } from "../browser/index.ts";

/** What each key does; keys are the characters typed. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Listens to single keys while nobody is typing, no window is open and no other key is held. */
export function useShortcuts(keys: Shortcuts, on: boolean): void {
  useKeydown((event) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act === undefined || event.repeat || !isForPage(event)) return;
    event.preventDefault();
    act();
  }, on);
}
