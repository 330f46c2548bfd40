import { belegError, belegErrorOf, parseContract } from "@beleg/core/contracts";
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
  return { error: belegErrorOf({ ...first, path }, { errors: outcome.errors }) };
}

/** A body another thread has read, or will read, by its contract. */
type LongBody = {
  /** How many bytes it has. */
  readonly size: number;
  /** Its request's digest, where an idempotency key asks for one. */
  readonly digest?: string | undefined;
  /** Its bytes, where nobody has read them yet. */
  readonly bytes?: Buffer;
};
const longBodies = new WeakMap<object, LongBody>();

const longBody = (body: unknown) => (typeof body === "object" && body !== null ? longBodies.get(body) : undefined);

/** Notes that a body needs no second reading. */
export function readElsewhere<Body>(body: Body, long: LongBody): Body {
  longBodies.set(body as object, long);
  return body;
}

/** Stands for a body that another thread will read. */
export function keepBytes(bytes: Buffer): object {
  return readElsewhere({}, { size: bytes.length, bytes });
}

/** The bytes of a body nobody has read yet. */
export function bytesOf(body: unknown): Buffer | undefined {
  return longBody(body)?.bytes;
}

/** The digest that was made when a long body was read. */
export function digestOfLong(body: unknown): string | undefined {
  return longBody(body)?.digest;
}

/** Whether a body was long enough to be read by another thread; what is done with it belongs there as well. */
export function isLong(body: unknown): boolean {
  return longBody(body) !== undefined;
}

/** Refuses a body that is larger than what it asks for allows. */
export function requireWithin(body: object, maximum: number): void {
  if ((longBody(body)?.size ?? 0) > maximum) throw belegError("body_too_large", { maximum });
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
