import type { LanguagePack } from "../../languages/language-pack.ts";
import { type PhraseKey, POLICY_PHRASES } from "./policy-phrases.ts";

/** The question put to policies of a language: the raised signals in its words. */
export function policyQuery(signals: readonly string[], language: LanguagePack): string {
  const words = POLICY_PHRASES[language.code];
  const phrases = signals.map((key) => (Object.hasOwn(words, key) ? words[key as PhraseKey] : key));
  return phrases.length === 0 ? words.no_signal : [...new Set(phrases)].join("; ");
}
