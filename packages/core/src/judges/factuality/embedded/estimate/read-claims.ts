import type { Steps } from "../../../../ports/steps.ts";
import type { ExtractedClaim } from "../../claim-extractor.ts";
import { retrieverOf } from "../../retrieval/evidence-retriever.ts";
import type { SourceText } from "../../source-text.ts";
import { type ClaimReading, readClaim } from "../claim-reading.ts";
import { comparedClaim } from "../compared-span.ts";
import { decidedBy } from "../decided-by.ts";
import { sentencesOf } from "../sentences-of.ts";
import { dropFrames } from "./drop-frames.ts";

/** A claim as the estimate sees it: how its words read, and whether the sentence that decides on it speaks of another thing. */
export interface ReadClaim {
  readonly reading: ClaimReading;
  readonly isOfAnother: boolean;
}

/**
 * How the embedded judge reads these claims, without what they say about their sources. Nearly all it has judged as they
 * are and read already; a model's claims it has not seen.
 */
export function* readClaims(claims: readonly ExtractedClaim[], source: SourceText): Steps<ReadClaim[]> {
  const read: ReadClaim[] = [];
  for (const claim of claims) {
    const text = withoutFrame(claim.text, source);
    const near = () => sentencesOf(retrieverOf(source).retrieve(source.beside(text)), source);
    const reading = yield* readClaim(text, near, source);
    const decided = yield* decidedBy({ ...claim, text }, reading, source);
    read.push({ reading, isOfAnother: decided?.isOfAnother ?? false });
    yield 50;
  }
  return read;
}

/** A claim from the first to the last of its words that speak of the world. */
function withoutFrame(text: string, source: SourceText): string {
  const whole = comparedClaim(source, text);
  const rest = dropFrames(whole);
  if (rest === undefined || rest === whole || rest.words.length === 0) return text;
  return text.slice(rest.words[0]!.start, rest.words.at(-1)!.end);
}
