import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useQuery } from "../api/index.ts";
import { useKeydown, useRouter } from "../browser/index.ts";
import { Dialog } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { PLACES } from "./routes.ts";

/** How long one may pause while typing before the service is asked. */
const PAUSE_MS = 200;
const MOST = 8;

type Target = { readonly to: string; readonly name: string; readonly kind: string };

/** Ctrl+K or ⌘K from anywhere: a field that leads to any page, run or case. */
export function Palette() {
  const [open, setOpen] = useState(false);
  useKeydown((event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    setOpen(true);
  });
  return open ? <Finder onClose={() => setOpen(false)} /> : null;
}

function Finder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const targets = useTargets(typed.trim());
  const go = (target: Target | undefined) => {
    if (target === undefined) return;
    onClose();
    navigate(target.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + targets.length) % Math.max(1, targets.length));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      go(targets[at]);
    }
  };
  return (
    <Dialog title={t("shell.go_to")} onClose={onClose}>
      <input
        className="input"
        autoFocus
        role="combobox"
        aria-label={t("shell.go_to")}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={targets[at] && `${list}-${at}`}
        placeholder={t("shell.go_to_hint")}
        maxLength={200}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
      />
      <div role="listbox" id={list} aria-label={t("shell.go_to")} className="palette-list">
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above moves through the list and opens its entries
          <div
            key={target.to}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="palette-entry"
            onClick={() => go(target)}
          >
            <span dir="auto">{target.name}</span> <span className="soft small">{target.kind}</span>
          </div>
        ))}
      </div>
      {targets.length === 0 && <p className="soft">{t("shell.go_to_nothing")}</p>}
    </Dialog>
  );
}

/** Pages by their titles, runs by their names and texts, cases by their numbers. */
function useTargets(words: string): readonly Target[] {
  const { t } = useTranslation();
  const asked = useLater(words);
  const runs = useQuery("listRuns", asked === "" ? null : { query: { limit: MOST, q: asked } });
  const cases = useQuery("listDecisions", asked === "" ? null : { query: { limit: 100 } });
  const holds = (name: string) => name.toLowerCase().includes(words.toLowerCase());
  const pages = PLACES.map(({ to, title }) => ({ to, name: t(title), kind: t("shell.page") }));
  const found = [
    ...pages.filter(({ name }) => holds(name)),
    ...(runs.answer?.items ?? []).map(({ id, label }) => ({
      to: `/runs/${id}`,
      name: label ?? t("runs.number", { id }),
      kind: t("runs.run"),
    })),
    ...(cases.answer?.items ?? [])
      .filter(({ transaction_id }) => holds(transaction_id))
      .map(({ transaction_id: id }) => ({
        to: `/decisions/${encodeURIComponent(id)}`,
        name: id,
        kind: t("shell.case"),
      })),
  ];
  return found.slice(0, MOST + PLACES.length);
}

/** A value once it has stood still for a moment. */
function useLater(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
