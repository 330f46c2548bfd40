import type { DecisionDetail } from "../api/index.ts";
import { Badge, Card, type IconName, Timestamp, type Tone } from "../design/index.ts";
import { useWords } from "../locales/index.ts";

type Text = DecisionDetail["customer_texts"][number];
const LOOKS: Readonly<Record<Text["status"], readonly [Tone, IconName]>> = {
  in_review: ["neutral", "clock"],
  released: ["info", "right"],
  rejected: ["bad", "cross"],
  sent: ["good", "tick"],
};

/** Everything the customer was told about the case, over all versions, and what the customer thought of it. */
export function CustomerTexts({ texts }: { readonly texts: readonly Text[] }) {
  const { t } = useWords();
  return (
    <Card title={t("decisions.told")}>
      {texts.length === 0 ? (
        <p className="soft">{t("decisions.told_none")}</p>
      ) : (
        <ol className="decision-told">
          {texts.map((text) => (
            <Told key={text.id} text={text} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Told({ text }: { readonly text: Text }) {
  const { t, known } = useWords();
  const [tone, icon] = LOOKS[text.status];
  const { variant } = text;
  return (
    <li className="decision-told-item">
      <p className="row small">
        <Badge tone={tone} icon={icon}>
          {t(`decisions.text_${text.status}`)}
        </Badge>
        <span className="soft">{t("decisions.version", { version: text.version })}</span>
        <span className="soft">{known(`decisions.source_${text.source}`, text.source)}</span>
        {variant !== null && <span className="soft">{known(`decisions.style_${variant}`, variant)}</span>}
        <Timestamp at={text.updated_at} exact />
      </p>
      <blockquote className="decision-letter" lang={text.locale}>
        {text.text}
      </blockquote>
      {text.feedback.length === 0 ? (
        <p className="soft small">{t("decisions.feedback_none")}</p>
      ) : (
        <ul className="decision-feedback">
          {text.feedback.map(({ rating, comment, created_at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ratings have no id, and none is ever taken away
            <li key={`${created_at} ${index}`} className="row">
              <Stars rating={rating} />
              {comment !== null && <q lang={text.locale}>{comment}</q>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { t } = useWords();
  return (
    <span className="decision-stars">
      <span aria-hidden="true">
        {"★".repeat(rating)}
        {"☆".repeat(Math.max(0, 5 - rating))}
      </span>
      <span className="hidden-text">{t("decisions.stars", { rating })}</span>
    </span>
  );
}
