import type { Verifier } from "@beleg/core";
import type { TrustProfile } from "@beleg/core/contracts";

/** What a program puts in the place of what settings name. */
export interface GivenJudge {
  readonly verifier?: Verifier | undefined;
  /** The record its verdicts live up to; that of another judge, or of an older version, counts for nothing. */
  readonly record?: TrustProfile | undefined;
}
