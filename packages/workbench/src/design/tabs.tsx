import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

/** One tab with what it shows. */
export type Tab = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

/** Tabs: arrow keys, Home and End move between them. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current?.id);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            className="tab"
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {current && (
        <div
          className="tab-panel"
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reached by the keyboard
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
