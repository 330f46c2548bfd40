import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { useTranslation } from "../locales/index.ts";
import { Icon } from "./icon.tsx";

type Toast = { readonly id: number; readonly text: string; readonly tone: "good" | "bad" };
type Say = (text: string, tone?: Toast["tone"]) => void;

type Shown = { readonly toasts: readonly Toast[]; readonly drop: (id: number) => void };

const Context = createContext<Say>(() => {});
const ShownContext = createContext<Shown>({ toasts: [], drop: () => {} });
const STAYS_MS = 6000;

/** Keeps short news for a while; `Toasts` shows them. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const say = useCallback<Say>(
    (text, tone = "good") => {
      last.current += 1;
      const id = last.current;
      setToasts((all) => [...all.slice(-2), { id, text, tone }]);
      setTimeout(() => drop(id), STAYS_MS);
    },
    [drop],
  );
  const shown = useMemo(() => ({ toasts, drop }), [toasts, drop]);
  return (
    <Context value={say}>
      <ShownContext value={shown}>{children}</ShownContext>
    </Context>
  );
}

/** Short news, read out by screen readers. They have a place of their own in the navigation, so that they cover no button. */
export function Toasts() {
  const { t } = useTranslation();
  const { toasts, drop } = useContext(ShownContext);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={`toast tone-${tone}`}>
          <Icon name={tone === "good" ? "tick" : "warning"} />
          <span>{text}</span>
          <button type="button" className="toast-close" onClick={() => drop(id)}>
            <Icon name="close" />
            <span className="hidden-text">{t("design.close")}</span>
          </button>
        </div>
      ))}
    </div>
  );
}

/** `const say = useToast(); say(t("runs.deleted"))`. */
export function useToast(): Say {
  return useContext(Context);
}
