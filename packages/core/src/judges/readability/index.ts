export { embeddedReadabilityEvaluator } from "./embedded/embedded-readability-evaluator.ts";
export { measureReadability } from "./embedded/measure-readability.ts";
export { readabilityWeights } from "./embedded/weights-of.ts";
export * from "./formulas/index.ts";
export { readabilityHeuristics } from "./heuristics.ts";
export {
  createLLMReadabilityEvaluator,
  ISSUE_REQUIRED_BELOW,
  READABILITY_PROMPT_VERSION,
  readPromptVersion,
} from "./llm-readability-evaluator.ts";
export { createReadabilityAgent, ISSUE_FALLBACK_THRESHOLD, type ReadabilityAgent } from "./readability-agent.ts";
