export type { Cache } from "./cache.ts";
export type { Clock, Delay } from "./clock.ts";
export { enforceSchema } from "./enforce-schema.ts";
export { followsSchema } from "./follows-schema.ts";
export type {
  LanguageModel,
  ModelAnswer,
  ModelFailure,
  ModelMessage,
  ModelOutcome,
  ModelRequest,
} from "./language-model.ts";
export { MODEL_FAILURE_CODES, type ModelFailureCode, RETRYABLE_FAILURES } from "./model-failure.ts";
export { noModel } from "./no-model.ts";
export { type PaceOptions, type Pause, takeTurns, turnsAfter } from "./pause.ts";
export type { Random } from "./random.ts";
export { type AnswerReading, readAnswer } from "./read-answer.ts";
export { type RenderedPrompt, renderPrompt } from "./render-prompt.ts";
export { type Script, type ScriptedAnswer, type ScriptedModel, scriptedModel } from "./scripted-model.ts";
export { noTracer, type TraceAttributes, type Tracer, type TraceSpan } from "./tracer.ts";
export type { UntrustedBlock } from "./untrusted.ts";
export { addUsage, type ModelUsage, NO_USAGE } from "./usage.ts";
export type { Verifier, VerifierScores } from "./verifier.ts";
export { boundedSchema, type WireSchema, wireSchema } from "./wire-schema.ts";
