import type { RerankEnvelope } from "../api/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { ExplainedRun } from "./explained-run.ts";
import { closedGaps } from "./facets.ts";

/** The run in five figures. */
export function RunFigures({ run, envelope }: { readonly run: ExplainedRun; readonly envelope: RerankEnvelope }) {
  const { t, number } = useTranslation();
  const chosen = run.ranked.filter((one) => one.chosen).length;
  const closed = closedGaps(envelope.result);
  const { diversity } = envelope.flags.debug.fusion;
  const figures = [
    [t("rerank.figure_chosen"), `${number(chosen)} / ${number(run.ranked.length + run.dropped.length)}`],
    [t("rerank.figure_dropped"), number(run.dropped.length)],
    [t("rerank.figure_kinds"), diversity ? `${number(diversity.achieved)} / ${number(diversity.requested)}` : "–"],
    [t("rerank.figure_gaps"), number(closed.length)],
    [t("rerank.figure_risks"), number(run.ranked.filter(({ item }) => item.risk_flags.length > 0).length)],
  ] as const;
  return (
    <dl className="rerank-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
