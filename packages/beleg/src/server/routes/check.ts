import { belegError, type CheckAnswer, CheckRequest } from "@beleg/core/contracts";
import type { z } from "zod";
import { answerView, checkAndStore } from "../../checker/index.ts";
import type { Alongside } from "../../store/index.ts";
import { jsonInTurns } from "../../threads/json-in-turns.ts";
import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import { checkBatch } from "../check-batch.ts";
import { CheckBatch, CheckBatchAnswer } from "../contracts/check-batch.ts";
import { CheckQuery, CheckView } from "../contracts/check-view.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import type { ServerParts } from "../server-parts.ts";
import { requireWithin } from "../validate.ts";
import { problems } from "./responses.ts";

/** `/v1/check` and `/v1/checks`: judge one text against its sources, or several, at once. A judge that failed says so in a 200. */
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
          "Three judges and the report over them. With store: true the result is saved as a run. view=compact answers with the verdict, each claim with its quote, and little else; view=verdict with all of it, the verdict with its reason, and the words in which contradicted claims and their quotes differ.",
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
        const shown = (answer: CheckAnswer) =>
          answerView(query.view, answer, body, settings) as z.output<typeof CheckView>;
        const answer = await answerWithEffect(request, reply, save, shown);
        return sent(await jsonInTurns(answer));
      }
      // Sent as the thread wrote it: reading a long answer only to write it again would hold up every other request.
      const { buffer, byteOffset, byteLength } = await checker.checkToJson({ ...body, view: query.view });
      return sent(Buffer.from(buffer, byteOffset, byteLength));

      function sent(json: unknown) {
        return reply.type("application/json; charset=utf-8").send(json as CheckAnswer);
      }
    },
  );

  app.post(
    "/v1/checks",
    {
      config: { scope: "write" },
      preParsing: async () => {
        if (checker.isFull()) throw belegError("overloaded", { seconds: 1 });
      },
      schema: {
        operationId: "checkBatch",
        tags: ["check"],
        summary: "Check several texts",
        description:
          "Each item takes what /v1/check takes and ends on its own: ok with its result, or failed with a problem. The answer is 200 either way.",
        querystring: CheckQuery,
        body: CheckBatch,
        response: { 200: CheckBatchAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const { body, query } = request;
      if (body.items.some(({ store: kept }) => kept === true)) requireWithin(body, bodyLimits(settings).kept);
      const json: unknown = await checkBatch(body.items, { checker, store, settings, request, view: query.view });
      return reply.type("application/json; charset=utf-8").send(json as z.output<typeof CheckBatchAnswer>);
    },
  );
}
