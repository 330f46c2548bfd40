export { createCoherenceAgent } from "../judges/coherence/coherence-agent.ts";
export { embeddedCoherenceEvaluator } from "../judges/coherence/embedded/embedded-coherence-evaluator.ts";
export { createLLMCoherenceEvaluator } from "../judges/coherence/llm-coherence-evaluator.ts";
