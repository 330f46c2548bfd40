export { claimAnswer } from "./claim-answer.ts";
export { judgeLabelled } from "./judge-labelled.ts";
export type { ClaimAnswer, LabelledAnswer } from "./labelled-answer.ts";
export { type JudgedSource, measureTrust } from "./measure-trust.ts";
export { type TrustFigure, trustFigures } from "./trust-figures.ts";
export { trustMarkdown } from "./trust-markdown.ts";
