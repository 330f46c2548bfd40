import { Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** A run whose judges could not finish: this says nothing about the text. */
export function RunFailure({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <div className="error-state" role="alert">
      <Icon name="warning" className="error-icon" />
      <div className="error-body">
        <p className="error-title">{t("runs.broken")}</p>
        <p className="error-code">
          <code>{code}</code>
        </p>
      </div>
    </div>
  );
}
