import { checkInOffsetEncoding } from "@beleg/core/check";
import { CheckAnswer, CheckRequest, type CheckResult } from "@beleg/core/contracts";
import type { App } from "../app.ts";
import { keepCheck } from "../runs/keep-check.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

/** `/v1/check`: judges one text against its source, at once. A judge that failed says so in a 200. */
export function checkRoutes(app: App, { checks, store, settings }: ServerParts): void {
  app.post(
    "/v1/check",
    {
      config: { scope: "write" },
      schema: {
        operationId: "check",
        tags: ["check"],
        summary: "Check a text against its source",
        description: "Three judges and the report over them. With store: true the result is kept as a run.",
        body: CheckRequest,
        response: { 200: CheckAnswer, ...problems },
      },
    },
    async ({ body, access }) => {
      if (!body.store) return checks.check(body);
      // Stored offsets count UTF-16; the caller may count otherwise.
      const answer = await checks.check({ ...body, offset_encoding: "utf-16" });
      const run_id = await keepCheck(store.tenant(access.tenant), body, answer, settings);
      return { ...checkInOffsetEncoding(answer as CheckResult, body, body.offset_encoding), run_id };
    },
  );
}
