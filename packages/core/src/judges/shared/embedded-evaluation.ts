import type { IssueSpan, Origin } from "../../contracts/index.ts";
import type { Evaluation } from "./evaluator.ts";
import type { Loss, MeasureTable, StyleIssueType, Weights } from "./measure.ts";
import type { NamedFlaw, WeighedScore } from "./weigh-measures.ts";

const PLACES_SHOWN = 5;

/** Everything one measure cost. The losses of all measures add up to 1 − score. */
export interface MeasureLoss {
  readonly measure: string;
  /** An estimate is no flaw: it goes along with what people rate lower, and no issue tells of it. */
  readonly kind: "flaw" | "estimate";
  /** Only of flaws. */
  readonly issue_type?: StyleIssueType;
  readonly weight: number;
  readonly loss: number;
  readonly count: number;
  /** The most costly places. */
  readonly places: readonly { start_char: number; end_char: number; value: number; loss: number }[];
}

/** What a judge knows beside the score: what its measures are, what each weighs, how it speaks. */
export interface Account {
  readonly table: MeasureTable;
  readonly weights: Weights;
  readonly messageOf: (loss: Loss) => string;
  /** Says in plain words that so many points are an estimate and no flaw. */
  readonly onEstimate: (points: string) => string;
}

/** Turns weighed measures into an evaluation: issues with spans, and the full account of the lost score. */
export function embeddedEvaluation(
  weighed: WeighedScore,
  account: Account,
  details: Readonly<Record<string, unknown>>,
): Evaluation {
  const measures = lossesByMeasure(weighed.losses, account);
  const estimated = measures.filter(({ kind }) => kind === "estimate").reduce((sum, { loss }) => sum + loss, 0);
  return {
    status: "ok",
    score: weighed.score,
    issues: weighed.named.map((named) => issueOf(named, "embedded", account.messageOf)),
    ...(estimated > 0 && { explanation: account.onEstimate(estimated.toFixed(2)) }),
    details: { ...details, measures },
  };
}

/** A flaw as an issue; its message, measure and place are those of the costliest part. */
export function issueOf({ top, flaw }: NamedFlaw, origin: Origin, messageOf: (loss: Loss) => string): IssueSpan {
  return {
    start_char: top.start,
    end_char: top.end,
    message: messageOf(top),
    severity: flaw.severity,
    issue_type: flaw.issue_type,
    origin,
    metric: top.key,
    metric_value: top.value,
  };
}

function lossesByMeasure(losses: readonly Loss[], { table, weights }: Account): MeasureLoss[] {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(loss.key);
    if (group === undefined) groups.set(loss.key, [loss]);
    else group.push(loss);
  }
  return [...groups]
    .map(([measure, group]) => ({
      measure,
      ...table[measure]!,
      weight: weights[measure] ?? 0,
      loss: group.reduce((sum, { loss }) => sum + loss, 0),
      count: group.length,
      places: group
        .slice(0, PLACES_SHOWN)
        .map(({ start, end, value, loss }) => ({ start_char: start, end_char: end, value, loss })),
    }))
    .sort((a, b) => b.loss - a.loss || (a.measure < b.measure ? -1 : 1));
}
