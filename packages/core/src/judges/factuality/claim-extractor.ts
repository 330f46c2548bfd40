import type { PaceOptions } from "../../ports/index.ts";
import type { Range, TextDocument } from "../../text/index.ts";

/** A checkable statement before it is judged. */
export interface ExtractedClaim {
  readonly text: string;
  /** The claim's own place in the summary; null when it was reworded and only its sentence is known. */
  readonly start_char: number | null;
  readonly end_char: number | null;
  readonly sentence_index: number;
  /** Where a range of its text stands behind `start_char`; absent where the text is the summary's own, letter by letter. */
  readonly toWritten?: ((place: Range) => Range) | undefined;
  /** What is told before a claim whose subject may have been named there: one with a pronoun, with an article first or without a subject. */
  readonly after?: string | undefined;
  /** The headings it stands under: they may name what it speaks of. */
  readonly under?: string | undefined;
  /** The head of the table it is a row of: what its cells mean. */
  readonly columns?: string | undefined;
}

interface ExtractionRequest extends PaceOptions {
  readonly summary: TextDocument;
  /** Where the text to take claims from begins; what stands before it only tells what they speak of. Defaults to its start. */
  readonly from?: number | undefined;
  readonly sample?: number | undefined;
}

/** The claims of a summary, or why there are none to be had. */
type ExtractionOutcome =
  | { readonly status: "ok"; readonly claims: readonly ExtractedClaim[] }
  | { readonly status: "failed"; readonly code: string; readonly detail: string };

/** Takes the atomic factual claims out of a summary's sentences. Never throws. */
export interface ClaimExtractor {
  extract(request: ExtractionRequest): ExtractionOutcome | Promise<ExtractionOutcome>;
}
