import { useId, useState } from "react";
import { call, type ReviewItem, useAction } from "../api/index.ts";
import { Button, Dialog, ErrorState, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/**
 * Lets one disallowed address in, with a reason, as a record of its own. It adds nothing by itself: the address goes
 * among the further addresses, and the decision that names it brings it in.
 */
export function OverrideDialog({
  item,
  url: asked,
  name,
  onName,
  onDone,
  onClose,
}: {
  readonly item: ReviewItem;
  /** The address, where it is known already. */
  readonly url: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onDone: (url: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const [url, setUrl] = useState(asked);
  const [reason, setReason] = useState("");
  const record = useAction(async () => {
    const body = { url: url.trim(), reason: reason.trim(), actor: name.trim() };
    await call("overrideDisallowed", { path: { id: item.review_id }, body });
    onDone(body.url);
  });
  return (
    <Dialog
      title={t("review.override_title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("design.cancel")}</Button>
          <Button kind="danger" type="submit" form={form} busy={record.busy}>
            {t("review.override_confirm")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void record.run();
        }}
      >
        <p>{t("review.override_text")}</p>
        {record.failure && <ErrorState failure={record.failure} />}
        <Field label={t("review.override_url")}>
          {(props) => (
            <input
              {...props}
              className="input"
              type="url"
              required
              pattern="https?://.+"
              maxLength={4096}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <Field label={t("review.override_reason")} hint={t("review.override_reason_hint")}>
          {(props) => (
            <textarea
              {...props}
              className="input"
              rows={2}
              required
              maxLength={4000}
              value={reason}
              onChange={({ target }) => {
                // Blanks alone are no reason.
                target.setCustomValidity(
                  target.value !== "" && target.value.trim() === "" ? t("review.needs_reason") : "",
                );
                setReason(target.value);
              }}
            />
          )}
        </Field>
        <Field label={t("review.name")}>
          {(props) => (
            <input
              {...props}
              className="input"
              autoComplete="name"
              required
              maxLength={100}
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
