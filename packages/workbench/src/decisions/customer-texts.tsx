import { Card, TextLanguage, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Letter } from "./letter.tsx";
import { type CustomerText, TextStatus } from "./text-status.tsx";

/** Everything the customer was told about the case, over all versions, and what the customer thought of it. */
export function CustomerTexts({
  texts,
  shown,
}: {
  readonly texts: readonly CustomerText[];
  /** The one the page already shows. */
  readonly shown: CustomerText | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Card title={t("decisions.customer_texts")}>
      {texts.length === 0 ? (
        <p className="soft">{t("decisions.customer_texts_none")}</p>
      ) : (
        <ol className="decision-sent">
          {texts.map((text) => (
            <SentText key={text.id} text={text} isShown={text.id === shown?.id} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function SentText({ text, isShown }: { readonly text: CustomerText; readonly isShown: boolean }) {
  const { t, known } = useTranslation();
  const { variant } = text;
  return (
    <li className="decision-sent-item">
      <p className="row small">
        <TextStatus status={text.status} />
        <span className="soft">{t("decisions.version", { version: text.version })}</span>
        <span className="soft">{known(`decisions.source_${text.source}`, text.source)}</span>
        {variant !== null && <span className="soft">{known(`decisions.style_${variant}`, variant)}</span>}
        <Timestamp at={text.updated_at} exact />
        <TextLanguage lang={text.locale} />
      </p>
      {isShown ? (
        <a className="small" href="#letter">
          {t("decisions.letter_above")}
        </a>
      ) : (
        <blockquote>
          <Letter text={text.text} lang={text.locale} />
        </blockquote>
      )}
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
