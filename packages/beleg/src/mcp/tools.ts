import {
  CheckAnswer,
  CheckRequest,
  ExplainabilityResult,
  ExplanationRequest,
  ExplanationResult,
  RerankEnvelope,
  RerankRequest,
} from "@beleg/core/contracts";
import { z } from "zod";

/** What the tools do their work with, for one caller. */
export type ToolParts = {
  check(request: CheckRequest): Promise<CheckAnswer>;
  rerank(request: z.output<typeof RerankRequest>): Promise<RerankEnvelope>;
  explain(request: unknown): Promise<ExplanationResult>;
  report(run_id: number): Promise<ExplainabilityResult>;
};

/** One tool: what it takes, what it gives, who may use it. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: "read" | "write";
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  run(parts: ToolParts, input: unknown): Promise<unknown>;
};

const ReportRequest = z.strictObject({ run_id: z.int().min(1).describe("The run of a check that was stored.") });

/** The tools in the order a client lists them. */
export const TOOLS: readonly Tool[] = [
  {
    name: "check_text",
    title: "Check a text against its source",
    description:
      "Checks summary_text against article_text claim by claim: factuality with verbatim quotes, coherence, readability, and the report. Nothing is called wrong without a quote.",
    scope: "write",
    input: CheckRequest,
    output: CheckAnswer,
    run: (parts, input) => parts.check(input as CheckRequest),
  },
  {
    name: "rerank",
    title: "Choose sources for a question",
    description:
      "Orders candidate sources for a query under policy, freshness and diversity rules; every score adds up, every dropped candidate has a reason.",
    scope: "write",
    input: RerankRequest,
    output: RerankEnvelope,
    run: (parts, input) => parts.rerank(input as z.output<typeof RerankRequest>),
  },
  {
    name: "explain_decision",
    title: "Explain a decision to the customer and to the auditor",
    description:
      "Writes two explanations of a decision: simple and free of internals for the customer, complete and checked against the record for the auditor.",
    scope: "write",
    input: ExplanationRequest,
    output: ExplanationResult,
    run: (parts, input) => parts.explain(input),
  },
  {
    name: "get_report",
    title: "Get the report of a stored run",
    description: "The m9_v1 report of a run: findings with exact places, quotes and recommendations.",
    scope: "read",
    input: ReportRequest,
    output: ExplainabilityResult,
    run: (parts, input) => parts.report((input as z.output<typeof ReportRequest>).run_id),
  },
];
