import { Button, Checkbox, Dialog } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

const KEYS = [
  ["j", "review.key_j"],
  ["k", "review.key_k"],
  ["a", "review.key_a"],
  ["r", "review.key_r"],
  ["n", "review.key_n"],
  ["u", "review.key_u"],
  ["?", "review.key_help"],
] as const;

/** All keys of the queue, and a switch for whoever does not want them. */
export function ShortcutHelp({
  on,
  onSwitch,
  onClose,
}: {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t("review.keys_title")}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t("design.close")}
        </Button>
      }
    >
      <div className="stack">
        <dl className="review-keys">
          {KEYS.map(([key, says]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(says)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t("review.keys_on")} checked={on} onTick={onSwitch} />
        <p className="soft small">{t("review.keys_hint")}</p>
      </div>
    </Dialog>
  );
}
