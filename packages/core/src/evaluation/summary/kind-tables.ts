import type { EvaluationSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { MetricValue } from "../../contracts/evaluation/metric.ts";
import type { ConfusionCounts } from "../confusion.ts";
import { readThird } from "./length-thirds.ts";
import type { EvaluationWords } from "./wording.ts";
import type { WordTable } from "./yardstick-table.ts";

const KINDS = ["by_origin", "by_system", "by_lang", "by_length", "by_error_type"] as const;

/** What rows are told apart by. */
type Kind = (typeof KINDS)[number];

/** The figures of each member of a kind: in words, and the first figure for a plot. */
export interface KindTable extends WordTable {
  readonly kind: Kind;
  /** The first figure. */
  readonly metric: string;
  readonly members: readonly { readonly name: string; readonly n: number; readonly value: MetricValue }[];
}

const METRICS = {
  factuality: ["balanced_accuracy", "auroc"],
  coherence: ["spearman", "mae"],
  readability: ["spearman", "mae"],
  spans: ["precision", "recall", "f1"],
  rerank: ["ndcg_at_10", "mrr"],
} as const satisfies Readonly<Record<EvaluationSummary["task"], readonly string[]>>;

type Member = {
  readonly n: number;
  readonly confusion?: ConfusionCounts;
  readonly metrics?: Readonly<Record<string, unknown>>;
};

/** Where the judge is good and where it is blind: a table for each kind that tells rows apart. */
export function kindTables(summary: EvaluationSummary, words: EvaluationWords): readonly KindTable[] {
  return KINDS.flatMap((kind) => {
    const members = Object.entries((summary as Partial<Record<Kind, Readonly<Record<string, Member>>>>)[kind] ?? {});
    // One member is the whole again; one type of error is not, for it says what people called it.
    return members.length < (kind === "by_error_type" ? 1 : 2) ? [] : [kindTable(kind, members, summary, words)];
  });
}

function kindTable(
  kind: Kind,
  members: readonly (readonly [string, Member])[],
  { task }: EvaluationSummary,
  words: EvaluationWords,
): KindTable {
  // Every type stands against all rows without an error: only what it found of its own tells types apart.
  const metrics: readonly [string, ...string[]] = kind === "by_error_type" ? ["recall", "auroc"] : METRICS[task];
  const found = members.map(([key, member], at) => {
    const figures = (member.metrics ?? member) as Readonly<Record<string, MetricValue>>;
    const { confusion } = member;
    return {
      name: kind === "by_length" ? lengthName(key, members[at - 1]?.[0], words) : key,
      n: kind === "by_error_type" && confusion ? confusion.tp + confusion.fn : member.n,
      figures,
      value: figures[metrics[0]]!,
    };
  });
  return {
    kind,
    metric: metrics[0],
    members: found,
    head: ["", words.say("rows"), ...metrics.map(words.metricName)],
    rows: found.map(({ name, n, figures }) => [
      name,
      String(n),
      ...metrics.map((metric) => {
        const value = figures[metric]!;
        return value.value === null
          ? words.say("undefined")
          : `${words.number(value.value)} (${words.interval(value)})`;
      }),
    ]),
  };
}

/** A third in words; the middle one begins where the one before it ends. */
function lengthName(key: string, before: string | undefined, { say }: EvaluationWords): string {
  const third = readThird(key);
  if (third === null) return key;
  const { over, limit } = third;
  if (over) return say("length_over", { limit });
  const from = before === undefined ? undefined : readThird(before)?.limit;
  return from === undefined ? say("length_up_to", { limit }) : say("length_between", { from: from + 1, limit });
}
