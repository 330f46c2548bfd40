import type { RrfComponents } from "../contracts/rerank/index.ts";
import { BONUS_SHARES, MMR_RANK_SHARE, RRF_K } from "./constants.ts";

/** A scored candidate on its way into the fusion; the three values are 0–1. */
export interface FusionInput {
  /** Place in the order by score, from 1. */
  readonly scoreRank: number;
  /** Place in the MMR order, from 1. */
  readonly mmrRank: number;
  /** How much of the collection's gaps it fills. */
  readonly fills: number;
  /** What its kind of site is worth. */
  readonly standing: number;
  /** 1 for a preferred source. */
  readonly preferred: number;
}

/** A fused score with its parts. */
export interface Fused {
  /** Which of the inputs it belongs to. */
  readonly index: number;
  readonly score: number;
  readonly components: RrfComponents;
}

/** Fuses ranks and bonuses and orders by the sum; equal sums go by rank of score, which is unique. */
export function fuse(inputs: readonly FusionInput[]): Fused[] {
  const range = rankTerm(1, 1) - rankTerm(inputs.length, inputs.length);
  const fused = inputs.map((input, index) => {
    const components = {
      rrf_term: rankTerm(input.scoreRank, input.mmrRank),
      rag_bonus: BONUS_SHARES.rag * range * input.fills,
      domain_bonus: BONUS_SHARES.domain * range * input.standing,
      policy_bonus: BONUS_SHARES.policy * range * input.preferred,
    };
    const { rrf_term, rag_bonus, domain_bonus, policy_bonus } = components;
    return { index, components, score: rrf_term + rag_bonus + domain_bonus + policy_bonus };
  });
  return fused.sort((a, b) => {
    if (a.score !== b.score) return a.score > b.score ? -1 : 1;
    return inputs[a.index]!.scoreRank - inputs[b.index]!.scoreRank;
  });
}

/** Reciprocal rank fusion of the two orders. */
function rankTerm(scoreRank: number, mmrRank: number): number {
  return (1 - MMR_RANK_SHARE) / (RRF_K + scoreRank) + MMR_RANK_SHARE / (RRF_K + mmrRank);
}
