import type { IssueSpan, Origin, Severity } from "../../contracts/index.ts";
import type { Evaluation } from "./evaluator.ts";
import type { Loss, StyleIssueType } from "./measure.ts";
import type { NamedLoss, WeighedScore } from "./weigh-measures.ts";

const MEDIUM_FROM = 0.06;
const HIGH_FROM = 0.12;
const PLACES_SHOWN = 5;

/** Everything one measure cost. The losses of all measures add up to 1 − score. */
export interface MeasureLoss {
  readonly measure: string;
  readonly issue_type: StyleIssueType;
  readonly weight: number;
  readonly loss: number;
  readonly count: number;
  /** The most costly places. */
  readonly places: readonly { start_char: number; end_char: number; value: number; loss: number }[];
}

/** Turns weighed measures into an evaluation: issues with spans, and the full account of the lost score. */
export function embeddedEvaluation(
  weighed: WeighedScore,
  weights: Readonly<Record<string, number>>,
  messageOf: (loss: Loss) => string,
  details: Readonly<Record<string, unknown>>,
): Evaluation {
  const measures = lossesByMeasure(weighed.losses, weights);
  return {
    status: "ok",
    score: weighed.score,
    issues: weighed.named.map((named) => issueOf(named, "embedded", messageOf)),
    details: { ...details, measures },
  };
}

/** A named loss as an issue; its message, measure and place are those of the costliest part. */
export function issueOf({ top, loss, soft }: NamedLoss, origin: Origin, messageOf: (loss: Loss) => string): IssueSpan {
  return {
    start_char: top.start,
    end_char: top.end,
    message: messageOf(top),
    severity: soft ? "low" : severityOf(loss),
    issue_type: top.issue_type,
    origin,
    metric: top.key,
    metric_value: top.value,
  };
}

function severityOf(loss: number): Severity {
  if (loss >= HIGH_FROM) return "high";
  return loss >= MEDIUM_FROM ? "medium" : "low";
}

function lossesByMeasure(losses: readonly Loss[], weights: Readonly<Record<string, number>>): MeasureLoss[] {
  const groups = new Map<string, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(loss.key);
    if (group === undefined) groups.set(loss.key, [loss]);
    else group.push(loss);
  }
  return [...groups]
    .map(([measure, group]) => ({
      measure,
      issue_type: group[0]!.issue_type,
      weight: weights[measure] ?? 0,
      loss: group.reduce((sum, { loss }) => sum + loss, 0),
      count: group.length,
      places: group
        .slice(0, PLACES_SHOWN)
        .map(({ start, end, value, loss }) => ({ start_char: start, end_char: end, value, loss })),
    }))
    .sort((a, b) => b.loss - a.loss || (a.measure < b.measure ? -1 : 1));
}
