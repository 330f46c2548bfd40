import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  decisionEffects,
  decisionOptions,
  decisionStats,
  fileSender,
  type SaveDecisionOptions,
  saveDecision,
  sendNotifications,
} from "../../../packages/beleg/src/decisions/index.ts";
import {
  DEFAULT_POLICIES,
  decideReview,
  type HumanDecision,
  readReview,
} from "../../../packages/beleg/src/review/index.ts";
import type { Store } from "../../../packages/beleg/src/store/index.ts";
import { DecisionCase, type PipelineState } from "../../../packages/core/src/contracts/index.ts";
import { type DecisionOptions, decide } from "../../../packages/core/src/decision/index.ts";
import { noModel } from "../../../packages/core/src/ports/index.ts";
import { scriptedModel } from "../../../packages/core/src/ports/scripted-model.ts";
import { ENGINES, type Engine, freshStore, startEngine } from "../../support/stores.ts";

const CASES = new URL("../../../examples/decisions/cases.jsonl", import.meta.url).pathname;
const samples = readFileSync(CASES, "utf8")
  .trim()
  .split("\n")
  .map((line) => DecisionCase.parse(JSON.parse(line)));
const [challenged, , approved, escalated] = samples;
const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };

let options: DecisionOptions;
let state: (index: number, change?: Partial<DecisionOptions>) => Promise<PipelineState>;
beforeAll(async () => {
  options = { ...(await decisionOptions(settings, noModel, process.cwd())), quality: false, locale: "es" };
  state = (index, change = {}) => decide(samples[index]!, { ...options, ...change });
});

describe.each(ENGINES)("the decider, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  let folder: string;
  // One store for all tests, one tenant each: opening an embedded store takes longer than all they do.
  let tenant = "";
  let count = 0;
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await freshStore(engine);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });
  beforeEach(async () => {
    await sendNotifications(store, { send: async () => {} });
    folder = mkdtempSync(join(tmpdir(), "beleg-sent-"));
    count += 1;
    tenant = `tenant-${count}`;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const save = (saved: PipelineState, more: SaveDecisionOptions = {}) =>
    saveDecision(store, saved, { ...more, tenant });
  const resolve = ({ review_id, ...said }: HumanDecision & { review_id: string }) =>
    decideReview({ store, effects: decisionEffects({ contact: "+51 1 555 0100" }) }, { tenant, review_id }, said);
  const sent = () => readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));

  it("keeps every version of a case", async () => {
    const first = await save(await state(0));
    const second = await save({ ...(await state(0)), locale: "pt" });
    expect([first.version, second.version]).toEqual([1, 2]);
    const { decisions } = store.tenant(tenant);
    expect(await decisions.versions(challenged!.transaction.transaction_id)).toHaveLength(2);
    expect((await decisions.show(challenged!.transaction.transaction_id, 1))?.state.locale).toBeUndefined();
    expect((await decisions.show(challenged!.transaction.transaction_id))?.state.locale).toBe("pt");
  });

  it("opens exactly one review for an escalated decision and none for others", async () => {
    await save(await state(2));
    const { reviews } = await save(await state(3));
    expect(reviews).toHaveLength(1);
    expect(
      (await store.tenant(tenant).reviews.list()).map((item) => [item.review_id, item.kind, item.expiry_policy]),
    ).toEqual([[reviews[0], "escalated_decision", "escalate"]]);
  });

  it("opens a review for a payment that is blocked where a policy wants a person to look at it", async () => {
    const blocked = await state(1);
    expect(blocked.decision?.decision).toBe("BLOCK");
    expect(blocked.policy_matches?.matches.filter(({ review }) => review).map(({ policy_id }) => policy_id)).toEqual([
      "FP-06",
    ]);
    const { reviews } = await save(blocked);
    expect((await store.tenant(tenant).reviews.list()).map(({ review_id, kind }) => [review_id, kind])).toEqual([
      [reviews[0], "escalated_decision"],
    ]);
  });

  it("records who closed it, why and how; the outcome is a new version with a new text, sent once", async () => {
    const { reviews } = await save(await state(3));
    const answer = {
      review_id: reviews[0]!,
      actor: "ana",
      action: "approve" as const,
      reason: "the customer confirmed by phone",
      final_decision: "APPROVE" as const,
      customer_text: "Gracias por su paciencia. Su transacción ha sido aprobada.",
    };
    expect((await resolve(answer)).status).toBe("approved");
    await expect(resolve({ ...answer, actor: "ben", final_decision: "BLOCK" })).rejects.toMatchObject({
      code: "review_closed",
    });
    const { reviews: queue, decisions } = store.tenant(tenant);
    expect(await queue.decisionsOf(reviews[0]!)).toMatchObject([
      {
        actor: "ana",
        reason: answer.reason,
        final_decision: "APPROVE",
        customer_text: answer.customer_text,
        late: false,
      },
      { actor: "ben", late: true },
    ]);
    const id = escalated!.transaction.transaction_id;
    expect(await decisions.show(id)).toMatchObject({ version: 2, decision: "APPROVE", explanation_source: "human" });
    expect((await decisions.show(id, 1))?.decision).toBe("ESCALATE_TO_HUMAN");
    await sendNotifications(store, fileSender(folder));
    const letter = async (version: number) => (await decisions.show(id, version))?.state.explanation?.customer_message;
    expect(sent().map(({ version, text }) => [version, text])).toEqual([
      [1, await letter(1)],
      [2, await letter(2)],
    ]);
    expect(await letter(2)).toContain(`\n\n${answer.customer_text}\n\nNo necesita hacer nada más.\n\n`);
  });

  it("closes no escalated decision without saying what becomes of the payment", async () => {
    const { reviews } = await save(await state(3));
    for (const action of ["approve", "reject", "partial"] as const) {
      await expect(resolve({ review_id: reviews[0]!, actor: "ana", action })).rejects.toMatchObject({
        code: "review_needs_outcome",
      });
    }
    expect((await store.tenant(tenant).reviews.find(reviews[0]!))?.status).toBe("pending");
    expect((await resolve({ review_id: reviews[0]!, actor: "ana", action: "escalate" })).status).toBe("escalated");
  });

  it.each(["APPROVE", "CHALLENGE", "BLOCK"] as const)(
    "explains a person's %s as that decision, to both sides",
    async (final_decision) => {
      const before = await state(3, { contact: "Banco 555" });
      const { reviews } = await save(before);
      const action = final_decision === "BLOCK" ? "reject" : "approve";
      const reason = "confirmado por teléfono";
      await resolve({ review_id: reviews[0]!, actor: "ana", action, final_decision, reason });
      const shown = await store.tenant(tenant).decisions.show(escalated!.transaction.transaction_id);
      const explanation = shown!.state.explanation!;
      const { resolution, ...decided } = shown!.state.decision!;
      expect(decided).toMatchObject({ confidence: null, decided_by: "human", override: before.decision!.override });
      expect(resolution).toMatchObject({
        actor: "ana",
        reason: "confirmado por teléfono",
        shown_version: 1,
        proposed: { decision: "ESCALATE_TO_HUMAN", confidence: 0.55 },
      });
      const at = resolution!.decided_at.replace("T", " a las ").slice(0, 22);
      const text = explanation.audit_explanation;
      expect(text).toContain(`ana decidió ${final_decision} el ${at}`);
      expect(text).toContain("con el motivo «confirmado por teléfono»");
      expect(text).toContain(`la versión 1 del caso (huella ${resolution!.snapshot_digest.slice(0, 12)})`);
      expect(text).toContain("El sistema había propuesto ESCALATE_TO_HUMAN con una confianza de 0.55");
      expect(text).toContain("se aplicó la regla: ante señales contradictorias decide una persona");
      expect(text).toMatch(/versiones anteriores: la versión 1 del .* con ESCALATE_TO_HUMAN \(confianza 0\.55\)\.$/);
      expect(explanation.audit_record).toContainEqual({
        key: "proposed",
        label: "Propuesta del sistema",
        value: "ESCALATE_TO_HUMAN (confianza 0.55)",
      });
      expect(explanation.next_step).not.toBe(before.explanation!.next_step);
      expect(explanation.reasons.length > 0).toBe(final_decision !== "APPROVE");
      expect(explanation.contact?.includes("Banco 555")).toBe(final_decision !== "APPROVE");
      expect(explanation.audit_check?.corrections).toEqual([]);
    },
  );

  it.each([
    ["approve", "APPROVE"],
    ["reject", "BLOCK"],
    ["escalate", "ESCALATE_TO_HUMAN"],
  ] as const)(
    "by the configured deadline %s a case ends as %s, and nobody is said to have decided",
    async (...said) => {
      const [expiry_policy, outcome] = said;
      const policies = { ...DEFAULT_POLICIES, escalated_decision: { expiry_policy, wait_ms: 0 } };
      const { reviews } = await save(await state(3), { policies });
      await readReview({ store, effects: decisionEffects({ contact: null }) }, { tenant, review_id: reviews[0]! });
      const shown = await store.tenant(tenant).decisions.show(escalated!.transaction.transaction_id);
      expect(shown!.state.decision).toMatchObject({ decision: outcome, decided_by: "fallback" });
      expect(shown!.version).toBe(expiry_policy === "escalate" ? 1 : 2);
    },
  );

  it("refuses a reviewer's text that leaks, and changes nothing", async () => {
    const { reviews } = await save(await state(3));
    await expect(
      resolve({
        review_id: reviews[0]!,
        actor: "ana",
        action: "approve",
        final_decision: "BLOCK",
        customer_text: "Bloqueamos la compra porque su score es 50.58.",
      }),
    ).rejects.toMatchObject({ code: "customer_text_refused" });
    expect((await store.tenant(tenant).reviews.find(reviews[0]!))?.status).toBe("pending");
  });

  it("holds a text back under review_first until a person releases it; a rejected one never leaves", async () => {
    const waiting = await save(await state(0), { review_first: ["CHALLENGE"] });
    const refused = await save(await state(4), { review_first: ["CHALLENGE"] });
    await save(await state(2), { review_first: ["CHALLENGE"] });
    await sendNotifications(store, fileSender(folder));
    expect(sent().map(({ transaction_id }) => transaction_id)).toEqual([approved!.transaction.transaction_id]);

    await resolve({ review_id: waiting.reviews[0]!, actor: "ana", action: "approve" });
    await resolve({ review_id: refused.reviews[0]!, actor: "ana", action: "reject", reason: "tone" });
    await sendNotifications(store, fileSender(folder));
    expect(
      sent()
        .map(({ transaction_id }) => transaction_id)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual([challenged!.transaction.transaction_id, approved!.transaction.transaction_id]);
    expect(
      (await store.tenant(tenant).decisions.customerTexts(samples[4]!.transaction.transaction_id))[0]?.status,
    ).toBe("rejected");
  });

  it("sends what a reviewer wrote in a text's place, held to the filter, and lets no text be approved in part", async () => {
    const { reviews } = await save(await state(0), { review_first: ["CHALLENGE"] });
    const review = { review_id: reviews[0]!, actor: "ana" };
    await expect(resolve({ ...review, action: "partial" })).rejects.toMatchObject({ code: "review_has_no_parts" });
    await expect(
      resolve({ ...review, action: "approve", customer_text: "Su puntaje pide verificar esta transacción." }),
    ).rejects.toMatchObject({ code: "customer_text_refused" });
    const customer_text = "Por seguridad, necesitamos verificar esta transacción. Llámenos al +51 1 555 0100.";
    await resolve({ ...review, action: "approve", customer_text });
    await sendNotifications(store, fileSender(folder));
    const { decisions } = store.tenant(tenant);
    const id = challenged!.transaction.transaction_id;
    const { customer_message, customer_explanation } = (await decisions.show(id))!.state.explanation!;
    const text = customer_message!.replace(customer_explanation, customer_text);
    expect(text).toContain(customer_text);
    expect(sent()).toMatchObject([{ text }]);
    expect(await decisions.customerTexts(id)).toMatchObject([{ text, source: "human", status: "sent" }]);
  });

  it("lets the configured contact stand in a reviewer's text, and no other", async () => {
    const { reviews } = await save(await state(3));
    const answer = { review_id: reviews[0]!, actor: "ana", action: "approve", final_decision: "BLOCK" } as const;
    const text = (phone: string) => `Hemos bloqueado esta transacción. Si fue usted, llámenos al ${phone}.`;
    await expect(resolve({ ...answer, customer_text: text("+51 1 555 0199") })).rejects.toMatchObject({
      code: "customer_text_refused",
    });
    expect((await resolve({ ...answer, customer_text: text("+51 1 555 0100") })).status).toBe("approved");
  });

  it("is forgotten whole: versions, texts, messages and what was shown to reviewers", async () => {
    await save(await state(3));
    await save(await state(3), { review_first: ["ESCALATE_TO_HUMAN"] });
    const other = await save(await state(0), { review_first: ["CHALLENGE"] });
    const id = escalated!.transaction.transaction_id;
    const own = store.tenant(tenant);
    expect(await own.reviews.list()).toHaveLength(4);
    const [text] = await own.decisions.customerTexts(id);
    expect(await own.decisions.delete(id)).toBe(true);
    expect(await own.decisions.delete(id)).toBe(false);
    expect((await own.reviews.list()).map(({ review_id }) => review_id)).toEqual(other.reviews);
    const { rows } =
      await sql`select 1 from notifications where tenant = ${tenant} and dedupe_key = ${`customer_text:${text!.id}`}`.execute(
        store.db,
      );
    expect(rows).toEqual([]);
    expect(await sendNotifications(store, fileSender(folder))).toMatchObject({ failed: 0 });
    expect(sent()).toEqual([]);
  });

  it("sends nothing twice: not when asked again, not when it died between sending and noting it", async () => {
    await save(await state(0));
    const calls: string[] = [];
    const dying = {
      async send(message: Parameters<ReturnType<typeof fileSender>["send"]>[0]) {
        calls.push(message.key);
        await fileSender(folder).send(message);
        throw new Error("died");
      },
    };
    expect(await sendNotifications(store, dying)).toEqual({ sent: 0, failed: 1 });
    await store.outbox.wake("notification");
    expect(await sendNotifications(store, fileSender(folder))).toEqual({ sent: 1, failed: 0 });
    expect(await sendNotifications(store, fileSender(folder))).toEqual({ sent: 0, failed: 0 });
    expect(sent()).toHaveLength(1);
    expect(
      (await store.tenant(tenant).decisions.customerTexts(challenged!.transaction.transaction_id))[0]?.status,
    ).toBe("sent");
  });

  it("sends what a new store says under the ids of an old one, whose files and keys are still there", async () => {
    const keys: string[] = [];
    const files = fileSender(folder);
    const sender: typeof files = {
      async send(message) {
        keys.push(message.key);
        await files.send(message);
      },
    };
    const ids: number[] = [];
    for (const index of [0, 2]) {
      const begun = await freshStore(engine);
      try {
        const { transaction_id } = await saveDecision(begun, await state(index), { tenant });
        expect(await sendNotifications(begun, sender)).toEqual({ sent: 1, failed: 0 });
        for (const text of await begun.tenant(tenant).decisions.customerTexts(transaction_id)) {
          expect(text.status).toBe("sent");
          ids.push(text.id);
        }
      } finally {
        await begun.close();
      }
    }
    expect(ids).toEqual([1, 1]);
    expect(new Set(keys).size).toBe(2);
    expect(new Set(sent().map(({ transaction_id }) => transaction_id))).toEqual(
      new Set([challenged!.transaction.transaction_id, approved!.transaction.transaction_id]),
    );
  });

  it("counts model success, filter triggers and audit completeness by period, and compares styles with intervals", async () => {
    const answer = (customer_explanation: string) =>
      scriptedModel(({ purpose }) =>
        purpose === "decision.explain"
          ? { value: { customer_explanation, audit_explanation: "Sin datos." } }
          : { fail: "empty" },
      );
    await save(await state(0));
    await save(await state(1, { model: answer("Hemos bloqueado esta compra para proteger su cuenta.") }));
    await save(await state(1, { model: answer("Su score fue alto."), style: "casual_brief" }));
    await save(await state(2, { model: scriptedModel([{ fail: "timeout" }]) }));
    const { decisions } = store.tenant(tenant);
    const [text] = await decisions.customerTexts(samples[1]!.transaction.transaction_id);
    for (const rating of [5, 4, 3]) await decisions.addFeedback(text!.id, rating, null);
    const stats = await decisionStats(store, "month", tenant);
    expect(stats.periods).toHaveLength(1);
    expect(stats.periods[0]).toMatchObject({
      decisions: 4,
      model_success_rate: { value: 2 / 3, n: 3 },
      filter_trigger_rate: { value: 1 / 2, n: 2 },
      audit_completeness: { value: 0, n: 2 },
    });
    expect(stats.variants).toMatchObject([
      { variant: "casual_brief", texts: 1, ratings: 0, mean_rating: null },
      { variant: "standard", texts: 3, ratings: 3, mean_rating: { value: 4 } },
    ]);
    const { low, high } = stats.variants[1]!.mean_rating!;
    expect(low).toBeLessThan(4);
    expect(high).toBeGreaterThan(4);
  });
});
