import { belegError, type CheckAnswer, CheckRequest } from "@beleg/core/contracts";
import { checkAndStore, compacted } from "../../checker/index.ts";
import type { Alongside } from "../../store/index.ts";
import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import { CheckQuery, CheckView } from "../contracts/check-view.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import type { ServerParts } from "../server-parts.ts";
import { requireWithin } from "../validate.ts";
import { problems } from "./responses.ts";

/** `/v1/check`: judges one text against its source, at once. A judge that failed says so in a 200. */
export function checkRoutes(app: App, { checker, store, settings }: ServerParts): void {
  app.post(
    "/v1/check",
    {
      config: { scope: "write" },
      // Refused before its body is read: under overload every bit of work for nothing makes others wait longer.
      preParsing: async () => {
        if (checker.isFull()) throw belegError("overloaded", { seconds: 1 });
      },
      schema: {
        operationId: "check",
        tags: ["check"],
        summary: "Check a text against its source",
        description:
          "Three judges and the report over them. With store: true the result is saved as a run. view=compact answers with the verdict, each claim with its quote, and little else.",
        querystring: CheckQuery,
        body: CheckRequest,
        response: { 200: CheckView, ...problems },
      },
    },
    async (request, reply) => {
      const { body, access, query } = request;
      if (body.store) {
        requireWithin(body, bodyLimits(settings).kept);
        const { tenant } = access;
        const save = (alongside: Alongside<CheckAnswer>) =>
          checkAndStore(body, checker, { store: () => store, tenant, settings, alongside });
        const shown = (answer: CheckAnswer) => (query.view === "compact" ? compacted(answer, body, settings) : answer);
        return answerWithEffect(request, reply, save, shown);
      }
      // Sent as the thread wrote it: reading a long answer only to write it again would hold up every other request.
      const { buffer, byteOffset, byteLength } = await checker.checkToJson({ ...body, view: query.view });
      const json: unknown = Buffer.from(buffer, byteOffset, byteLength);
      return reply.type("application/json; charset=utf-8").send(json as CheckAnswer);
    },
  );
}
