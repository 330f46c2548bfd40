import type { LanguagePack } from "../../../languages/language-pack.ts";
import { PROMPTS, promptsOf } from "../../../languages/prompts-of.ts";
import type { ProposedLabel } from "../gate.ts";

/** The label a model's word means, in the language it was asked in or in any other; undefined for what is no label. */
export function readLabel(word: string | null, language: LanguagePack): ProposedLabel | undefined {
  const plain = word
    ?.normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  if (!plain) return undefined;
  for (const { labels } of [promptsOf(language), ...Object.values(PROMPTS)]) {
    const found = LABELS.find((label) => labels[label].includes(plain));
    if (found !== undefined) return found;
  }
  return undefined;
}

const LABELS: readonly ProposedLabel[] = ["correct", "incorrect", "uncertain"];
