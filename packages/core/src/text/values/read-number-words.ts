import type { LanguagePack } from "../../languages/language-pack.ts";
import type { NumberRules } from "../../languages/parts/number-rules.ts";
import type { Token } from "./scan.ts";

/** A number written in words. `step` is the magnitude it is counted in (1e6 for "three million", 1 for "three"). */
export type WordNumber = {
  readonly next: number;
  readonly value: number;
  readonly step: number;
  /** The word may just as well be an article or a pronoun. */
  readonly weak: boolean;
};

/** Reads number words from `at` on: "two hundred and fifty thousand", "einundzwanzig", "half a million". */
export function readNumberWords(tokens: readonly Token[], at: number, language: LanguagePack): WordNumber | undefined {
  const words = language.numbers;
  const halved = readHalf(tokens, at, words);
  if (halved !== undefined) return halved;
  const sum = new Sum();
  let next = at;
  let articles = 0;
  let parts = 0;
  let afterAnd = false;
  while (next < tokens.length) {
    const token = tokens[next]!;
    if (parts > 0 && !joins(tokens, next)) break;
    const here = parts > 0 && token.text === "-" ? next + 1 : next;
    const word = tokens[here];
    if (word?.kind !== "word") break;
    const magnitude = words.magnitude.get(word.fold);
    const small = magnitude === undefined ? smallValue(word, words) : undefined;
    if (magnitude !== undefined) {
      if (parts === 0 && words.vague.has(word.fold) && word.fold !== "mil") break;
      if (!sum.multiply(magnitude)) break;
    } else if (small !== undefined || (afterAnd && words.article.has(word.fold))) {
      if (!sum.add(small ?? 1)) break;
      if (parts === 0 && words.article.has(word.fold)) articles++;
    } else if (parts === 0 && words.article.has(word.fold)) {
      sum.add(1);
      articles++;
    } else if (parts === 0 && words.articleOnly.has(word.fold)) {
      const after = tokens[here + 1];
      if (after === undefined || !words.magnitude.has(after.fold)) break;
      sum.add(1);
    } else if (parts > 0 && word.fold === words.and && here === next) {
      const half = readAndHalf(tokens, next, words, sum);
      if (half !== undefined) return half;
      const after = tokens[next + 1];
      if (after === undefined || !sum.maySay(words.andPlace) || !sum.fits(after, words)) break;
    } else break;
    afterAnd = word.fold === words.and;
    next = here + 1;
    parts++;
  }
  if (parts === 0) return undefined;
  return { next, value: sum.value(), step: sum.step, weak: articles > 0 && parts === 1 };
}

/** Adds up the parts of one number and refuses a part that cannot belong to it. */
class Sum {
  step = 1;
  private total = 0;
  private current = 0;
  private room = 100_000;
  private lastMagnitude = Number.POSITIVE_INFINITY;
  private started = false;

  value(): number {
    return this.total + this.current;
  }

  add(value: number): boolean {
    if (this.started && (value >= this.room || value === 0)) return false;
    this.current += value;
    this.room = roomAfter(value);
    if (!Number.isInteger(value)) this.step = 0.5;
    this.started = true;
    return true;
  }

  multiply(magnitude: number): boolean {
    if (magnitude === 100) {
      if (this.current >= 100 || (this.started && this.current === 0)) return false;
      this.current = Math.max(1, this.current) * 100;
      this.room = 100;
      this.started = true;
      return true;
    }
    if (this.started && this.current === 0 && this.total === 0) return false;
    if (magnitude > this.lastMagnitude || (this.current === 0 && this.total > 0)) {
      // "mil millones": the whole number so far is counted in the new magnitude.
      if (this.total === 0 || magnitude <= this.lastMagnitude) return false;
      this.total = this.value() * magnitude;
    } else {
      if (magnitude === this.lastMagnitude) return false;
      this.total += Math.max(1, this.current) * magnitude;
    }
    this.step = magnitude >= 1000 ? magnitude : 1;
    this.current = 0;
    this.lastMagnitude = magnitude;
    this.room = magnitude;
    this.started = true;
    return true;
  }

  /** Whether the language lets its "and" stand at this place inside a number. */
  maySay(place: NumberRules["andPlace"]): boolean {
    if (place === "any") return this.room > 1;
    return place === "tens" ? this.room === 10 : this.room >= 100;
  }

  /** Whether the word would be taken as the next part. */
  fits(token: Token, words: NumberRules): boolean {
    const value = smallValue(token, words) ?? (words.article.has(token.fold) ? 1 : undefined);
    return value !== undefined && value > 0 && value < this.room;
  }
}

/** A part that may still follow must be smaller than this: after "twenty" a one, after "two hundred" up to 99. */
function roomAfter(value: number): number {
  if (value >= 100) return value % 100 === 0 ? 100 : 1;
  return value >= 20 && value % 10 === 0 ? 10 : 1;
}

function smallValue(token: Token, words: NumberRules): number | undefined {
  const value = words.small.get(token.fold);
  if (value !== undefined || words.compounds === undefined || words.article.has(token.fold)) return value;
  return words.compounds.cardinal(token.fold);
}

function joins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.kind === "word") return !token.newLine;
  return token.text === "-" && token.glued && tokens[at + 1]?.kind === "word" && tokens[at + 1]!.glued;
}

/** "half a million", "eine halbe Million", "medio millón". */
function readHalf(tokens: readonly Token[], at: number, words: NumberRules): WordNumber | undefined {
  let next = at;
  if (words.article.has(tokens[next]!.fold) || words.articleOnly.has(tokens[next]!.fold)) next++;
  if (tokens[next]?.kind !== "word" || !words.half.has(tokens[next]!.fold)) return undefined;
  next++;
  const article = tokens[next];
  if (article !== undefined && words.articleOnly.has(article.fold)) next++;
  const magnitude = words.magnitude.get(tokens[next]?.fold ?? "");
  if (magnitude === undefined) return undefined;
  return { next: next + 1, value: magnitude / 2, step: magnitude / 2, weak: false };
}

/** "two and a half", "dos millones y medio". */
function readAndHalf(tokens: readonly Token[], at: number, words: NumberRules, sum: Sum): WordNumber | undefined {
  let next = at + 1;
  if (tokens[next] !== undefined && words.articleOnly.has(tokens[next]!.fold)) next++;
  if (tokens[next]?.kind !== "word" || !words.half.has(tokens[next]!.fold)) return undefined;
  const after = words.magnitude.get(tokens[next + 1]?.fold ?? "");
  const unit = sum.step;
  const value = sum.value() + unit / 2;
  if (after === undefined) return { next: next + 1, value, step: unit / 2, weak: false };
  return { next: next + 2, value: value * after, step: after / 2, weak: false };
}
