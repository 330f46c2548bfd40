import type { AgentResult, Claim, Criterion, Dimension, FactualityResult } from "../contracts/index.ts";
import type { CriteriaJudge } from "../judges/criteria/index.ts";
import type { JudgeInput, JudgeOptions } from "../judges/shared/index.ts";
import type { TextPair } from "../text/index.ts";

/** A text to judge and, where there are any, the sources it speaks about. */
export interface CheckInput extends JudgeInput {
  /** What the text must show in the caller's own words; only a language model judges these. */
  readonly criteria?: readonly (string | Criterion)[] | undefined;
}

/** What a check tells its judges. */
export interface RunOptions extends JudgeOptions {
  /** Attach how each claim went through the gate. Defaults to false. */
  readonly debug?: boolean | undefined;
  /** How many claims may stay without a verdict before factuality is `incomplete`. Defaults to 0. */
  readonly maxFailed?: number | undefined;
  /** Hears of each claim as soon as its verdict stands, in any order, and of how many there are. */
  readonly onClaim?: ((claim: Claim, total: number) => void) | undefined;
}

/** One judge of a text: answers with a result, also when it breaks. */
export interface Judge<Result extends AgentResult = AgentResult> {
  run(input: CheckInput, options?: RunOptions): Promise<Result>;
}

/** A judge of texts that were read already. */
export interface TextJudge<Result extends AgentResult = AgentResult> {
  run(texts: TextPair, options?: RunOptions): Promise<Result>;
}

/** What the judge of each dimension answers. */
interface ResultOf extends Record<Dimension, AgentResult> {
  readonly factuality: FactualityResult;
}

/** The judges of a check, by what they judge; a missing one leaves its part of the result out. */
export type Judges = { readonly [Part in Dimension]?: Judge<ResultOf[Part]> | undefined } & OwnCriteria;

/** The same for texts that were read already. */
export type TextJudges = { readonly [Part in Dimension]?: TextJudge<ResultOf[Part]> | undefined } & OwnCriteria;

interface OwnCriteria {
  /** Who judges the criteria of a check; without one they stay unclear, and the text cannot pass. */
  readonly criteria?: CriteriaJudge | undefined;
}
