import { options } from "./trust/trust-flags.ts";
import { defineVerb } from "./verb.ts";

/** `beleg trust`: measures how often a judge is right, by language and kind of claim, and keeps the record for every check. */
export const verb = defineVerb({
  options,
  help: `
Runs the judge over labelled claims, those that come with Beleg or your own, and says how often its verdicts were right.
Checks use the record from then on: verdicts of a kind that was right less often than --min-precision become uncertain.
Run the same command again to resume an interrupted run; no claim is judged twice.
--data reads rows {id, lang, source, claims: [{text, label, type?, span?, quote?}]}; label is supported, contradicted or unsupported.

Examples:
  beleg trust                                    the embedded judge, about half a minute
  beleg trust --model ollama/llama3.1 --sample 300
  beleg trust --model openai/gpt-4o-mini --lang de -o trust.html
  beleg trust --data our-claims.jsonl
  beleg trust --task coherence --data rated-summaries.jsonl --preset summeval`,
  run: async (invocation) => (await import("./trust/run-trust.ts")).runTrust(invocation),
});
