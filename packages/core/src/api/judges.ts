export { type CoherenceAgent, createCoherenceAgent } from "../judges/coherence/coherence-agent.ts";
export { embeddedCoherenceEvaluator } from "../judges/coherence/embedded/embedded-coherence-evaluator.ts";
export { createLLMCoherenceEvaluator } from "../judges/coherence/llm-coherence-evaluator.ts";
export { type CriteriaJudge, createCriteriaJudge } from "../judges/criteria/index.ts";
export {
  type ClaimExtractor,
  type ClaimJudge,
  createFactualityAgent,
  embeddedFactuality,
  type FactualityAgent,
  type FactualityBackend,
  type FactualityOptions,
  FEWEST_VERDICTS,
  type JudgeTrust,
  judgeTrust,
  modelClaimJudge,
  modelFactuality,
  PROMPT_VERSION,
  verifiedClaimJudge,
  verifiedFactuality,
} from "../judges/factuality/index.ts";
export {
  createLLMReadabilityEvaluator,
  createReadabilityAgent,
  embeddedReadabilityEvaluator,
  type ReadabilityAgent,
} from "../judges/readability/index.ts";
export {
  type Combination,
  type CommitteeOptions,
  createCommittee,
  type Evaluation,
  type Evaluator,
  flipRate,
  type JudgeInput,
  type JudgeOptions,
  type ModelJudgeOptions,
  stylePromptVersion,
} from "../judges/shared/index.ts";
export { type GivenVerdicts, trustSentences } from "../report/trust/trust-sentences.ts";
export { percent, type TrustWords, trustWords } from "../report/trust/trust-words.ts";
export {
  type ClaimAnswer,
  claimAnswer,
  type JudgedSource,
  judgeLabelled,
  type LabelledAnswer,
  measureTrust,
  type TrustFigure,
  trustFigures,
  trustMarkdown,
} from "../trust/index.ts";
