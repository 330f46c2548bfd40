export { type CheckedFiles, checkPolicyFiles } from "./check-policy-files.ts";
export { parsePolicy } from "./parse-policy.ts";
export { openPolicyFolder, SAMPLE_POLICIES } from "./policy-folder.ts";
export type { PolicyProblem } from "./policy-problem.ts";
