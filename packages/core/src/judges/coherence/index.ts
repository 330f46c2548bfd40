export { createCoherenceAgent } from "./coherence-agent.ts";
export { COHERENCE_MEASURES } from "./embedded/coherence-measures.ts";
export { embeddedCoherenceEvaluator } from "./embedded/embedded-coherence-evaluator.ts";
export { measureCoherence } from "./embedded/measure-coherence.ts";
export { createLLMCoherenceEvaluator } from "./llm-coherence-evaluator.ts";
