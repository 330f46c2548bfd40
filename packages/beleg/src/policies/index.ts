export { parsePolicy } from "./parse-policy.ts";
export { openPolicyFolder, type PolicyFolder, SAMPLE_POLICIES } from "./policy-folder.ts";
