import { describe, expect, test } from "vitest";
import { decisionExamples, evidence, transaction } from "../testing/decision-examples.ts";
import { expectOneError, type InvalidCase } from "../testing/expect-errors.ts";
import {
  AgentTraceEntry,
  AggregatedEvidence,
  CustomerBehavior,
  DebateArguments,
  ExplanationResult,
  FraudDecision,
  PipelineState,
  PolicyMatch,
  ThreatIntel,
  Transaction,
} from "./index.ts";

const [behavior] = decisionExamples.CustomerBehavior;
const [decision] = decisionExamples.FraudDecision;
const [explanation] = decisionExamples.ExplanationResult;
const [debate] = decisionExamples.DebateArguments;
const [trace] = decisionExamples.AgentTraceEntry;

describe("a transaction", () => {
  test.each<InvalidCase>([
    ["an amount as number", { amount: 1250 }, "invalid_amount", "amount"],
    ["a currency in words", { currency: "euro" }, "invalid_currency", "currency"],
    ["no currency", { currency: undefined }, "missing_field", "currency"],
    ["a country in words", { country: "Spain" }, "invalid_country", "country"],
    ["a naive time", { timestamp: "2025-04-02T03:15:00" }, "datetime_without_timezone", "timestamp"],
    ["no time", { timestamp: "soon" }, "datetime_unparsable", "timestamp"],
    ["no id", { transaction_id: "" }, "too_short", "transaction_id"],
    ["an endless id", { transaction_id: "x".repeat(513) }, "too_long", "transaction_id"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(Transaction, { ...transaction, ...change }, code, path);
  });

  test("may lack a device and a merchant", () => {
    const { device_id: _device, merchant_id: _merchant, ...rest } = transaction;
    expect(Transaction.parse(rest)).toMatchObject({ device_id: null, merchant_id: null });
  });

  test.each(["8-22", "08:00", "25:00-26:00", "08:00-24:30", "08:00–22:00", ""])(
    "%j are no usual hours",
    (usual_hours) => {
      expectOneError(CustomerBehavior, { ...behavior, usual_hours }, "invalid_format", "usual_hours");
    },
  );
});

describe("what the phases hand on", () => {
  test.each<[string, Parameters<typeof expectOneError>]>([
    [
      "risk above 100",
      [AggregatedEvidence, { ...evidence, composite_risk_score: 100.1 }, "too_big", "composite_risk_score"],
    ],
    [
      "an unknown category",
      [AggregatedEvidence, { ...evidence, risk_category: "severe" }, "invalid_value", "risk_category"],
    ],
    [
      "a part above 1",
      [
        AggregatedEvidence,
        { ...evidence, components: { ...evidence.components, policy: 1.2 } },
        "too_big",
        "components.policy",
      ],
    ],
    ["relevance above 1", [PolicyMatch, { policy_id: "FP-01", relevance_score: 92 }, "too_big", "relevance_score"]],
    ["a threat below 0", [ThreatIntel, { threat_level: -0.1, sources: [] }, "too_small", "threat_level"]],
    [
      "a debate without confidence",
      [DebateArguments, { ...debate, pro_fraud_confidence: undefined }, "missing_field", "pro_fraud_confidence"],
    ],
    ["an unknown decision", [FraudDecision, { ...decision, decision: "ESCALATE" }, "invalid_value", "decision"]],
    ["confidence in percent", [FraudDecision, { ...decision, confidence: 72 }, "too_big", "confidence"]],
    ["an unknown trace status", [AgentTraceEntry, { ...trace, status: "ok" }, "invalid_value", "status"]],
    ["negative time", [AgentTraceEntry, { ...trace, duration_ms: -1 }, "too_small", "duration_ms"]],
    ["a state without transaction", [PipelineState, {}, "missing_field", "transaction"]],
    [
      "an error deep in the state",
      [
        PipelineState,
        { transaction, evidence: { ...evidence, composite_risk_score: -1 } },
        "too_small",
        "evidence.composite_risk_score",
      ],
    ],
  ])("%s is refused", (_name, [schema, input, code, path]) => {
    expectOneError(schema, input, code, path);
  });
});

describe("an explanation", () => {
  test.each<InvalidCase>([
    ["no customer text", { customer_explanation: "" }, "too_short", "customer_explanation"],
    ["an unknown source", { explanation_source: "llm" }, "invalid_value", "explanation_source"],
    ["five reasons", { reasons: Array.from({ length: 5 }, () => explanation?.reasons[0]) }, "too_long", "reasons"],
    ["an unknown filter status", { filter: { status: "ok", rule_ids: [] } }, "invalid_value", "filter.status"],
    ["a language without texts", { locale: "fr" }, "invalid_value", "locale"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(ExplanationResult, { ...explanation, ...change }, code, path);
  });
});
