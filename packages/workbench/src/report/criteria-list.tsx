import type { CriteriaResult } from "../api/index.ts";
import { Badge, Card, type IconName, type Tone } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Item = CriteriaResult["items"][number];

const LOOK: Readonly<Record<Item["state"], readonly [Tone, IconName]>> = {
  met: ["good", "tick"],
  not_met: ["bad", "cross"],
  unclear: ["unsure", "question"],
};

/** The caller's own criteria: what became of each, and the words of the text that decide it. */
export function CriteriaList({ criteria }: { readonly criteria: CriteriaResult }) {
  const { t } = useTranslation();
  const { counts, items, error } = criteria;
  const title = `${t("design.dimension_criteria")} · ${t("report.criteria_met", { met: counts.met, total: items.length })}`;
  return (
    <Card title={title}>
      {error?.code === "criteria_need_model" && <p>{t("report.criteria_need_model")}</p>}
      <ul className="sentences">
        {items.map(({ id, text, state, quote, reason }) => {
          const [tone, icon] = LOOK[state];
          return (
            <li key={id} dir="auto">
              <Badge tone={tone} icon={icon}>
                {t(`report.criterion_${state}`)}
              </Badge>{" "}
              {text} {quote && <q className="item-words">{quote.text}</q>}
              {reason && <span className="soft small">{t(`report.unclear_${reason}`)}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
