import {
  CaseResolution,
  CaseVersion,
  DecisionMaker,
  DecisionOutcome,
  DecisionOverride,
  RiskCategory,
  type Transaction,
} from "../../contracts/decision/index.ts";
import { isLocale, type Locale } from "../../locales/index.ts";
import { riskCategory } from "../evidence/aggregate-evidence.ts";
import {
  type CaseRecord,
  EVIDENCE_PARTS,
  internalIds,
  type RecordedDebate,
  type RecordedPolicy,
  type RecordedThreat,
  tookPart,
} from "./case-record.ts";

/** One row of `explain`, read. */
export interface ExplanationRow {
  readonly record: CaseRecord;
  readonly model_output: string | null;
  readonly locale: Locale | undefined;
  readonly id: string | number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads phase outputs as other systems write them. Total on any JSON value: a part that is absent or has the wrong
 * shape becomes null, which both explanations print as "not available"; whole pipeline states are welcome too.
 */
export function readExplanationRequest(value: unknown): ExplanationRow {
  const row = fields(value);
  const decision = fields(row.decision);
  const evidence = fields(row.evidence);
  const transaction = readTransaction(row.transaction);
  const score = numberIn(evidence.composite_risk_score, 0, 100);
  const category = RiskCategory.safeParse(evidence.risk_category);
  const outcome = DecisionOutcome.safeParse(typeof row.decision === "string" ? row.decision : decision.decision);
  const override = DecisionOverride.safeParse(decision.override);
  const behavior = fields(row.customer_behavior);
  const noticed = fields(row.transaction_signals);
  const signals = listed(decision.signals);
  const agent_names = agentNames(row.trace);
  return {
    record: {
      transaction_id: id(decision.transaction_id) ?? transaction?.transaction_id ?? id(row.transaction_id),
      decision: outcome.success ? outcome.data : null,
      confidence: numberIn(decision.confidence, 0, 1),
      override: override.success ? override.data : null,
      risk_score: score,
      risk_category: category.success ? category.data : score === null ? null : riskCategory(score),
      components: readComponents(evidence.components),
      missing: texts(evidence.missing),
      signals: signals !== null && signals.length > 0 ? signals : (listed(evidence.all_signals) ?? signals),
      factors: texts(
        Array.isArray(evidence.contributions) ? evidence.contributions.map((one) => fields(one).factor) : [],
      ),
      policies: readPolicies(row.policy_matches),
      debate: readDebate(row.debate),
      transaction,
      threats: readThreats(row.threat_intel, decision.citations_external),
      amount_ratio: numberIn(noticed.amount_ratio, 0, Number.MAX_VALUE),
      usual_amount: typeof behavior.usual_amount_avg === "string" ? behavior.usual_amount_avg : null,
      usual_hours: typeof behavior.usual_hours === "string" ? behavior.usual_hours : null,
      usual_countries: texts(behavior.usual_countries),
      is_unknown_device: typeof noticed.is_unknown_device === "boolean" ? noticed.is_unknown_device : null,
      decided_by: DecisionMaker.safeParse(decision.decided_by).data ?? null,
      resolution: CaseResolution.safeParse(decision.resolution).data ?? null,
      earlier_versions: readVersions(row.earlier_versions),
      internal_ids: internalIds(transaction ?? {}, texts(behavior.usual_devices)),
      agents: agent_names.length === 0 ? null : agent_names.length,
      agent_names,
      notes: [...texts(evidence.all_citations), ...texts([behavior.usual_hours])],
    },
    model_output: typeof row.model_output === "string" ? row.model_output : null,
    locale: typeof row.locale === "string" && isLocale(row.locale) ? row.locale : undefined,
    id: typeof row.id === "string" || typeof row.id === "number" ? row.id : undefined,
  };
}

/** Whether this is a case that nobody has decided yet: there is nothing to explain. What the pipeline failed on has a trace. */
export function isUndecided(value: unknown): boolean {
  const row = fields(value);
  return "transaction" in row && !("trace" in row) && (row.decision ?? null) === null;
}

function agentNames(trace: unknown): string[] {
  if (!Array.isArray(trace)) return [];
  const ran = trace.slice(0, 100).map(fields).filter(tookPart);
  return texts(ran.map(({ agent }) => (typeof agent === "string" ? agent.slice(0, 100) : null)));
}

function readPolicies(value: unknown): RecordedPolicy[] | null {
  const list = Array.isArray(value) ? value : fields(value).matches;
  if (!Array.isArray(list)) return null;
  return list.flatMap((item: unknown) => {
    const match = fields(item);
    const policy_id = typeof item === "string" ? item : (id(match.policy_id) ?? id(match.id));
    if (policy_id === null) return [];
    const relevance = [match.relevance_score, match.relevance, match.score].find((score) => typeof score === "number");
    const description = typeof match.description === "string" ? match.description : "";
    const action = DecisionOutcome.safeParse(match.action).data;
    return [
      {
        policy_id,
        description,
        relevance: numberIn(relevance, 0, 1),
        ...(action === undefined ? {} : { action }),
        ...(typeof match.quote === "string" && match.quote !== "" ? { quote: match.quote } : {}),
      },
    ];
  });
}

/** The parts of the score by name; null where the phase gave none. */
function readComponents(value: unknown): CaseRecord["components"] {
  const given = fields(value);
  const named = EVIDENCE_PARTS.filter((part) => Object.hasOwn(given, part));
  return Object.fromEntries(named.map((part) => [part, numberIn(given[part], 0, 1)]));
}

/** What outside sources said; systems that only cite them give their names. */
function readThreats(value: unknown, citations: unknown): RecordedThreat[] | null {
  const { sources } = fields(value);
  if (!Array.isArray(sources)) return listed(citations)?.map((source) => ({ source, level: null })) ?? null;
  return sources.flatMap((item: unknown) => {
    const { source_name, confidence } = fields(item);
    return typeof source_name === "string" && source_name !== ""
      ? [{ source: source_name, level: numberIn(confidence, 0, 1) }]
      : [];
  });
}

function readVersions(value: unknown): CaseVersion[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 1000).flatMap((item: unknown) => CaseVersion.safeParse(item).data ?? []);
}

function readDebate(value: unknown): RecordedDebate | null {
  const debate = fields(value);
  const fraud = numberIn(debate.pro_fraud_confidence, 0, 1);
  const customer = numberIn(debate.pro_customer_confidence, 0, 1);
  if (fraud === null && customer === null) return null;
  const text = (words: unknown) => (typeof words === "string" ? words : "");
  return {
    fraud,
    customer,
    fraud_argument: text(debate.pro_fraud_argument),
    customer_argument: text(debate.pro_customer_argument),
  };
}

function readTransaction(
  value: unknown,
): (Partial<Transaction> & { readonly transaction_id: string | undefined }) | null {
  const given = fields(value);
  if (Object.keys(given).length === 0) return null;
  const amount = typeof given.amount === "number" ? String(given.amount) : given.amount;
  const kept = { ...given, amount };
  const names = [
    "customer_id",
    "amount",
    "currency",
    "country",
    "channel",
    "device_id",
    "timestamp",
    "merchant_id",
    "merchant_name",
  ] as const;
  const parts = names.flatMap((name) => {
    const part = (kept as Fields)[name];
    return typeof part === "string" && part !== "" ? [[name, part.slice(0, 512)] as const] : [];
  });
  return { ...Object.fromEntries(parts), transaction_id: id(given.transaction_id) ?? undefined } as ReturnType<
    typeof readTransaction
  >;
}

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" && item.trim() !== "") : [];
}

/** A list of texts; null when there is no list. */
function listed(value: unknown): string[] | null {
  return Array.isArray(value) ? texts(value) : null;
}

/** An id; other systems also count with whole numbers. */
function id(value: unknown): string | null {
  if (Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.slice(0, 512) : null;
}

function numberIn(value: unknown, min: number, max: number): number | null {
  return typeof value === "number" && value >= min && value <= max ? value : null;
}
