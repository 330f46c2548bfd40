import { Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** A run whose judges could not finish, or that somebody called off: this says nothing about the text. */
export function RunFailure({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const calledOff = code === "run_cancelled";
  return (
    <div className="error-state" role={calledOff ? "status" : "alert"}>
      <Icon name={calledOff ? "info" : "warning"} className="error-icon" />
      <div className="error-body">
        <p className="error-title">{t(calledOff ? "runs.cancelled" : "runs.broken")}</p>
        {!calledOff && (
          <p className="error-code">
            <code>{code}</code>
          </p>
        )}
      </div>
    </div>
  );
}
