import type { FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { LIGHT_BYTES } from "./body-limits.ts";
import { isBodyName } from "./contracts/bodies.ts";
import { requestHead } from "./idempotency/request-digest.ts";
import { parseBody } from "./parse-body.ts";
import type { ServerParts } from "./server-parts.ts";
import { keepBytes, readElsewhere } from "./validate.ts";

/** The operations that answer a long body without this thread ever seeing what it says. */
const RERANKS = new Set(["rerank", "rerankAsCohereV2"]);
const isReviewed = ({ query }: FastifyRequest) => (query as { review?: unknown }).review === "true";

/** Takes JSON bodies only. */
export function readBodies(app: App, { readLongBody }: ServerParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length <= LIGHT_BYTES) return parseBody(body);
    const { operationId = "" } = (request.routeOptions.schema ?? {}) as { operationId?: string };
    if (RERANKS.has(operationId) && !isReviewed(request)) return keepBytes(body);
    const contract = isBodyName(operationId) ? operationId : null;
    const size = body.length;
    const head = request.headers["idempotency-key"] === undefined ? null : requestHead(request);
    const { value, digest } = await readLongBody(body, contract, head);
    return contract === null ? value : readElsewhere(value, { size, digest });
  });
}
