import type { Claim } from "../../../../contracts/index.ts";
import type { Steps } from "../../../../ports/steps.ts";
import { retrieverOf } from "../../retrieval/evidence-retriever.ts";
import type { SourceText } from "../../source-text.ts";
import { type ClaimReading, readClaim } from "../claim-reading.ts";
import { comparedClaim } from "../compared-span.ts";
import { sentencesOf } from "../sentences-of.ts";
import { dropFrames } from "./drop-frames.ts";

/**
 * How the embedded judge reads these claims, without what they say about their sources. Nearly all it has judged as they
 * are and read already; a model's claims it has not seen.
 */
export function* readClaims(claims: readonly Pick<Claim, "text">[], source: SourceText): Steps<ClaimReading[]> {
  const readings: ClaimReading[] = [];
  for (const { text } of claims) {
    const bare = withoutFrame(text, source);
    const near = () => sentencesOf(retrieverOf(source).retrieve(source.beside(bare)), source);
    readings.push(yield* readClaim(bare, near, source));
    yield 50;
  }
  return readings;
}

/** A claim from the first to the last of its words that speak of the world. */
function withoutFrame(text: string, source: SourceText): string {
  const whole = comparedClaim(source, text);
  const rest = dropFrames(whole);
  if (rest === undefined || rest === whole || rest.words.length === 0) return text;
  return text.slice(rest.words[0]!.start, rest.words.at(-1)!.end);
}
