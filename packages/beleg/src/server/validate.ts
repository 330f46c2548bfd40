import { BelegError, parseContract } from "@beleg/core/contracts";
import type { z } from "zod";
import type { App } from "./app.ts";

/** Reads one part of a request (body, querystring, params) by its contract, for the web server. */
export function readPart(schema: z.ZodType, data: unknown, httpPart?: string) {
  const outcome = parseContract(schema, data);
  if (outcome.status === "ok") return { value: outcome.value };
  const [first] = outcome.errors;
  // Errors of the body need no prefix; a wrong query or address does.
  const path = httpPart === "body" ? first.path : [httpPart === "params" ? "path" : "query", first.path].join(".");
  return { error: new BelegError({ ...first, path }, { errors: outcome.errors }) };
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
