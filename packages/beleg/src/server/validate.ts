import { createHash } from "node:crypto";
import { BelegError, belegError, parseContract } from "@beleg/core/contracts";
import type { z } from "zod";
import type { App } from "./app.ts";

/** Reads one part of a request (body, querystring, params) by its contract, for the web server. */
export function readPart(schema: z.ZodType, data: unknown, httpPart?: string) {
  if (isLong(data)) return { value: data };
  const outcome = parseContract(schema, data);
  if (outcome.status === "ok") return { value: outcome.value };
  const [first] = outcome.errors;
  // Errors of the body need no prefix; a wrong query or address does.
  const path = httpPart === "body" ? first.path : [httpPart === "params" ? "path" : "query", first.path].join(".");
  return { error: new BelegError({ ...first, path }, { errors: outcome.errors }) };
}

/** Bodies another thread has read by their contract already, and how many bytes they had. */
const read = new WeakMap<object, number>();

/** Notes that a body needs no second reading. */
export function readElsewhere<Body>(body: Body, bytes: number): Body {
  read.set(body as object, bytes);
  return body;
}

const unread = new WeakMap<object, Buffer>();

/** Stands for a body that another thread will read; its digest tells it from others, for idempotency keys. */
export function keepBytes(bytes: Buffer): object {
  const body = readElsewhere({ sha256: createHash("sha256").update(bytes).digest("hex") }, bytes.length);
  unread.set(body, bytes);
  return body;
}

/** The bytes of a body nobody has read yet. */
export function bytesOf(body: object): Buffer | undefined {
  return unread.get(body);
}

/** Whether a body was long enough to be read by another thread; what is done with it belongs there as well. */
export function isLong(body: unknown): boolean {
  return typeof body === "object" && body !== null && read.has(body);
}

/** Refuses a body that is larger than what it asks for allows. */
export function requireWithin(body: object, maximum: number): void {
  if ((read.get(body) ?? 0) > maximum) throw belegError("body_too_large", { maximum });
}

/** Reads every input by its contract, with the error table's codes; answers are written as they are. */
export function validateByContracts(app: App): void {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart }) =>
      (data) =>
        readPart(schema, data, httpPart),
  );
  // Checking every answer again would cost more than making it; the tests hold them to their contracts.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
