export { ClaimComparison, type ComparedClaim } from "./claim-pairs.tsx";
export { TextDiff } from "./text-diff.tsx";
