import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DecisionCase, ExplanationResult } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import { openDecider } from "../decisions/index.ts";
import { openStore } from "../store/index.ts";
import { Decided, DecisionAnalytics, DecisionDetail } from "./contracts/decision.ts";
import type { App } from "./index.ts";
import { testServer, useTestServer } from "./testing/test-server.ts";

let app: App;
let server: Awaited<ReturnType<typeof testServer>>;
useTestServer((started) => {
  server = started;
  app = server.app;
});

const post = (url: string, payload: unknown) => app.inject({ method: "POST", url, payload: payload as object });
const caseOf = (transaction_id: string, amount: string) => ({
  transaction: {
    transaction_id,
    customer_id: "C-1",
    amount,
    currency: "PEN",
    country: "PE",
    channel: "web",
    device_id: "D-1",
    timestamp: "2026-05-01T12:00:00Z",
    merchant_id: "M-1",
  },
  customer_behavior: {
    customer_id: "C-1",
    usual_amount_avg: "500.00",
    usual_hours: "08:00-22:00",
    usual_countries: ["PE"],
    usual_devices: ["D-1"],
  },
  locale: "en",
});

describe("decisions", () => {
  it("are made, explained twice, kept in versions and shown", async () => {
    const first = Decided.parse((await post("/v1/decisions", caseOf("T-1", "120.00"))).json());
    expect(first).toMatchObject({ version: 1, state: { status: "completed", decision: { decision: "APPROVE" } } });
    expect((await post("/v1/decisions", caseOf("T-1", "130.00"))).json().version).toBe(2);
    const detail = DecisionDetail.parse((await app.inject("/v1/decisions/T-1")).json());
    expect(detail).toMatchObject({ version: 2, versions: [{ version: 1 }, { version: 2 }] });
    expect(detail.customer_texts).toHaveLength(2);
    expect(detail.customer_texts[1]!.text).toBe(detail.state.explanation!.customer_message);
    const old = (await app.inject("/v1/decisions/T-1?version=1")).json();
    expect(old.state.transaction.amount).toBe("120.00");
    const [text] = detail.customer_texts;
    expect((await post(`/v1/customer-texts/${text!.id}/feedback`, { rating: 4 })).statusCode).toBe(204);
    expect((await post("/v1/customer-texts/999/feedback", { rating: 4 })).statusCode).toBe(404);
    const figures = DecisionAnalytics.parse((await app.inject("/v1/analytics/decisions?period=month")).json());
    expect(figures.periods[0]!.decisions).toBe(2);
  });

  it("go before a person when nobody knows the customer, and end as the person says", async () => {
    const { customer_behavior: _gone, ...unknown } = caseOf("T-2", "900.00");
    const { reviews } = Decided.parse((await post("/v1/decisions", unknown)).json());
    const item = (await app.inject(`/v1/reviews/${reviews[0]}`)).json();
    expect(item).toMatchObject({ kind: "escalated_decision", status: "pending" });
    const waiting = DecisionDetail.parse((await app.inject("/v1/decisions/T-2")).json());
    expect(waiting.reviews).toMatchObject([
      { review_id: reviews[0], kind: "escalated_decision", version: 1, status: "pending", expires_at: item.expires_at },
    ]);
    const decided = await post(`/v1/reviews/${reviews[0]}/decision`, {
      action: "approve",
      snapshot_digest: item.snapshot_digest,
      final_decision: "CHALLENGE",
    });
    expect(decided.statusCode).toBe(200);
    const detail = (await app.inject("/v1/decisions/T-2")).json();
    expect(detail).toMatchObject({ version: 2, decision: "CHALLENGE" });
    expect(detail.reviews).toMatchObject([{ review_id: reviews[0], status: "approved" }]);
  });

  it("name the sentence of each policy that speaks to the case", async () => {
    const { state } = Decided.parse((await post("/v1/decisions?store=false", caseOf("T-8", "1900.00"))).json());
    const unusual = state.policy_matches!.matches.find(({ policy_id }) => policy_id === "FP-01")!;
    expect(unusual.quote).toMatch(/^A payment above three times that average is challenged immediately/);
  });

  it("are listed with where they stand, and by it", async () => {
    const { items } = (await app.inject("/v1/decisions?decision=CHALLENGE")).json();
    expect(items).toMatchObject([
      { transaction_id: "T-2", decision: "CHALLENGE", status: "completed", amount: "900.00", decided_by: "human" },
    ]);
    const approved = (await app.inject("/v1/decisions?decision=APPROVE&source=template")).json();
    expect(approved.items).toMatchObject([{ transaction_id: "T-1", customer_id: "C-1", currency: "PEN" }]);
    expect((await app.inject("/v1/decisions?source=model")).json().items).toEqual([]);
    expect((await app.inject("/v1/decisions?decision=MAYBE")).statusCode).toBe(400);
  });

  it("show what the customer thought of each text", async () => {
    const { customer_texts } = DecisionDetail.parse((await app.inject("/v1/decisions/T-1")).json());
    expect(customer_texts.map(({ feedback }) => feedback.map(({ rating }) => rating))).toEqual([[4], []]);
  });

  it("are listed page by page", async () => {
    const { items, next_cursor } = (await app.inject("/v1/decisions?limit=1")).json();
    expect(items).toHaveLength(1);
    const rest = (await app.inject(`/v1/decisions?limit=1&cursor=${next_cursor}`)).json();
    expect(rest.items[0].transaction_id).not.toBe(items[0].transaction_id);
  });

  it("can be asked for without being kept", async () => {
    const answer = Decided.parse((await post("/v1/decisions?store=false", caseOf("T-9", "120.00"))).json());
    expect(answer.version).toBeNull();
    expect((await app.inject("/v1/decisions/T-9")).json().code).toBe("decision_not_found");
  });
});

describe("a case whose review has run out", () => {
  it("shows what the deadline decided, though nobody had looked and no timer has rung", async () => {
    const home = mkdtempSync(join(tmpdir(), "beleg-deadline-"));
    let now = Date.now();
    const store = await openStore({ database_url: null, home }, { clock: { now: () => now } });
    const late = await testServer({ store }, { review_expiry_escalated_decision: "reject" });
    try {
      const { transaction } = caseOf("T-20", "120.00");
      await late.app.inject({ method: "POST", url: "/v1/decisions", payload: { transaction } });
      const read = async () => DecisionDetail.parse((await late.app.inject("/v1/decisions/T-20")).json());
      now += 24 * 3_600_000 - 1;
      expect(await read()).toMatchObject({ version: 1, reviews: [{ status: "pending" }] });
      now += 1;
      expect(await read()).toMatchObject({ version: 2, decision: "BLOCK", reviews: [{ status: "rejected" }] });
    } finally {
      await late.close();
      rmSync(home, { recursive: true, force: true });
    }
  });
});

describe("explanations", () => {
  it("hand the row's own id through, and come in the language the service was told", async () => {
    const decider = await openDecider({ ...server.settings, locale: "de" }, process.cwd());
    const body = { decision: { transaction_id: "T-3", decision: "BLOCK", confidence: 0.9 } };
    expect((await post("/v1/explanations", { ...body, id: "row-7" })).json()).toMatchObject({
      id: "row-7",
      locale: "en",
    });
    expect(await decider.explain(body)).toMatchObject({ locale: "de" });
    expect(await decider.explain({ ...body, locale: "en" })).toMatchObject({ locale: "en" });
    const { locale: _named, ...asked } = caseOf("T-21", "120.00");
    expect((await decider.decide(DecisionCase.parse(asked))).explanation?.locale).toBe("de");
  });

  it("keep what is internal from the customer, also when a model says it", async () => {
    const body = {
      decision: { transaction_id: "T-3", decision: "BLOCK", confidence: 0.9, signals: ["high_amount_ratio"] },
      evidence: { composite_risk_score: 68.5, risk_category: "high" },
      model_output: JSON.stringify({
        customer_explanation: "Your risk score of 68.5 exceeds our fraud threshold.",
        audit_explanation: "Composite 68.5.",
      }),
      locale: "en",
    };
    const result = ExplanationResult.parse((await post("/v1/explanations", body)).json());
    expect(result.explanation_source).toBe("safe_template");
    expect(result.customer_explanation).not.toMatch(/68|score|threshold/);
    expect(result.audit_explanation).toContain("68.5");
  });

  it("refuse a case nobody has decided, and say what to do", async () => {
    for (const more of [{}, { decision: null }]) {
      const response = await post("/v1/explanations", { ...caseOf("T-5", "120.00"), ...more });
      expect(response.statusCode).toBe(422);
      expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(response.json()).toMatchObject({
        code: "case_undecided",
        detail: expect.stringContaining("POST /v1/decisions"),
      });
    }
    const decided = (await post("/v1/decisions", caseOf("T-5", "120.00"))).json();
    expect((await post("/v1/explanations", decided)).statusCode).toBe(200);
  });

  it.each([{}, { decision: 7 }, { decision: { decision: "BLOCK" }, evidence: [[[]]] }])("read %j", async (body) => {
    const response = await post("/v1/explanations", body);
    expect(response.statusCode).toBe(200);
    ExplanationResult.parse(response.json());
  });
});
