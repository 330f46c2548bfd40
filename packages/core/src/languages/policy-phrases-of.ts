import { policyPhrases as de } from "./de/policy-phrases.ts";
import { policyPhrases as en } from "./en/policy-phrases.ts";
import { policyPhrases as es } from "./es/policy-phrases.ts";
import type { PolicyPhrases } from "./parts/policy-phrases.ts";
import { policyPhrases as pt } from "./pt/policy-phrases.ts";

/** Beside the packs, not in them: a check never looks for policies and should not load this. */
const POLICY_PHRASES: Readonly<Record<string, PolicyPhrases>> = { de, en, es, pt };

/** How the policies of a language speak of each signal; a language without its own takes the English words. */
export function policyPhrasesOf({ code }: { readonly code: string }): PolicyPhrases {
  return POLICY_PHRASES[code] ?? en;
}
