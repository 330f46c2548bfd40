import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { useTranslation } from "../locales/index.ts";
import { Icon } from "./icon.tsx";

type Toast = { readonly id: number; readonly text: string; readonly tone: "good" | "bad" };
type Say = (text: string, tone?: Toast["tone"]) => void;

const Context = createContext<Say>(() => {});
const STAYS_MS = 6000;

/** Short news at the edge of the window, read out by screen readers. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
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
  return (
    <Context value={say}>
      {children}
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
    </Context>
  );
}

/** `const say = useToast(); say(t("runs.deleted"))`. */
export function useToast(): Say {
  return useContext(Context);
}
