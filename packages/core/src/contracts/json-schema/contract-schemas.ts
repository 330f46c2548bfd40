import type { z } from "zod";
import * as contracts from "../index.ts";

/** A contract under its public name: the schema and one sentence on what it is. */
export interface ContractEntry {
  readonly schema: z.ZodType;
  readonly description: string;
}

const contract = (schema: z.ZodType, description: string): ContractEntry => ({ schema, description });

/** Every contract by name, in the order of the five parts. */
export const contractSchemas = {
  // factuality
  Claim: contract(
    contracts.Claim,
    "One checkable statement of the judged text with its verdict and the words of the source that carry it.",
  ),
  ClaimDebug: contract(contracts.ClaimDebug, "How a claim went through the evidence gate, for analysis only."),
  EvidenceQuote: contract(contracts.EvidenceQuote, "Verbatim words of the source with their place."),
  Passage: contract(contracts.Passage, "A window over the source that a claim is compared with."),
  SentenceResult: contract(
    contracts.SentenceResult,
    "One sentence of the judged text with the label its claims give it.",
  ),
  FactualityDetails: contract(
    contracts.FactualityDetails,
    "The details of a factuality result: claims, sentences and counts that add up.",
  ),
  // check
  Source: contract(contracts.Source, "One of the texts a text is checked against; evidence names it by its id."),
  Criterion: contract(contracts.Criterion, "Something the caller wants a text to show, in their own words."),
  CriteriaResult: contract(contracts.CriteriaResult, "The caller's own criteria with what became of each."),
  CheckRequest: contract(contracts.CheckRequest, "A text to check against its source, and how to answer."),
  CheckAnswer: contract(contracts.CheckAnswer, "What the judges say about one text, and the report over it."),
  // trust
  LabelledSource: contract(contracts.LabelledSource, "A source and claims about it that people labelled."),
  ScoreRecord: contract(
    contracts.ScoreRecord,
    "The record of a judge that gives scores: how far it agrees with people.",
  ),
  TrustProfile: contract(
    contracts.TrustProfile,
    "The record of a judge: how often its verdicts were right, by language and kind, on claims that people labelled.",
  ),
  // report
  IssueSpan: contract(contracts.IssueSpan, "One problem as a judge reports it, with its place in the judged text."),
  AgentResult: contract(contracts.AgentResult, "What every judge answers: status, score, issues, details."),
  EvidenceItem: contract(contracts.EvidenceItem, "One piece of proof behind a finding."),
  Finding: contract(contracts.Finding, "One finding of the report with its place, its proof and where it comes from."),
  TopSpan: contract(contracts.TopSpan, "One of the places worth reading first."),
  ExplainabilityStats: contract(
    contracts.ExplainabilityStats,
    "How many findings there are and how much text they cover.",
  ),
  ExplainabilityInput: contract(
    contracts.ExplainabilityInput,
    "What a report is built from: the text and the three judges' results.",
  ),
  ExplainabilityResult: contract(
    contracts.ExplainabilityResult,
    "The m9_v1 report: every finding, ranked, with proof and place.",
  ),
  CheckStability: contract(contracts.CheckStability, "How stable the verdict of a check is when it is repeated."),
  FactualityResult: contract(
    contracts.FactualityResult,
    "What the judge of factuality answers: a result whose details are the claims.",
  ),
  CheckResult: contract(
    contracts.CheckResult,
    "What a check answers: each judge's result, one number over them, and the report.",
  ),
  CompactResult: contract(contracts.CompactResult, "A check in a few words, for agents and logs."),
  // rerank
  ScoringContext: contract(
    contracts.ScoringContext,
    "What the caller wants sources for, and by which rules they are chosen.",
  ),
  SearchCandidate: contract(contracts.SearchCandidate, "A source found for a question, with what is known about it."),
  ScoreResultInput: contract(contracts.ScoreResultInput, "A candidate as older clients send it."),
  ScoreResultsData: contract(
    contracts.ScoreResultsData,
    "What the scoring task gets: the question and the candidates.",
  ),
  LLMScoredItem: contract(
    contracts.LLMScoredItem,
    "One scored candidate: how good, why, which gaps it fills, what speaks against it.",
  ),
  RAGCoverageSummary: contract(contracts.RAGCoverageSummary, "What a document already in the collection covers."),
  RecommendedIngest: contract(
    contracts.RecommendedIngest,
    "A source worth taking into the collection because it closes a gap.",
  ),
  HybridResult: contract(
    contracts.HybridResult,
    "The result of reranking: complete order, selection, coverage change.",
  ),
  RerankFlags: contract(
    contracts.RerankFlags,
    "What was not available, what came from a cache, and the debug section.",
  ),
  RerankRequest: contract(contracts.RerankRequest, "The body of a rerank request."),
  RerankEnvelope: contract(
    contracts.RerankEnvelope,
    "The answer to a rerank request: result, collection summaries, flags.",
  ),
  // review
  ReviewItem: contract(
    contracts.ReviewItem,
    "One thing a person must decide, with a snapshot of exactly what is shown.",
  ),
  ReviewDecision: contract(contracts.ReviewDecision, "The record of a decision: who, when, on what exactly, and why."),
  CoverageSummary: contract(contracts.CoverageSummary, "What became of the approved sources."),
  // decision
  Transaction: contract(contracts.Transaction, "One payment to decide about."),
  CustomerBehavior: contract(contracts.CustomerBehavior, "What is usual for a customer."),
  DecisionCase: contract(
    contracts.DecisionCase,
    "The input of the decision pipeline: a transaction and what is known about its customer.",
  ),
  TransactionSignals: contract(contracts.TransactionSignals, "What the transaction alone shows."),
  BehavioralSignals: contract(
    contracts.BehavioralSignals,
    "How far the transaction is from what is usual for the customer.",
  ),
  PolicyMatch: contract(contracts.PolicyMatch, "A policy that speaks to this case."),
  PolicyMatchResult: contract(contracts.PolicyMatchResult, "Every policy found for this case, best first."),
  Policy: contract(contracts.Policy, "A written policy: its words for retrieval, its rules for the arbiter."),
  ThreatIntel: contract(contracts.ThreatIntel, "What is known from outside about the country, device or merchant."),
  AggregatedEvidence: contract(contracts.AggregatedEvidence, "All signals weighed into one score."),
  DebateArguments: contract(contracts.DebateArguments, "The case for fraud and the case for the customer."),
  FraudDecision: contract(contracts.FraudDecision, "What the arbiter decided, how sure, and on which signals."),
  ExplanationRequest: contract(
    contracts.ExplanationRequest,
    "The input of explain: a decision and the phase outputs at hand.",
  ),
  ExplanationResult: contract(
    contracts.ExplanationResult,
    "The two explanations of a decision: for the person affected and for the auditor.",
  ),
  AgentTraceEntry: contract(
    contracts.AgentTraceEntry,
    "One step of the decision pipeline: which agent, how it ended, how long it took.",
  ),
  PipelineState: contract(contracts.PipelineState, "Everything known about a case so far."),
  // evaluation
  DatasetRow: contract(
    contracts.DatasetRow,
    "One row of an evaluation dataset; unknown keys are allowed and left alone.",
  ),
  RankingRow: contract(
    contracts.RankingRow,
    "One query of a rerank dataset with the grades people gave its candidates.",
  ),
  Prediction: contract(contracts.Prediction, "One line of predictions.jsonl: what the judge said about one row."),
  DebugClaim: contract(contracts.DebugClaim, "One line of debug_claims.jsonl: how one claim went through the gate."),
  EvaluatedRow: contract(contracts.EvaluatedRow, "One line of rows.jsonl: a judged row with text, sources and claims."),
  ErrorCase: contract(contracts.ErrorCase, "One line of error_cases.jsonl: a false alarm or a missed error."),
  PolicyResults: contract(
    contracts.PolicyResults,
    "The content of results_<policy>.json: one decision rule over all labelled rows.",
  ),
  EvaluationSummary: contract(
    contracts.EvaluationSummary,
    "The content of summary.json: what one evaluation found, by task.",
  ),
  RunMetadata: contract(
    contracts.RunMetadata,
    "The content of run_metadata.json: all one needs to run the same evaluation again.",
  ),
  Comparison: contract(contracts.Comparison, "Two runs over the same rows, the second against the first."),
  JudgeAgreement: contract(contracts.JudgeAgreement, "How far a run agrees with the scores of another tool."),
  Baseline: contract(contracts.Baseline, "What earlier runs reached, kept beside the code."),
} as const satisfies Readonly<Record<string, ContractEntry>>;

/** The name of a contract. */
export type ContractName = keyof typeof contractSchemas;

/** The names of all contracts. */
export const CONTRACT_NAMES = Object.keys(contractSchemas) as readonly ContractName[];

/** Tells whether a text names a contract. */
export function isContractName(text: string): text is ContractName {
  return Object.hasOwn(contractSchemas, text);
}
