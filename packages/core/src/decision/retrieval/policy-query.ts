import type { LanguagePack } from "../../languages/language-pack.ts";
import { policyPhrasesOf } from "../../languages/policy-phrases-of.ts";
import type { SignalKey } from "../signals/signal-keys.ts";

/** The question put to policies of a language: the raised signals in its words. */
export function policyQuery(signals: readonly string[], language: LanguagePack): string {
  const words: Readonly<Record<SignalKey | "no_signal", string>> = policyPhrasesOf(language);
  const phrases = signals.map((key) =>
    Object.hasOwn(words, key) ? words[key as SignalKey] : key.replaceAll("_", " "),
  );
  return phrases.length === 0 ? words.no_signal : [...new Set(phrases)].join("; ");
}
