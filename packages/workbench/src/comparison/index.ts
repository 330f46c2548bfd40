export { ClaimPairs, type ComparedClaim } from "./claim-pairs.tsx";
export { matchClaims } from "./match-claims.ts";
export { TextDiff } from "./text-diff.tsx";
