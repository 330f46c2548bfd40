import { type RerankEnvelope, requireContract } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { Reranker } from "../../rerank/index.ts";
import { isCohere, rerankBody } from "../contracts/bodies.ts";
import { type CohereRerankAnswer, CohereRerankRequest } from "../contracts/cohere.ts";
import { fromCohere, toCohere } from "./cohere-adapter.ts";

/** Who asks, and in which words the answer is wanted. */
export type RerankOrder = {
  readonly tenant: string;
  /** Defaults to the language of the query. */
  readonly locale: Locale | undefined;
  /** Names the answer to a Cohere client. */
  readonly id: string;
  /** The version of Cohere's interface; the second takes only its bodies. */
  readonly version: "1" | "2";
};

/** Reads a body, ranks, and answers as whoever sent it understands. */
export async function answerRerank(
  body: unknown,
  { tenant, locale, id, version }: RerankOrder,
  rerank: Reranker,
): Promise<RerankEnvelope | CohereRerankAnswer> {
  const request = requireContract(version === "2" ? CohereRerankRequest : rerankBody(body), body);
  if (isCohere(request)) {
    const envelope = await rerank({ ...fromCohere(request), meta: { tenant_id: tenant }, rag: { documents: [] } });
    return toCohere(envelope, request, { id, version });
  }
  // Whose collection is compared with is the key's to say, not the body's.
  return rerank({ ...request, meta: { ...request.meta, tenant_id: tenant } }, undefined, locale);
}
