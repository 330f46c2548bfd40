import type { Range } from "../text/index.ts";

/** How a passage bears on a claim. The three add up to 1; a verifier that only knows supported and not leaves `contradicted` at 0. */
export interface VerifierScores {
  readonly supported: number;
  readonly contradicted: number;
  readonly unsupported: number;
  /** Words of the claim that the passage does not support, the surest first, where the verifier marks words. */
  readonly spans?: readonly Range[] | undefined;
}

/** A small local model that reads a claim beside a passage. It says how they go together and quotes nothing. */
export interface Verifier {
  /** Its name, and what tells its files from others of that name: a record of it is worth nothing for another one. */
  readonly name: string;
  /** One answer for each passage, in order; it depends on the claim and that passage alone. May throw. */
  score(
    claim: string,
    passages: readonly string[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<readonly VerifierScores[]>;
}
