import type { ReactNode } from "react";
import type { CallFailure } from "../api/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  icon = "info",
  title,
  children,
  action,
}: {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="state">
      <Icon name={icon} className="state-icon" />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}

/** What a failure means, in the user's language. Errors whose advice is for the command line have words of our own. */
export function failureText({ t, known }: Pick<Translation, "t" | "known">, failure: CallFailure): string {
  if (failure.kind === "offline") return t("design.offline");
  if (failure.kind === "unreadable") return t("design.unreadable", { status: failure.status });
  const { code, detail } = failure.problem;
  return known(`design.error_${code}`, detail.charAt(0).toUpperCase() + detail.slice(1));
}

/** Something went wrong: what, where in the input, and a way to try again. Announced at once. */
export function ErrorState({ failure, onRetry }: { readonly failure: CallFailure; readonly onRetry?: () => void }) {
  const words = useTranslation();
  const { t } = words;
  const problem = failure.kind === "problem" ? failure.problem : null;
  const places = problem?.errors ?? [];
  return (
    <div className="error-state" role="alert">
      <Icon name="warning" className="error-icon" />
      <div className="error-body">
        <p className="error-title">{failureText(words, failure)}</p>
        {places.length > 0 && (
          <ul className="error-list">
            {places.slice(0, 10).map(({ path, detail }) => (
              <li key={`${path} ${detail}`}>{detail}</li>
            ))}
          </ul>
        )}
        {problem && (
          <p className="error-code">
            <code>{problem.code}</code> · {t("design.request_id")} <code>{problem.request_id}</code>
          </p>
        )}
        {onRetry && (
          <Button small icon="refresh" onClick={onRetry}>
            {t("design.retry")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A bug of ours on this page. */
export function CrashState() {
  const { t } = useTranslation();
  return (
    <div className="error-state" role="alert">
      <Icon name="warning" className="error-icon" />
      <div className="error-body">
        <p className="error-title">{t("design.crashed")}</p>
        <Button small icon="refresh" onClick={() => location.reload()}>
          {t("design.reload")}
        </Button>
      </div>
    </div>
  );
}

/** Something is on its way. */
export function Loading({ label }: { readonly label?: string }) {
  const { t } = useTranslation();
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {label ?? t("design.loading")}
    </div>
  );
}
