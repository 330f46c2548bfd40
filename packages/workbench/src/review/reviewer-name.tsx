import { type KeyboardEvent, useState } from "react";
import { Button, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** Who decides: asked for once, then kept in this browser and only shown. */
export function ReviewerName({
  name,
  missing,
  onName,
  onKeyDown,
}: {
  readonly name: string;
  /** Somebody tried to decide without one. */
  readonly missing: boolean;
  readonly onName: (name: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(name.trim() === "");
  if (!editing) {
    return (
      <p className="row review-signer">
        <span>{t("review.signed_as", { name: name.trim() })}</span>
        <Button small kind="quiet" onClick={() => setEditing(true)}>
          {t("review.change_name")}
        </Button>
      </p>
    );
  }
  return (
    <Field
      label={t("review.name")}
      hint={t("review.name_hint")}
      error={missing ? t("review.needs_name") : undefined}
      className="review-signer"
    >
      {(props) => (
        <input
          {...props}
          className="input"
          data-review-name=""
          autoComplete="name"
          required
          maxLength={100}
          onKeyDown={(event) => {
            // Not when the focus leaves: the buttons would move away under a pointer on its way to them.
            if (event.key === "Escape" || event.key === "Enter") setEditing(name.trim() === "");
            onKeyDown(event);
          }}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </Field>
  );
}
