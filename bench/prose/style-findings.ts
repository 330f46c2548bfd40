import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../../packages/core/src/judges/coherence/index.ts";
import {
  createReadabilityAgent,
  embeddedReadabilityEvaluator,
} from "../../packages/core/src/judges/readability/index.ts";
import { packOf, segmentSentences } from "../../packages/core/src/text/index.ts";
import type { ProseRow } from "./read-prose.ts";
import { type Twin, twinsOf } from "./twins.ts";

const AGENTS = {
  coherence: createCoherenceAgent(embeddedCoherenceEvaluator),
  readability: createReadabilityAgent(embeddedReadabilityEvaluator),
};

/** A remark of a judge of style on a text. */
interface StyleRemark {
  readonly id: string;
  readonly dimension: keyof typeof AGENTS;
  readonly severity: string;
  readonly metric: string;
  readonly words: string;
}

/** What the judges of style say about some texts, and how many sentences these have. */
export interface StyleFindings {
  readonly sentences: number;
  readonly remarks: readonly StyleRemark[];
  /** Mean score by dimension. */
  readonly means: Readonly<Record<keyof typeof AGENTS, number>>;
}

/** Runs both judges over texts, the language left for them to find out. */
export async function styleFindings(rows: readonly ProseRow[]): Promise<StyleFindings> {
  const remarks: StyleRemark[] = [];
  const sums = { coherence: 0, readability: 0 };
  let sentences = 0;
  for (const { id, lang, text, source = "" } of rows) {
    sentences += segmentSentences(text, packOf(lang)).length;
    for (const [name, agent] of Object.entries(AGENTS)) {
      const dimension = name as keyof typeof AGENTS;
      const { score, issue_spans } = await agent.run({ article_text: source, summary_text: text }, { locale: "en" });
      sums[dimension] += (score ?? 0) / rows.length;
      for (const { severity, metric = "", start_char, end_char } of issue_spans) {
        remarks.push({ id, dimension, severity, metric, words: text.slice(start_char, end_char) });
      }
    }
  }
  return { sentences, remarks, means: sums };
}

/** How twins of good paragraphs fared: how many there are by damage, and those that score no lower than the original. */
export interface TwinScores {
  readonly counts: ReadonlyMap<string, number>;
  readonly missed: readonly { readonly damage: string; readonly id: string; readonly text: string }[];
}

/** Scores each paragraph and its damaged twins beside the paragraph as their source. */
export async function twinScores(rows: readonly ProseRow[]): Promise<TwinScores> {
  const counts = new Map<string, number>();
  const missed: { damage: string; id: string; text: string }[] = [];
  for (const row of rows) {
    const scoreOf = async ({ dimension, text }: Pick<Twin, "dimension" | "text">) =>
      (await AGENTS[dimension].run({ article_text: row.text, summary_text: text }, { language: row.lang })).score ?? 0;
    const whole = { coherence: 0, readability: 0 };
    for (const dimension of ["coherence", "readability"] as const) {
      whole[dimension] = await scoreOf({ dimension, text: row.text });
    }
    for (const twin of twinsOf(row)) {
      const { damage, dimension, text } = twin;
      counts.set(damage, (counts.get(damage) ?? 0) + 1);
      if ((await scoreOf(twin)) >= whole[dimension]) missed.push({ damage, id: row.id, text });
    }
  }
  return { counts, missed };
}

/** The share of sentences with a remark of a severity. */
export function shareOf({ sentences, remarks }: StyleFindings, severity: string): number {
  return remarks.filter((remark) => remark.severity === severity).length / sentences;
}
