import {
  articleIdIsFree,
  belegError,
  type CheckAnswer,
  CheckRequest,
  type CompactResult,
  type ExplainabilityResult,
  ExplanationRequest,
  type ExplanationResult,
  type RerankEnvelope,
  RerankRequest,
} from "@beleg/core/contracts";
import { z } from "zod";
import { compactRerank } from "./compact-rerank.ts";

/** What the tools do their work with, for one caller. */
export type ToolParts = {
  check(request: CheckRequest): Promise<CheckAnswer>;
  rerank(request: z.output<typeof RerankRequest>): Promise<RerankEnvelope>;
  explain(request: unknown): Promise<ExplanationResult>;
  report(run_id: number): Promise<ExplainabilityResult>;
  /** A check in a few words. */
  compact(answer: CheckAnswer, request: CheckRequest): CompactResult;
  /** The same of a stored one. */
  stored(run_id: number): Promise<CompactResult>;
};

/** One tool: what it takes, who may use it. What it gives is JSON text, short by default. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: "read" | "write";
  readonly input: z.ZodType;
  run(parts: ToolParts, input: unknown): Promise<unknown>;
};

const view = z
  .enum(["compact", "full"])
  .default("compact")
  .describe("compact (default): what to act on; full: everything, many times as long.");

const CheckCall = z.strictObject({ ...CheckRequest.shape, view }).superRefine(articleIdIsFree);
const RerankCall = z.strictObject({ ...RerankRequest.shape, view });
const ReportCall = z.strictObject({ run_id: z.int().min(1).describe("The run_id of a stored check."), view });

/** The tools in the order a client lists them. */
export const TOOLS: readonly Tool[] = [
  {
    name: "check_text",
    title: "Check a text against its sources",
    description:
      "Checks summary_text claim by claim against sources (or article_text). Answers verdict passed | blocked | incomplete and each claim: label correct | incorrect | uncertain | failed, the quote that decides it with source_id, places as offsets, advice. Correct what is incorrect by its quote; an uncertain claim only shows the nearest passage. With criteria, each is met | not_met | unclear, with its quote.",
    scope: "write",
    input: CheckCall,
    async run(parts, input) {
      const { view: shown, ...request } = input as z.output<typeof CheckCall>;
      requireSource(request);
      const answer = await parts.check(request);
      return shown === "full" ? answer : parts.compact(answer, request);
    },
  },
  {
    name: "rerank",
    title: "Choose sources for a question",
    description:
      "Orders candidate sources for a query by policy, freshness and diversity. Answers sources, best first, ready for check_text, with score and reason each, and why others were dropped.",
    scope: "write",
    input: RerankCall,
    async run(parts, input) {
      const { view: shown, ...request } = input as z.output<typeof RerankCall>;
      const envelope = await parts.rerank(request);
      return shown === "full" ? envelope : compactRerank(envelope);
    },
  },
  {
    name: "explain_decision",
    title: "Explain a decision to the customer and to the auditor",
    description:
      "Writes two explanations of a decision: one for the customer, free of internals, one for the auditor, checked against the record.",
    scope: "write",
    input: ExplanationRequest,
    run: (parts, input) => parts.explain(input),
  },
  {
    name: "get_report",
    title: "Get a stored check again",
    description:
      "A check that was kept with store: true, compact as check_text answers it, or its m9_v1 report (view full).",
    scope: "read",
    input: ReportCall,
    run(parts, input) {
      const { run_id, view: shown } = input as z.output<typeof ReportCall>;
      return shown === "full" ? parts.report(run_id) : parts.stored(run_id);
    },
  },
];

/** Agents forget the source; without one there is nothing to check, and no score says so loudly enough. */
function requireSource({ article_text, sources = [], dimensions = ["factuality"] }: CheckRequest): void {
  const texts = [article_text, ...sources.map(({ text }) => text)];
  if (!dimensions.includes("factuality") || texts.some((text) => text.trim() !== "")) return;
  throw belegError("missing_source", {});
}
