import {
  CheckRequest,
  DecisionCase,
  ExplainabilityInput,
  isScoreResultsData,
  RerankRequest,
  ScoreResultsData,
} from "@beleg/core/contracts";
import type { z } from "zod";
import { CheckBatch } from "./check-batch.ts";
import { CohereRerankRequest } from "./cohere.ts";
import { DocumentFile } from "./document-file.ts";
import { NewEvaluation } from "./evaluation.ts";
import { NewDocument, SourceContent } from "./rerank-run.ts";
import { NewRun } from "./run.ts";

/** The contracts of bodies that may be long, by operation: another thread reads by them. */
const BODIES = {
  check: () => CheckRequest,
  checkBatch: () => CheckBatch,
  buildReport: () => ExplainabilityInput,
  createRun: () => NewRun,
  rerank: rerankBody,
  rerankAsCohereV2: () => CohereRerankRequest,
  addSourceContent: () => SourceContent,
  ingestDocument: () => NewDocument,
  decide: () => DecisionCase,
  createEvaluation: () => NewEvaluation,
  readDocument: () => DocumentFile,
} satisfies Record<string, (body: unknown) => z.ZodType>;

export type BodyName = keyof typeof BODIES;

export function isBodyName(name: string): name is BodyName {
  return Object.hasOwn(BODIES, name);
}

/** The contract of an operation's body. */
export function bodyContract(name: BodyName, body: unknown): z.ZodType {
  return BODIES[name](body);
}

/** Whoever made a mistake in one kind of body is told about that one, not about what the other kind lacks. */
export function rerankBody(body: unknown): typeof RerankRequest | typeof ScoreResultsData | typeof CohereRerankRequest {
  if (isCohere(body)) return CohereRerankRequest;
  return isScoreResultsData(body) ? ScoreResultsData : RerankRequest;
}

export function isCohere(body: unknown): body is CohereRerankRequest {
  return typeof body === "object" && body !== null && "documents" in body;
}
