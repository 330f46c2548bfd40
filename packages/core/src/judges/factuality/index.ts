export type { ClaimExtractor, ExtractedClaim, ExtractionOutcome, ExtractionRequest } from "./claim-extractor.ts";
export type { ClaimJudge, ClaimToJudge, JudgeRequest, ProposedVerdict } from "./claim-judge.ts";
export {
  type ClaimVerifier,
  createClaimVerifier,
  type Verification,
  type VerificationOptions,
} from "./claim-verifier.ts";
export { embeddedFactuality } from "./embedded/embedded-backend.ts";
export { createEvidenceRetriever, type EvidenceRetriever, type RetrievalOptions } from "./evidence-retriever.ts";
export {
  createFactualityAgent,
  type ErrorEstimateRequest,
  type FactualityAgent,
  type FactualityBackend,
  type FactualityInput,
  type FactualityOptions,
  type FactualityResult,
} from "./factuality-agent.ts";
export { type GateDecision, type GateInput, type GateOptions, gate, type ProposedLabel } from "./gate.ts";
export { modelFactuality } from "./model/model-backend.ts";
export { type EvidenceSelection, selectEvidence } from "./select-evidence.ts";
export { type ComparedText, type ComparedWord, readSourceText, type SourceText } from "./source-text.ts";
