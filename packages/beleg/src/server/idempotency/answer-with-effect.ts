import { BelegError } from "@beleg/core/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Alongside } from "../../store/index.ts";
import { jsonInTurns } from "../../threads/json-in-turns.ts";
import { problemOf } from "../errors/problem.ts";
import { requestedLocale } from "../errors/requested-locale.ts";
import { keptHeaders } from "./kept-headers.ts";

/**
 * Answers with what an effect gave. Where the request holds an idempotency key, its answer is kept in the transaction of the
 * effect: a process killed at any point leaves both or neither. An effect that ends in a refusal hands that over.
 */
export async function answerWithEffect<Result, Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (alongside: Alongside<Result | BelegError>) => Promise<Result>,
  answerOf: (result: Result) => Answer,
): Promise<Answer> {
  const { claimedKey: key, access } = request;
  let kept: unknown;
  const result = await effect(async (tx, outcome) => {
    if (key === null) return;
    const refused = outcome instanceof BelegError;
    kept = refused ? outcome.code : undefined;
    const answer = refused ? problemOf(outcome, request.id, requestedLocale(request)) : answerOf(outcome);
    const bare = answer === null;
    await tx.tenant(access.tenant).idempotency.keep(key, {
      status: refused ? outcome.http : reply.statusCode,
      content_type: bare
        ? null
        : refused
          ? "application/problem+json; charset=utf-8"
          : "application/json; charset=utf-8",
      headers: keptHeaders(reply),
      body: bare ? null : (await jsonInTurns(answer)).toString(),
    });
  }).catch((error: unknown) => {
    // The refusal is kept already; or the key is another process's by now, and so is the answer to keep.
    const { code } = error as { readonly code?: unknown };
    if (code !== undefined && (code === kept || code === "idempotency_in_progress")) request.claimedKey = null;
    throw error;
  });
  request.claimedKey = null;
  return answerOf(result);
}
