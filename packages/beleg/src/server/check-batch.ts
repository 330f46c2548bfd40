import { CheckRequest, requireContract } from "@beleg/core/contracts";
import type { FastifyRequest } from "fastify";
import { type AnswerView, answerView, checkAndStore } from "../checker/index.ts";
import { jsonInTurns } from "../threads/json-in-turns.ts";
import { belegErrorOf } from "./errors/known-errors.ts";
import { problemOf } from "./errors/problem.ts";
import { requestedLocale } from "./errors/requested-locale.ts";
import type { ServerParts } from "./server-parts.ts";

/** What a batch is done with. */
type BatchParts = Pick<ServerParts, "checker" | "store" | "settings"> & {
  readonly request: FastifyRequest;
  readonly view: AnswerView;
};

type Item = Readonly<Record<string, unknown>>;

/**
 * Checks several texts, as many at once as the checker can hold, and writes the answer as it will be sent: threads have
 * written most of it already. An item that is wrong, or whose check breaks, fails alone.
 */
export async function checkBatch(items: readonly Item[], parts: BatchParts): Promise<Buffer> {
  const written: Buffer[] = [];
  let failed = 0;
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) written[index] = await outcomeOf(index);
  };
  await Promise.all(Array.from({ length: Math.min(items.length, parts.checker.capacity) }, work));
  const counts = JSON.stringify({ total: items.length, ok: items.length - failed, failed });
  const results = written.flatMap((one, index) => (index === 0 ? [one] : [Buffer.from(","), one]));
  return Buffer.concat([Buffer.from('{"results":['), ...results, Buffer.from(`],"counts":${counts}}`)]);

  async function outcomeOf(index: number): Promise<Buffer> {
    const { id, ...item } = items[index]!;
    const name = { index, ...(typeof id === "string" || typeof id === "number" ? { id } : {}) };
    try {
      const bytes = await checkOne(requireContract(CheckRequest, item), index, parts);
      return Buffer.concat([opened({ ...name, status: "ok" }, "result"), bytes, Buffer.from("}")]);
    } catch (error) {
      failed += 1;
      const { request } = parts;
      const problem = problemOf(belegErrorOf(error, 0), request.id, requestedLocale(request));
      return Buffer.from(JSON.stringify({ ...name, status: "failed", error: problem }));
    }
  }
}

/** The beginning of an object whose last field follows as bytes. */
function opened(fields: object, last: string): Buffer {
  return Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"${last}":`);
}

async function checkOne(item: CheckRequest, index: number, parts: BatchParts): Promise<Uint8Array> {
  const { checker, store, settings, request, view } = parts;
  if (!item.store) return checker.checkToJson({ ...item, view }, { patient: true });
  // Sent again with the same key, an item that was kept is not kept twice.
  const save_key = request.claimedKey === null ? undefined : `batch:${request.claimedKey}:${index}`;
  const { tenant } = request.access;
  const answer = await checkAndStore(item, checker, { store: () => store, tenant, settings, save_key, patient: true });
  return jsonInTurns(answerView(view, answer, item, settings));
}
