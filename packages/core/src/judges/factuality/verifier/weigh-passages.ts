import type { VerifierScores } from "../../../ports/index.ts";

/** From this score on a verifier decides. Below, the claim stays open for whoever judges next. */
const DECIDES = 0.75;
/** A claim that one passage supports this far is not called wrong for what another one says. */
const SUPPORTS = 0.5;

/** What the scores of all passages say of a claim, and which passage says it; undefined where none says enough. */
export type PassageVerdict = {
  readonly side: "supported" | "contradicted";
  readonly index: number;
  readonly score: number;
};

/**
 * One passage that carries a claim is enough; one that speaks against it is only where no other carries it: passages
 * beside the point look like contradictions to many models.
 */
export function weighPassages(scores: readonly VerifierScores[]): PassageVerdict | undefined {
  const supported = strongest(scores, "supported");
  const contradicted = strongest(scores, "contradicted");
  if (supported.score >= DECIDES && supported.score > contradicted.score) return supported;
  return contradicted.score >= DECIDES && supported.score < SUPPORTS ? contradicted : undefined;
}

/** The highest score on one side, of equals the first: -1 for no passage at all. */
export function strongest(scores: readonly VerifierScores[], side: PassageVerdict["side"]): PassageVerdict {
  let best: PassageVerdict = { side, index: -1, score: -1 };
  for (const [index, { [side]: score }] of scores.entries()) if (score > best.score) best = { side, index, score };
  return best;
}
