export type { Combination } from "./combine-scores.ts";
export { type CommitteeOptions, createCommittee } from "./committee.ts";

export type { Evaluation, Evaluator, JudgeInput, JudgeOptions } from "./evaluator.ts";
export { flipRate } from "./flip-rate.ts";
export { readJudgedText } from "./judged-text.ts";
export type { Measure, MeasureTable } from "./measure.ts";
export type { ModelJudgeOptions } from "./model-evaluator.ts";

export { stylePromptVersion } from "./prompt-version.ts";
export { weighMeasures } from "./weigh-measures.ts";
