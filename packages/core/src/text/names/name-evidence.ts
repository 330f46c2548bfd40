import type { LanguagePack } from "../../languages/language-pack.ts";
import { scan } from "../values/scan.ts";
import type { Name } from "./name.ts";
import { readNames } from "./read-names.ts";
import { countCases, type WordCase } from "./word-cases.ts";

/** What a source says about the writing of names, read once and used for every text checked against it. */
export type NameEvidence = {
  readonly language: LanguagePack;
  readonly cases: ReadonlyMap<string, WordCase>;
  readonly names: readonly Name[];
  /** Names by the folded first word of their full form and of every form they may be shortened to. */
  readonly byFirstWord: ReadonlyMap<string, readonly Name[]>;
};

/** Reads the names and the casing of a source text, which may have been scanned before. */
export function nameEvidence(
  reference: string,
  language: LanguagePack,
  tokens = scan(reference, language),
): NameEvidence {
  const cases = countCases(tokens, language);
  const names = readNames(reference, tokens, language, cases);
  const byFirstWord = new Map<string, Name[]>();
  const seen = new Set<string>();
  for (const name of names) {
    if (name.weak) continue;
    const full = name.parts.join(" ");
    if (seen.has(full)) continue;
    seen.add(full);
    const first = name.parts[0];
    if (first === undefined) continue;
    const list = byFirstWord.get(first);
    if (list === undefined) byFirstWord.set(first, [name]);
    else if (list.length < 50) list.push(name);
  }
  return { language, cases, names, byFirstWord };
}
