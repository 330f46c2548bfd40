export { parsePolicy } from "./parse-policy.ts";
export { openPolicyFolder, SAMPLE_POLICIES } from "./policy-folder.ts";
