import type { TraceAttributes } from "@beleg/core";
import { requireContract } from "@beleg/core/contracts";
import type { ContextRetriever, RetrievalRequest } from "@beleg/core/rerank";
import type { Locale } from "@beleg/core/text";
import type { Reranker } from "../../rerank/index.ts";
import type { Settings } from "../../settings/index.ts";
import { rerankAttributes } from "../../telemetry/index.ts";
import type { Ask, OpenTask } from "../../threads/task.ts";
import { type BodyName, bodyContract } from "../contracts/bodies.ts";
import { type EvaluationReader, evaluationReader } from "../evaluations/read-evaluation.ts";
import { digestOf } from "../idempotency/request-digest.ts";
import { parseBody } from "../parse-body.ts";
import { type ReportOrder, writeReport } from "../report/write-report.ts";
import { answerRerank, type RerankOrder } from "../rerank/answer-rerank.ts";
import { type ModelQuestion, modelByAsking } from "./model-by-asking.ts";

/** Something a thread can be asked to do. */
export type HeavyRow =
  | {
      readonly kind: "body";
      readonly bytes: Uint8Array;
      readonly contract: BodyName | null;
      readonly head: string | null;
    }
  | { readonly kind: "rerank-body"; readonly bytes: Uint8Array; readonly order: RerankOrder }
  | { readonly kind: "report"; readonly order: ReportOrder }
  | { readonly kind: "rerank"; readonly body: unknown; readonly locale: Locale | undefined }
  | { readonly kind: "evaluation"; readonly call: EvaluationCall };

/** A question to the predictions of an evaluation, with its arguments. */
export type EvaluationCall = {
  [Name in keyof EvaluationReader]: { readonly name: Name; readonly args: Parameters<EvaluationReader[Name]> };
}[keyof EvaluationReader];

/** What a long body says, and the digest of its request where one was asked for. */
export type ReadBody = { readonly value: unknown; readonly digest: string | undefined };

/** The answer to a long rerank, and what telemetry may know of it. */
export type LongRerank = { readonly json: Uint8Array; readonly attributes: TraceAttributes };

/** What the thread asks whoever serves: both are with that thread. */
export type HeavyQuestion =
  | { readonly kind: "retrieve"; readonly request: Omit<RetrievalRequest, "signal"> }
  | ModelQuestion;

/** What the thread is opened with. */
export type HeavyTaskData = {
  readonly settings: Settings;
  /** The name of the model of the process; undefined where there is none. */
  readonly model: string | undefined;
};

/** What would hold up the thread that serves requests. */
export const openTask: OpenTask<HeavyTaskData, HeavyRow, unknown> = (data, ask) => {
  let reranker: Promise<Reranker> | undefined;
  return async (row) => {
    if (row.kind === "evaluation") return readEvaluation(row.call);
    if (row.kind === "report") return writeReport(row.order);
    if (row.kind === "body") return readBody(row.bytes, row.contract, row.head);
    reranker ??= openReranker(data, ask);
    if (row.kind === "rerank") return (await reranker)(row.body, undefined, row.locale);
    return rerankLong(parseBody(asBuffer(row.bytes)), row.order, await reranker);
  };
};

function readEvaluation({ name, args }: EvaluationCall): unknown {
  const answer = evaluationReader[name] as (...args: unknown[]) => unknown;
  return answer(...args);
}

function readBody(bytes: Uint8Array, contract: BodyName | null, head: string | null): ReadBody {
  const body = parseBody(asBuffer(bytes), contract);
  const value = contract === null ? body : requireContract(bodyContract(contract, body), body);
  return { value, digest: head === null ? undefined : digestOf(head, value) };
}

/** The answer as the bytes that are sent: reading a long one only to write it again would hold up every other request. */
async function rerankLong(body: unknown, order: RerankOrder, rerank: Reranker): Promise<LongRerank> {
  let attributes: TraceAttributes = {};
  const answer = await answerRerank(body, order, async (...request) => {
    const envelope = await rerank(...request);
    attributes = rerankAttributes(envelope);
    return envelope;
  });
  return { json: new TextEncoder().encode(JSON.stringify(answer)), attributes };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A reranker whose collection and model are with the thread that serves. */
async function openReranker({ settings, model: name }: HeavyTaskData, ask: Ask): Promise<Reranker> {
  const { createReranker } = await import("../../rerank/create-reranker.ts");
  const retriever: ContextRetriever = async ({ signal: _signal, ...request }) => {
    const found = await ask({ kind: "retrieve", request } satisfies HeavyQuestion);
    if (!Array.isArray(found)) throw new Error("no retrieval");
    return found;
  };
  const model = name === undefined ? undefined : modelByAsking(name, ask);
  return createReranker(settings, { retriever, ...(model && { model }) });
}
