import { setImmediate } from "node:timers/promises";
import { belegError, DateTime, DecisionCase, ExplanationResult } from "@beleg/core/contracts";
import { LOCALES } from "@beleg/core/text";
import { z } from "zod";
import { caseReviews, decisionStats, type SavedDecision, saveDecision } from "../../decisions/index.ts";
import { expireDueReviews } from "../../review/index.ts";
import type { Alongside } from "../../store/index.ts";
import type { App } from "../app.ts";
import { bodyLimits, LIGHT_BYTES } from "../body-limits.ts";
import {
  Decided,
  DecisionAnalytics,
  DecisionDetail,
  DecisionListed,
  DecisionListQuery,
} from "../contracts/decision.ts";
import { cursorOf, decimal, NamedPath, NumberedPath, pageOf, placeOf } from "../contracts/page.ts";
import { logExplanation } from "../decisions/log-explanation.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import type { ServerParts } from "../server-parts.ts";
import { nothing, problems } from "./responses.ts";

/** The largest number the column of versions holds. */
const MAX_VERSIONS = 2 ** 31 - 1;

/** `/v1/decisions` and `/v1/explanations`: decide about transactions, and say why to both sides. */
export function decisionRoutes(app: App, { decider, store, settings, reviews, reviewPolicies }: ServerParts): void {
  app.post(
    "/v1/decisions",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "write" },
      schema: {
        operationId: "decide",
        tags: ["decisions"],
        summary: "Decide about a transaction and explain the decision twice",
        description: "Saved as the next version of its case, with the reviews and messages that follow.",
        querystring: z.strictObject({ store: z.enum(["true", "false"]).default("true") }),
        body: DecisionCase,
        response: { 200: Decided, ...problems },
      },
    },
    async (request, reply) => {
      const { access, body, query, log } = request;
      const state = await decider.decide(body);
      logExplanation(log, state.explanation);
      if (query.store === "false") return { state, version: null, reviews: [] };
      // Others first: deciding and keeping a long case are work enough for a turn each.
      await setImmediate();
      const { review_first } = settings;
      const { jobs, events } = reviews;
      const options = { review_first, tenant: access.tenant, policies: reviewPolicies, jobs, events };
      return answerWithEffect(
        request,
        reply,
        (alongside) => saveDecision(store, state, options, alongside),
        (saved: SavedDecision) => ({ state, version: saved.version, reviews: [...saved.reviews] }),
      );
    },
  );

  app.get(
    "/v1/decisions",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listDecisions",
        tags: ["decisions"],
        summary: "List cases, last changed first",
        querystring: DecisionListQuery,
        response: { 200: pageOf(DecisionListed), ...problems },
      },
    },
    async ({ access, query }) => {
      await expireDueReviews(reviews, access.tenant);
      const before = placeOf(query.cursor, z.strictObject({ updated_at: DateTime, transaction_id: z.string() }));
      const found = await store.tenant(access.tenant).decisions.list({
        limit: query.limit + 1,
        ...(query.decision && { decision: query.decision }),
        ...(query.source && { source: query.source }),
        ...(before && { before }),
      });
      const items = found.slice(0, query.limit);
      const last = found.length > query.limit ? items.at(-1) : undefined;
      const { updated_at, transaction_id } = last ?? {};
      return { items, next_cursor: last === undefined ? null : cursorOf({ updated_at, transaction_id }) };
    },
  );

  app.get(
    "/v1/decisions/:id",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getDecision",
        tags: ["decisions"],
        summary: "A case: one version's state, all versions, its reviews, what the customer was told",
        params: NamedPath,
        querystring: z.strictObject({ version: decimal(z.int().min(1).max(MAX_VERSIONS)).optional() }),
        response: { 200: DecisionDetail, ...problems },
      },
    },
    async ({ access, params, query }) => {
      // A deadline that has passed may have decided the case.
      await expireDueReviews(reviews, access.tenant);
      const own = store.tenant(access.tenant);
      const { decisions } = own;
      const shown = await decisions.show(params.id, query.version);
      if (shown === undefined) throw belegError("decision_not_found", { id: params.id });
      const [versions, texts] = [await decisions.versions(params.id), await decisions.customerTexts(params.id)];
      const said = await decisions.feedback(params.id);
      const customer_texts = texts.map((text) => ({
        ...text,
        feedback: said
          .filter(({ customer_text_id }) => customer_text_id === text.id)
          .map(({ rating, comment, created_at }) => ({ rating, comment, created_at })),
      }));
      const opened = await caseReviews(own, params.id, versions, texts);
      return { ...shown, versions: [...versions], reviews: [...opened], customer_texts };
    },
  );

  app.post(
    "/v1/explanations",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "write" },
      schema: {
        operationId: "explain",
        tags: ["decisions"],
        summary: "Explain a decision somebody else made, to the customer and to the auditor",
        description:
          "Reads {decision, evidence?, policy_matches?, debate?, transaction?, model_output?, locale?}. A case without a decision is refused (`case_undecided`): POST /v1/decisions decides it.",
        querystring: z.strictObject({ locale: z.enum(LOCALES).optional() }),
        body: z.record(z.string(), z.unknown()),
        response: { 200: ExplanationResult, ...problems },
      },
    },
    async ({ body, query, log }) => {
      const explanation = await decider.explain(body, query.locale);
      logExplanation(log, explanation);
      return explanation;
    },
  );

  app.post(
    "/v1/customer-texts/:id/feedback",
    {
      bodyLimit: LIGHT_BYTES,
      config: { scope: "write" },
      schema: {
        operationId: "giveFeedback",
        tags: ["decisions"],
        summary: "What the customer thought of a text, 1 to 5",
        params: NumberedPath,
        body: z.strictObject({ rating: z.int().min(1).max(5), comment: z.string().max(4000).nullable().default(null) }),
        response: { 204: nothing, ...problems },
      },
    },
    async (request, reply) => {
      const { access, params, body } = request;
      const give = (alongside: Alongside<null>) =>
        store.transaction(async (tx) => {
          const { decisions } = tx.tenant(access.tenant);
          if (!(await decisions.hasCustomerText(params.id))) throw belegError("decision_not_found", { id: params.id });
          await decisions.addFeedback(params.id, body.rating, body.comment);
          await alongside(tx, null);
          return null;
        });
      return reply.send(await answerWithEffect(request, reply.code(204), give, () => null));
    },
  );

  app.get(
    "/v1/analytics/decisions",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getDecisionAnalytics",
        tags: ["decisions"],
        summary: "Figures about stored decisions, by period and by style",
        querystring: z.strictObject({ period: z.enum(["day", "week", "month"]).default("day") }),
        response: { 200: DecisionAnalytics, ...problems },
      },
    },
    async ({ access, query }) => {
      const { periods, variants } = await decisionStats(store, query.period, access.tenant);
      return { periods: [...periods], variants: [...variants] };
    },
  );

  app.get(
    "/v1/analytics/runs",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getRunAnalytics",
        tags: ["runs"],
        summary: "How many runs stand where",
        response: {
          200: z.strictObject({ pending: z.int(), running: z.int(), success: z.int(), failed: z.int() }),
          ...problems,
        },
      },
    },
    async ({ access }) => store.tenant(access.tenant).runs.counts(),
  );
}
