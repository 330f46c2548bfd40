export type { JudgeLexicon } from "./lexicon.ts";
export { lexiconOf } from "./lexicon-of.ts";
