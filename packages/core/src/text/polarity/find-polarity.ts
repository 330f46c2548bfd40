import type { LanguagePack } from "../../languages/language-pack.ts";
import type { CueKind } from "../../languages/parts/polarity-rules.ts";
import { scan, type Token } from "../values/scan.ts";
import { type Cue, cuesOf } from "./cues.ts";

/** A word that turns, bounds or weakens what is said; `text.slice(start, end)` of the original is its `text`. */
export type PolarityCue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: CueKind;
  /** What the cue says, the same in every language: "not", "without", "all", "only", "may", "reported" … */
  readonly value: string;
  /** The span of text the cue reaches, as far as punctuation and conjunctions tell. */
  readonly scope: { readonly start: number; readonly end: number };
};

const stops: ReadonlySet<string> = new Set([".", "!", "?", ";", ":", ",", "(", ")", "–", "—", '"', "“", "”", "…"]);
const longestPhrase = 3;
const longestScope = 12;

/** The negations, quantifiers and hedges of a text, in order and without overlap. */
export function findPolarity(text: string, language: LanguagePack): PolarityCue[] {
  const tokens = scan(text, language);
  const found: PolarityCue[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = tokens[at]!.kind === "word" ? readCue(tokens, at, language) : undefined;
    if (match === undefined) {
      at++;
      continue;
    }
    if (match.cue !== undefined) {
      const start = tokens[at]!.start;
      const end = tokens[match.next - 1]!.end;
      const scope = scopeOf(text, tokens, at, match.next, match.cue, language);
      found.push({ start, end, text: text.slice(start, end), kind: match.cue.kind, value: match.cue.value, scope });
    }
    at = match.next;
  }
  return found;
}

/** Whether a place in the text lies in the reach of an odd number of negations. */
export function isNegatedAt(found: readonly PolarityCue[], offset: number): boolean {
  let negated = false;
  for (const { kind, scope, start, end } of found) {
    if (kind !== "negation" || (offset >= start && offset < end)) continue;
    if (offset >= scope.start && offset < scope.end) negated = !negated;
  }
  return negated;
}

type Match = { readonly next: number; readonly cue: Cue | undefined };

function readCue(tokens: readonly Token[], at: number, language: LanguagePack): Match | undefined {
  const { contractedNot } = language.polarity;
  const contracted = contractedNot === undefined ? undefined : readContraction(tokens, at, contractedNot);
  if (contracted !== undefined) return contracted;
  const { phrases, openers } = cuesOf(language);
  if (!openers.has(tokens[at]!.fold)) return undefined;
  let phrase = "";
  let match: Match | undefined;
  for (let length = 1; length <= longestPhrase; length++) {
    const token = tokens[at + length - 1];
    if (token === undefined || token.kind === "mark" || (token.newLine && length > 1) || token.text.length > 30) break;
    phrase = length === 1 ? token.fold : `${phrase} ${token.fold}`;
    if (phrases.has(phrase)) match = { next: at + length, cue: phrases.get(phrase) };
  }
  if (match === undefined) return undefined;
  const { next } = match;
  return language.polarity.isNoCue?.(tokens[at]!, tokens[at - 1], tokens[next], tokens[next + 1]) ? undefined : match;
}

const apostrophes: ReadonlySet<string> = new Set(["'", "’", "ʼ", "´", "`"]);

/** "don't", "doesn’t" and the taken-apart "do n't" and "doesn ’ t". */
function readContraction(tokens: readonly Token[], at: number, takenApart: RegExp): Match | undefined {
  const mark = tokens[at + 1];
  const letter = tokens[at + 2];
  if (mark === undefined || !apostrophes.has(mark.text) || letter?.fold !== "t") return undefined;
  const { fold } = tokens[at]!;
  const isNegation = mark.glued && letter.glued ? fold.endsWith("n") : takenApart.test(fold);
  return isNegation ? { next: at + 3, cue: { kind: "negation", value: "not" } } : undefined;
}

function scopeOf(
  text: string,
  tokens: readonly Token[],
  at: number,
  next: number,
  cue: Cue,
  language: LanguagePack,
): PolarityCue["scope"] {
  const { clauseBreaks, clauseBreaksBefore, negationFollowsVerb } = language.polarity;
  let last = next;
  // "without a ticket" says nothing about the rest of the sentence.
  const reach = cue.value === "without" ? 3 : longestScope;
  while (last < tokens.length && last < next + reach) {
    const token = tokens[last]!;
    if (token.newLine || isStop(tokens, last) || (last > next && clauseBreaks.has(token.fold))) break;
    last++;
  }
  let first = at;
  // German "nicht" and any hedge reach back to the verb of their clause; other cues only reach forward.
  if ((negationFollowsVerb && cue.value === "not") || cue.kind === "hedge") {
    while (
      first > 0 &&
      first > at - longestScope &&
      !tokens[first]!.newLine &&
      !isStop(tokens, first - 1) &&
      !clauseBreaksBefore.has(tokens[first - 1]!.fold)
    )
      first--;
  }
  return {
    start: tokens[first]!.start,
    end: last < tokens.length ? tokens[last - 1]!.end : (tokens[tokens.length - 1]?.end ?? text.length),
  };
}

/** A separator inside a number or an abbreviation ends no clause. */
function isStop(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (!stops.has(token.text)) return false;
  const after = tokens[at + 1];
  return !(token.glued && after?.glued && tokens[at - 1]?.kind === "digits" && after.kind === "digits");
}
