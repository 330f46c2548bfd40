import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Token } from "../values/scan.ts";
import { isAllCapitals, isCapital, startsSentence } from "./sentence-start.ts";

/** How a word is written across a text. */
export type WordCase = {
  /** In small letters. */
  lower: number;
  /** With a capital that no sentence start explains. */
  capital: number;
  /** With a capital, right behind a determiner, where that marks a noun. */
  withArticle: number;
  /** With a capital and no article or adjective before it. */
  bare: number;
};

const NONE: ReadonlySet<string> = new Set();

/** Counts how every word of a text is written, keyed by its folded form. */
export function countCases(tokens: readonly Token[], { names }: LanguagePack): Map<string, WordCase> {
  const determiners = names.capitalisedNouns?.determiners ?? NONE;
  const cases = new Map<string, WordCase>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== "word") continue;
    let entry = cases.get(token.fold);
    if (entry === undefined) {
      entry = { lower: 0, capital: 0, withArticle: 0, bare: 0 };
      cases.set(token.fold, entry);
    }
    if (!isCapital(token.text)) entry.lower++;
    else if (!startsSentence(tokens, at)) {
      entry.capital++;
      const before = tokens[at - 1]?.fold ?? "";
      if (determiners.has(before)) entry.withArticle++;
      else entry.bare++;
    } else if (determiners.has(tokens[at - 1]?.fold ?? "")) entry.withArticle++;
  }
  return cases;
}

/** `true` when capitals say nothing in this text: it has none, or nothing but. */
export function isUncased(tokens: readonly Token[]): boolean {
  let words = 0;
  let capitals = 0;
  let shouted = 0;
  for (const token of tokens) {
    if (token.kind !== "word" || token.fold === "i" || token.fold === "a") continue;
    words++;
    if (isCapital(token.text)) capitals++;
    if (isAllCapitals(token.text)) shouted++;
  }
  return (
    words > 0 && (capitals === 0 || (words > 3 && shouted > words * 0.7) || (words > 40 && capitals < words * 0.005))
  );
}
