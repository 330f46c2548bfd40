import { z } from "zod";
import { issueTypesOf, Severity } from "../../contracts/index.ts";
import { askedAs, field, readNumber, readWord } from "../../ports/answer-field.ts";
import type { PromptVersion } from "./prompt-version.ts";

type Scored = "coherence" | "readability";

/** One issue as a model names it. Only the score decides whether an answer is usable: what is wrong here is null. */
export interface ModelIssue {
  readonly issue_type: string | null;
  readonly severity: Severity | null;
  readonly message: string | null;
  readonly sentence: number | null;
  readonly quote: string | null;
  readonly occurrence: number | null;
}

/** A usable answer, with the score on 0–1 and, for v2, the raw one. */
export interface ModelVote {
  readonly score: number;
  readonly score_raw?: number;
  readonly issues: readonly ModelIssue[];
  readonly explanation: string | null;
}

/** Decoders know lists of values better than ranges. */
const RAW_SCORE = askedAs(z.literal([1, 2, 3, 4, 5]), z.preprocess(readNumber, z.int().min(1).max(5)));

/** The form a prompt version must be answered in; v2 is normalised by (x − 1) / 4. A score off the scale is no score. */
export const VOTE_SCHEMAS: Readonly<Record<Scored, Readonly<Record<PromptVersion, z.ZodType<ModelVote>>>>> = {
  coherence: schemasOf("coherence"),
  readability: schemasOf("readability"),
};

function schemasOf(dimension: Scored): Readonly<Record<PromptVersion, z.ZodType<ModelVote>>> {
  const position = field(z.int().positive(), readNumber);
  const issue = z.object({
    // Other names than these fall into the dimension's catch-all.
    issue_type: askedAs(z.enum(issueTypesOf(dimension)), field(z.string())),
    severity: field(Severity, readWord),
    message: field(z.string()),
    sentence: position,
    quote: field(z.string()),
    occurrence: position,
  });
  const issues = z.array(z.preprocess(otherNames, issue)).catch([]);
  const common = { issues, explanation: field(z.string()) };
  return {
    v1: z.object({ score: z.preprocess(readNumber, z.number().min(0).max(1)), ...common }),
    v2: z.object({ score_raw_1_to_5: RAW_SCORE, ...common }).transform(({ score_raw_1_to_5: raw, ...rest }) => ({
      ...rest,
      score: (raw - 1) / 4,
      score_raw: raw,
    })),
  };
}

/** Some models shorten the keys, or name none. */
function otherNames(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return {};
  const { type, description } = raw as { readonly type?: unknown; readonly description?: unknown };
  return { issue_type: type, message: description, ...raw };
}
