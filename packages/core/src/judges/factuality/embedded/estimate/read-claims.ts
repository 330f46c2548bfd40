import type { Claim } from "../../../../contracts/index.ts";
import { createEvidenceRetriever, type EvidenceRetriever } from "../../evidence-retriever.ts";
import type { SourceText } from "../../source-text.ts";
import { type ClaimReading, readClaim } from "../claim-reading.ts";
import { comparedClaim } from "../compared-span.ts";
import { sentencesOf } from "../sentences-of.ts";
import { dropFrames } from "./drop-frames.ts";

/**
 * How the embedded judge reads these claims, without what they say about their sources. Nearly all it has judged as they
 * are and read already; a model's claims it has not seen.
 */
export function readClaims(claims: readonly Pick<Claim, "text">[], source: SourceText): ClaimReading[] {
  let retriever: EvidenceRetriever | undefined;
  return claims.map(({ text }) => {
    const whole = comparedClaim(source, text);
    const span = dropFrames(whole) ?? whole;
    const sentences = () => {
      retriever ??= createEvidenceRetriever(source);
      return sentencesOf(retriever.retrieve(span.words), source);
    };
    return readClaim(span, sentences, source);
  });
}
