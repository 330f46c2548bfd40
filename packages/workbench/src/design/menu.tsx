import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** A button that unfolds a short list of choices; a click elsewhere or Escape folds it again. */
export function Menu({
  label,
  icon,
  children,
}: {
  readonly label: string;
  readonly icon: IconName;
  /** Buttons or links. */
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = (event: Event) => {
      const { current } = box;
      if (!current?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (event instanceof KeyboardEvent ? !isEscape : current.contains(event.target as Node)) return;
      current.open = false;
      if (isEscape) current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", fold);
    document.addEventListener("keydown", fold);
    return () => {
      document.removeEventListener("click", fold);
      document.removeEventListener("keydown", fold);
    };
  }, []);
  return (
    <details className="menu no-print" ref={box}>
      <summary className="button button-plain">
        <Icon name={icon} />
        {label}
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
