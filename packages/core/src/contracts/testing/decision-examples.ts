import type { ContractName } from "../json-schema/index.ts";

export const transaction = {
  transaction_id: "T-7001",
  customer_id: "C-70",
  amount: "1250.00",
  currency: "EUR",
  country: "ES",
  channel: "web",
  device_id: "D-7",
  timestamp: "2025-04-02T03:15:00Z",
  merchant_id: "M-7",
};

const behavior = {
  customer_id: "C-70",
  usual_amount_avg: "400.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["ES", "PT"],
  usual_devices: ["D-7"],
};

const transactionSignals = {
  amount_ratio: 3.125,
  is_off_hours: true,
  is_foreign: false,
  is_unknown_device: false,
  channel_risk: "medium",
  flags: ["high_amount", "off_hours"],
};

const behavioralSignals = { deviation_score: 0.55, anomalies: ["amount"], velocity_alert: false };
const policyMatch = { policy_id: "FP-01", description: "Unusual amount", relevance_score: 0.92 };
const threat = { threat_level: 0.1, sources: [{ source_name: "country list", confidence: 0.6 }] };

export const evidence = {
  composite_risk_score: 68.5,
  risk_category: "high",
  all_signals: ["high_amount", "off_hours"],
  all_citations: ["FP-01"],
  components: { behavioral: 0.55, policy: 0.5, threat: null, transaction: 0.7 },
  missing: ["threat_intel"],
};

const debate = {
  pro_fraud_argument: "pattern of an account takeover",
  pro_fraud_confidence: 0.78,
  pro_customer_argument: "the device is known",
  pro_customer_confidence: 0.55,
};

const decision = { transaction_id: "T-7001", decision: "CHALLENGE", confidence: 0.72, signals: ["high_amount"] };

const explanation = {
  customer_explanation: "Por seguridad, necesitamos verificar esta transacción.",
  audit_explanation: "Transacción T-7001: Decisión CHALLENGE (confianza 0.72).",
  key_factors: ["monto_elevado"],
  recommended_actions: ["verificar_via_sms"],
  reasons: [{ code: "unusual_amount", customer_text: "El importe es inusual.", audit_text: "monto 3.1x promedio" }],
  explanation_source: "model",
  filter: { status: "passed", rule_ids: [] },
  quality: { audit_factuality: null, customer_readability: null },
};

const trace = {
  agent: "explainability",
  status: "fallback",
  started_at: "2025-04-02T03:15:01Z",
  duration_ms: 4.2,
  reason: "model_timeout",
};

/** Valid examples of the decision contracts. */
export const decisionExamples = {
  Transaction: [transaction],
  CustomerBehavior: [behavior, { ...behavior, usual_hours: "22:00-06:30", currency: "EUR" }],
  DecisionCase: [{ transaction, customer_behavior: behavior, expected_decision: "CHALLENGE" }, { transaction }],
  TransactionSignals: [transactionSignals, { ...transactionSignals, amount_ratio: null }],
  BehavioralSignals: [behavioralSignals],
  PolicyMatch: [policyMatch, { policy_id: "FP-02" }],
  PolicyMatchResult: [{ matches: [policyMatch], chunk_ids: ["FP-01#1"] }],
  Policy: [
    { policy_id: "FP-01", title: "Unusual amount", text: "Verify unusual amounts." },
    {
      policy_id: "FP-03",
      title: "Unknown device",
      text: "Verify unknown devices.",
      rules: [{ when: ["unknown_device"], action: "CHALLENGE" }],
    },
  ],
  ThreatIntel: [threat],
  AggregatedEvidence: [evidence],
  DebateArguments: [debate],
  FraudDecision: [decision, { ...decision, decided_by: "fallback", override: "composite_above_85" }],
  ExplanationRequest: [
    { decision, evidence, policy_matches: { matches: [policyMatch] }, debate, transaction, locale: "es" },
    {},
  ],
  ExplanationResult: [explanation],
  AgentTraceEntry: [trace],
  PipelineState: [
    { transaction },
    {
      transaction,
      customer_behavior: behavior,
      transaction_signals: transactionSignals,
      behavioral_signals: behavioralSignals,
      policy_matches: { matches: [policyMatch] },
      threat_intel: threat,
      evidence,
      debate,
      decision,
      explanation,
      status: "completed",
      trace: [trace],
    },
  ],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
