import type { DecisionDetail } from "../api/index.ts";
import { Badge, Card, type IconName, Timestamp, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Text = DecisionDetail["customer_texts"][number];
const LOOKS: Readonly<Record<Text["status"], readonly [Tone, IconName]>> = {
  in_review: ["neutral", "clock"],
  released: ["info", "right"],
  rejected: ["bad", "cross"],
  sent: ["good", "tick"],
};

/** Everything the customer was told about the case, over all versions, and what the customer thought of it. */
export function CustomerTexts({ texts }: { readonly texts: readonly Text[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t("decisions.customer_texts")}>
      {texts.length === 0 ? (
        <p className="soft">{t("decisions.customer_texts_none")}</p>
      ) : (
        <ol className="decision-sent">
          {texts.map((text) => (
            <SentText key={text.id} text={text} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function SentText({ text }: { readonly text: Text }) {
  const { t, known } = useTranslation();
  const [tone, icon] = LOOKS[text.status];
  const { variant } = text;
  return (
    <li className="decision-sent-item">
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
  const { t } = useTranslation();
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
