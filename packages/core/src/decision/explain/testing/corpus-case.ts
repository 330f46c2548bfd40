import type { PipelineState } from "../../../contracts/decision/index.ts";

/** The case all corpus texts speak about; its values are what must not leak. */
export const CORPUS_STATE: Pick<
  PipelineState,
  "transaction" | "evidence" | "policy_matches" | "debate" | "decision" | "customer_behavior" | "transaction_signals"
> = {
  transaction: {
    transaction_id: "T-4821",
    customer_id: "C-733",
    amount: "1349.90",
    currency: "PEN",
    country: "CO",
    channel: "web",
    device_id: "D-19",
    timestamp: "2025-03-08T21:47:00Z",
    merchant_id: "M-412",
    merchant_name: "Librería Pullman",
  },
  customer_behavior: {
    customer_id: "C-733",
    usual_amount_avg: "310.00",
    usual_hours: "08:00-20:00",
    usual_countries: ["PE"],
    usual_devices: ["D-07"],
  },
  transaction_signals: {
    amount_ratio: 4.354838709677419,
    is_off_hours: true,
    is_foreign: true,
    is_unknown_device: true,
    channel_risk: "medium",
    flags: ["amount_over_2x", "amount_over_3x", "off_hours", "foreign_country", "unknown_device", "four_factors"],
  },
  evidence: {
    composite_risk_score: 73.46,
    risk_category: "high",
    all_signals: ["amount_over_3x", "off_hours", "foreign_country", "unknown_device"],
    all_citations: ["FP-01", "FP-03", "FP-06"],
    components: { behavioral: 0.99, policy: 0.71, threat: 0.12, transaction: 0.8 },
    missing: [],
  },
  policy_matches: {
    matches: [
      { policy_id: "FP-03", description: "Unknown device", relevance_score: 0.87, action: "BLOCK" },
      { policy_id: "FP-01", description: "Unusual amount", relevance_score: 0.64, action: "CHALLENGE" },
      { policy_id: "FP-06", description: "Combined factors", relevance_score: 0.41, action: "BLOCK" },
    ],
    chunk_ids: ["FP-03", "FP-01", "FP-06"],
  },
  debate: {
    pro_fraud_argument: "new device abroad",
    pro_fraud_confidence: 0.76,
    pro_fraud_evidence: [],
    pro_customer_argument: "the merchant is known",
    pro_customer_confidence: 0.38,
    pro_customer_evidence: [],
  },
  decision: {
    transaction_id: "T-4821",
    decision: "BLOCK",
    confidence: 0.82,
    signals: ["amount_over_3x", "off_hours", "foreign_country", "unknown_device"],
    citations_internal: ["FP-01", "FP-03", "FP-06"],
    citations_external: [],
  },
};

/** The model whose name must not leak either. */
export const CORPUS_MODEL = "ollama/llama3.1:8b";
