import type { FilterRuleId } from "./filter-rule-id.ts";
import type { KeywordRule } from "./keyword-rule.ts";
import { KEYWORD_RULES } from "./keyword-rules.ts";
import { matchesOf } from "./matches-of.ts";
import type { ScanCopies } from "./scan-copies.ts";

/** Keywords that are looked for across a blank, as in `sco re`; `agente` is none, Portuguese says `a gente`. */
const SPLIT_WORDS: ReadonlySet<string> = new Set(
  (
    "model models score scores scoring puntaje puntajes puntuacion algoritmo algoritmos algorithm algorithms algorithmus modelo modelos " +
    "modell politica politicas policy policies debate debates confidence threshold thresholds umbral umbrales pontuacao " +
    "limiar schwellenwert punktzahl richtlinie rating"
  ).split(" "),
);

/** The ids of the keyword rules a text breaks. */
export function findKeywords({ folded, wordCopies }: ScanCopies): FilterRuleId[] {
  const inOrder = folded.match(/[a-z0-9]+/g) ?? [];
  const words = new Set(inOrder);
  // A copy without a word of its own shows nothing new.
  const disguised = wordCopies.filter((copy) => (copy.match(/[a-z0-9]+/g) ?? []).some((word) => !words.has(word)));
  const found = KEYWORD_RULES.filter(
    (rule) => breaksRule(folded, rule) || disguised.some((copy) => appearsIn(copy, rule, words)),
  ).map((rule) => rule.id);
  return hasSplitWord(inOrder) ? [...found, "keyword.split_word"] : found;
}

function hasSplitWord(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const two = word + (words[i + 1] ?? "");
    return words[i + 1] !== undefined && (SPLIT_WORDS.has(two) || SPLIT_WORDS.has(two + (words[i + 2] ?? "")));
  });
}

/** True when a hit lies outside every harmless span. Both lists are in text order, so one pass is enough. */
function breaksRule(text: string, { words, benign }: KeywordRule): boolean {
  if (benign === undefined) return text.search(words) !== -1;
  const harmless = matchesOf(benign, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let next = 0;
  for (const hit of matchesOf(words, text)) {
    const end = hit.index + hit[0].length;
    while (next < harmless.length && harmless[next]!.end < end) next += 1;
    const span = harmless[next];
    if (span === undefined || span.start > hit.index) return true;
  }
  return false;
}

/** In a copy that undoes a disguise only words count that the plain copy does not hold: those were judged in their place. */
function appearsIn(copy: string, { words, plain }: KeywordRule, held: ReadonlySet<string>): boolean {
  if (plain === true) return false;
  for (const hit of matchesOf(words, copy)) {
    for (const part of hit[0].matchAll(/[a-z0-9]+/g)) {
      if (!held.has(part[0]) && !heldIn(copy, hit.index + part.index, held)) return true;
    }
  }
  return false;
}

/** True when the whole word around a place of the copy also stands in the plain text. */
function heldIn(copy: string, at: number, plain: ReadonlySet<string>): boolean {
  let start = at;
  let end = at;
  while (start > 0 && /[a-z0-9]/.test(copy[start - 1]!)) start -= 1;
  while (end < copy.length && /[a-z0-9]/.test(copy[end]!)) end += 1;
  return plain.has(copy.slice(start, end));
}
