import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Token } from "../values/scan.ts";
import { legalForms, organizationWords, titles } from "./data/name-words.ts";
import { isAllCapitals, isCapital, startsSentence } from "./sentence-start.ts";

/** One capitalised word of a run, hyphens, apostrophes and initials included. */
export type Part = {
  readonly first: number;
  readonly last: number;
  readonly fold: string;
  /** The folded word before the first hyphen and behind the last one; both are `fold` without hyphens. */
  readonly tail: string;
  readonly capitals: boolean;
  /** A small word inside the name. */
  readonly particle: boolean;
};

const hyphens: ReadonlySet<string> = new Set(["-", "‐", "‑"]);
const apostrophes: ReadonlySet<string> = new Set(["'", "’"]);
const longestRun = 12;

/** The capitalised words from `at` on that may form one or several names side by side. */
export function readRun(tokens: readonly Token[], at: number, language: LanguagePack): Part[] {
  const parts: Part[] = [];
  let next = at;
  while (parts.length < longestRun) {
    const part = readPart(tokens, next);
    if (part === undefined) break;
    parts.push(part);
    next = skipDot(tokens, part);
    const linked = readLink(tokens, next, part, language);
    if (linked === undefined) break;
    for (const link of linked.parts) parts.push(link);
    next = linked.next;
  }
  return parts;
}

function readPart(tokens: readonly Token[], at: number): Part | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !isCapital(token.text)) return undefined;
  if (token.glued && tokens[at - 1]?.kind === "digits") return undefined;
  let last = at;
  let fold = token.fold;
  let capitals = isAllCapitals(token.text);
  for (let joins = 0; joins < 4; joins++) {
    const mark = tokens[last + 1];
    const word = tokens[last + 2];
    if (mark === undefined || !mark.glued || word?.kind !== "word" || !word.glued) break;
    const isHyphen = hyphens.has(mark.text) && (isCapital(word.text) || (word.text.length <= 3 && last === at));
    const isApostrophe = apostrophes.has(mark.text) && isCapital(word.text) && word.text.length > 1;
    const isAmpersand = mark.text === "&" && isCapital(word.text);
    const isInitials =
      mark.text === "." && tokens[last]!.text.length === 1 && isCapital(word.text) && word.text.length === 1;
    if (!isHyphen && !isApostrophe && !isAmpersand && !isInitials) break;
    fold += isInitials || isApostrophe ? word.fold : `${isHyphen ? "-" : "&"}${word.fold}`;
    capitals = isInitials || (capitals && isAllCapitals(word.text)) || (isAmpersand && isCapital(word.text));
    last += 2;
  }
  return { first: at, last, fold, tail: tokens[last]!.fold, capitals, particle: false };
}

/** Behind an initial or a title a dot is no full stop: "J. Smith", "Dr. Weber", "U.S. officials". */
function skipDot(tokens: readonly Token[], part: Part): number {
  const dot = tokens[part.last + 1];
  if (dot?.text !== "." || !dot.glued) return part.last + 1;
  const word = tokens[part.last]!;
  const isShort = word.text.length === 1 || titles.has(word.fold) || word.fold === "st";
  return isShort ? part.last + 2 : part.last + 1;
}

function readLink(
  tokens: readonly Token[],
  at: number,
  previous: Part,
  language: LanguagePack,
): { readonly parts: readonly Part[]; readonly next: number } | undefined {
  const token = tokens[at];
  if (token === undefined || token.newLine) return undefined;
  if (token.kind === "word" && isCapital(token.text))
    return startsSentence(tokens, at) || (token.glued && tokens[at - 1]?.text !== ".")
      ? undefined
      : { parts: [], next: at };
  if (token.text === "&" && tokens[at + 1]?.kind === "word" && isCapital(tokens[at + 1]!.text))
    return { parts: [], next: at + 1 };
  const found: Part[] = [];
  let next = at;
  while (
    found.length < 2 &&
    tokens[next]?.kind === "word" &&
    isLinkWord(tokens[next]!, previous, found.length, language)
  ) {
    found.push({
      first: next,
      last: next,
      fold: tokens[next]!.fold,
      tail: tokens[next]!.fold,
      capitals: false,
      particle: true,
    });
    next++;
    // al-Assad
    if (tokens[next] !== undefined && hyphens.has(tokens[next]!.text) && tokens[next]!.glued) next++;
  }
  const after = tokens[next];
  const goesOn = found.length > 0 && after?.kind === "word" && isCapital(after.text) && !after.newLine;
  if (!goesOn || (language.names.employerBehindParticle && isEmployer(tokens, next))) return undefined;
  return { parts: found, next };
}

/** "Müller von der Siemens AG", "Weber von der SPD": behind the particle stands whom the person works for. */
function isEmployer(tokens: readonly Token[], at: number): boolean {
  if (isAllCapitals(tokens[at]!.text) || organizationWords.has(tokens[at]!.fold)) return true;
  for (let next = at + 1; next < at + 5; next++) {
    const token = tokens[next];
    if (token?.kind !== "word" || token.newLine || !isCapital(token.text)) return false;
    if (legalForms.has(token.fold)) return true;
  }
  return false;
}

function isLinkWord(token: Token, previous: Part, position: number, language: LanguagePack): boolean {
  const { ofNames, openingParticles, particles } = language.names;
  if (ofNames !== undefined && (token.fold === ofNames.of || (token.fold === ofNames.the && position === 1)))
    return ofNames.heads.has(previous.tail);
  if (token.fold === "y" || token.fold === "e" || token.fold === "und" || token.fold === "the") return false;
  // German articles are also noble particles; only von, zu and van open one.
  if (openingParticles !== undefined && position === 0)
    return openingParticles.test(token.fold) && previous.fold.length > 1;
  return particles.has(token.fold);
}
