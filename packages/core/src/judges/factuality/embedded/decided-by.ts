import type { Steps } from "../../../ports/steps.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ExtractedClaim } from "../claim-extractor.ts";
import { scanAhead } from "../scanned-source.ts";
import type { SourceText } from "../source-text.ts";
import type { ClaimReading } from "./claim-reading.ts";
import { readHeadings } from "./headings-of-source.ts";
import { meansAnother } from "./spoken-of/means-another.ts";
import { saidUnder, standsUnder } from "./stands-under.ts";

/** The sentence of the source that decides on a claim. */
interface Deciding {
  readonly sentence: number;
  /** It has the claim word for word. */
  readonly isVerbatim: boolean;
  /** It speaks of something else than the claim does where it stands: it decides nothing. */
  readonly isOfAnother: boolean;
}

/** Which sentence decides on a claim, by what was read of its words and by where it stands in its text. */
export function* decidedBy(
  claim: ExtractedClaim,
  { verbatim, proof, contradiction }: ClaimReading,
  source: SourceText,
): Steps<Deciding | undefined> {
  const isVerbatim = verbatim !== undefined;
  const laid = isVerbatim ? undefined : (proof ?? contradiction?.laid);
  const sentence = isVerbatim ? saidUnder(claim, verbatim, source) : laid?.sentence;
  if (sentence === undefined) return undefined;
  const isClash = !isVerbatim && proof === undefined;
  return { sentence, isVerbatim, isOfAnother: yield* speaksOfAnother(claim, sentence, source, { laid, isClash }) };
}

/** Reads in steps what asking whether claims speak of another thing needs of their source. */
export function* readAround(claims: readonly ExtractedClaim[], source: SourceText): Steps<void> {
  if (claims.some(({ after, under }) => after !== undefined || under !== undefined)) yield* scanAhead(source);
  if (claims.some(({ under }) => under !== undefined)) yield* readHeadings(source);
}

interface Beside {
  /** The claim laid over the sentence, where it does not say the same word for word. */
  readonly laid?: LaidClaim | undefined;
  /** They do not agree. */
  readonly isClash: boolean;
}

/** True where the headings over a claim, or what was told before it, name another thing than a sentence of the source speaks of. */
export function* speaksOfAnother(
  claim: ExtractedClaim,
  sentence: number,
  source: SourceText,
  { laid, isClash }: Beside,
): Steps<boolean> {
  return !standsUnder(claim, sentence, source, isClash) || (yield* meansAnother(claim, sentence, source, laid));
}
