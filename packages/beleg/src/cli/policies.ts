import { args, options } from "./policies/policies-flags.ts";
import { defineVerb } from "./verb.ts";

/** `beleg policies check`: what a folder of policies says, and what it would have decided. */
export const verb = defineVerb({
  args,
  options,
  help: `
Exit 0: no conflict. 1: rules that contradict each other, never hold or never matter. 2: a file that cannot be read.
docs/guides/policies.md says how policies are written.

Examples:
  beleg policies check my-policies
  beleg policies check my-policies --transactions past.jsonl`,
  run: async (invocation) => (await import("./policies/run-policies.ts")).runPolicies(invocation),
});
