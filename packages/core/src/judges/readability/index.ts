export { embeddedReadabilityEvaluator } from "./embedded/embedded-readability-evaluator.ts";
export { measureReadability } from "./embedded/measure-readability.ts";
export { READABILITY_MEASURES } from "./embedded/readability-measures.ts";

export * from "./formulas/index.ts";

export {
  createLLMReadabilityEvaluator,
  ISSUE_REQUIRED_BELOW,
  readPromptVersion,
} from "./llm-readability-evaluator.ts";
export { createReadabilityAgent, ISSUE_FALLBACK_THRESHOLD, type ReadabilityAgent } from "./readability-agent.ts";
