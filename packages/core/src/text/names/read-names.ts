import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Token } from "../values/scan.ts";
import type { Stretch } from "../values/stretch.ts";
import { isStopWord } from "../words/stop-words.ts";
import { firstNames, legalForms, organizationWords } from "./data/name-words.ts";
import { isTitle } from "./is-title.ts";
import type { Name } from "./name.ts";
import { nameOf } from "./name-of.ts";
import { nameScore } from "./name-or-noun.ts";
import { placeOf } from "./place-of.ts";
import { type Part, readRun } from "./read-run.ts";
import { isCapital, startsSentence } from "./sentence-start.ts";
import type { WordCase } from "./word-cases.ts";

type Context = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: LanguagePack;
  readonly lookup: (fold: string) => readonly WordCase[];
};

/** The names among the tokens of a text that has its capitals. */
export function readNames(
  text: string,
  tokens: readonly Token[],
  language: LanguagePack,
  cases: ReadonlyMap<string, WordCase>,
  referenceCases?: ReadonlyMap<string, WordCase>,
): Name[] {
  const found: Name[] = [];
  addNames(text, tokens, language, cases, found, { from: 0, to: tokens.length }, referenceCases);
  return found;
}

/** Adds the names that begin in a stretch of the tokens, and says where to go on. */
export function addNames(
  text: string,
  tokens: readonly Token[],
  language: LanguagePack,
  cases: ReadonlyMap<string, WordCase>,
  found: Name[],
  { from, to }: Stretch,
  referenceCases?: ReadonlyMap<string, WordCase>,
): number {
  const lookup = (fold: string): readonly WordCase[] =>
    [cases.get(fold), referenceCases?.get(fold)].filter((entry) => entry !== undefined);
  const context: Context = { text, tokens, language, lookup };
  let at = from;
  while (at < to) {
    const token = tokens[at]!;
    const run = token.kind === "word" && isCapital(token.text) ? readRun(tokens, at, language) : [];
    if (run.length === 0) {
      const people = token.kind === "word" ? peopleInSmallLetters(context, at) : undefined;
      if (people !== undefined) found.push(people);
      at++;
      continue;
    }
    for (const name of namesOfRun(context, run)) found.push(name);
    at = run[run.length - 1]!.last + 1;
  }
  return at;
}

/** German, Spanish and Portuguese write nationalities in small letters: "französische", "alemán". */
function peopleInSmallLetters({ text, tokens, language }: Context, at: number): Name | undefined {
  const { fold, text: word } = tokens[at]!;
  const { smallNationalities } = language.names;
  if (smallNationalities === undefined || fold.length < 4 || fold.length > 20 || isCapital(word)) return undefined;
  if (smallNationalities.sign?.test(fold) === false) return undefined;
  if (placeOf(fold)?.form !== "people") return undefined;
  const part: Part = { first: at, last: at, fold, tail: fold, capitals: false, particle: false };
  return nameOf(text, tokens, [part], { titles: [], weak: false });
}

/** Splits a run at titles, calendar words and common words, and makes a name of every piece that remains. */
function* namesOfRun(context: Context, run: readonly Part[]): Generator<Name> {
  let piece: Part[] = [];
  let held: string[] = [];
  const finish = (): Name | undefined => {
    const parts = trimParticles(piece);
    const name = parts.length === 0 ? undefined : judge(context, parts, held);
    if (piece.length > 0) held = [];
    piece = [];
    return name;
  };
  for (const [index, part] of run.entries()) {
    const isOffice = isOfficeOf(context, run, index, piece);
    const breaks = !part.particle && (isOffice || isDropped(context, run, index, piece));
    if (!breaks) {
      if (startsPerson(piece, part)) {
        const place = finish();
        if (place !== undefined) yield place;
      }
      piece.push(part);
      continue;
    }
    const name = finish();
    if (name !== undefined) yield name;
    if (isOffice) held.push(part.fold);
    const compound = compoundName(context, part);
    if (compound !== undefined) yield compound;
  }
  const name = finish();
  if (name !== undefined) yield name;
}

/** A title, unless it ends the name ("Stephen King") or belongs to an organisation ("Premier League"). */
function isOfficeOf({ language }: Context, run: readonly Part[], index: number, piece: readonly Part[]): boolean {
  if (!isTitle(run[index]!.fold, language)) return false;
  const next = run[index + 1];
  if (next === undefined) return piece.length === 0 || language.names.capitalisedNouns !== undefined;
  return !organizationWords.has(next.fold);
}

/** "Australia Natalia Moon", "American Tom Smith": a first name behind a place opens the next name. */
function startsPerson(piece: readonly Part[], part: Part): boolean {
  return (
    piece.length > 0 && firstNames.has(part.fold) && placeOf(piece.map(({ fold }) => fold).join(" ")) !== undefined
  );
}

function trimParticles(parts: readonly Part[]): readonly Part[] {
  let from = 0;
  let to = parts.length;
  while (from < to && parts[from]!.particle) from++;
  while (to > from && parts[to - 1]!.particle) to--;
  return parts.slice(from, to);
}

/** Words in capitals that are no part of a name. */
function isDropped(context: Context, run: readonly Part[], index: number, piece: readonly Part[]): boolean {
  const { language, tokens } = context;
  const part = run[index]!;
  const { months, weekdays } = language.calendar;
  if (months.has(part.fold) || weekdays.has(part.fold)) {
    // "Theresa May" is a person; "Monday" and "May 3" are not.
    const isSurname = piece.length > 0 && firstNames.has(piece[piece.length - 1]!.fold);
    return !isSurname;
  }
  const { capitalisedNouns, sentenceOpeners } = language.names;
  if (capitalisedNouns !== undefined) {
    const score = nameScore({ ...context, rules: capitalisedNouns }, part, run[index - 1]?.particle === true);
    // "der Siemens AG": the legal form outweighs the article, not a common noun.
    const isCompany = score > -5 && legalForms.has(run[index + 1]?.fold ?? "");
    return score <= (run.length > 1 ? -2 : 0) && !isCompany && !isKnownPiece(piece, part);
  }
  if (part.fold === "i") return true;
  // A text without full stops runs sentences together: "… Modern Family The woman".
  if (index > 0 && sentenceOpeners?.has(part.fold) && !part.capitals) return true;
  if (!startsSentence(tokens, part.first)) return false;
  return !isWorthyInitial(context, run, index);
}

function isKnownPiece(piece: readonly Part[], part: Part): boolean {
  const words = [...piece, part].map(({ fold }) => fold);
  return piece.length > 0 && placeOf(words.join(" ")) !== undefined;
}

/** Whether the first word of a sentence is more than a capitalised common word. */
function isWorthyInitial(context: Context, run: readonly Part[], index: number): boolean {
  const { language, lookup } = context;
  const { fold, capitals } = run[index]!;
  if (language.names.commonCapitals.has(fold))
    return run.length > 1 && placeOf(`${fold} ${run[1]!.fold}`) !== undefined;
  if (capitals || placeOf(fold) !== undefined || fold.includes("-")) return true;
  const written = lookup(fold);
  const lower = written.some((entry) => entry.lower > 0);
  if (firstNames.has(fold)) return !lower || run.length > 1;
  if (written.some((entry) => entry.capital > 0) && !lower) return true;
  // "Actor Tom Cruise", "Vino Juan": the first name opens the name.
  if (firstNames.has(run[index + 1]?.fold ?? "")) return false;
  if (isStopWord(fold, language) || lower) return placeOf(`${fold} ${run[1]?.fold ?? ""}`) !== undefined;
  return true;
}

/** Gives a piece its kind, or nothing when it does not hold as a name. */
function judge(context: Context, parts: readonly Part[], inRun: readonly string[]): Name | undefined {
  const { text, tokens, language } = context;
  const held = inRun.length > 0 ? inRun : titleBefore(context, parts[0]!);
  const words = parts.filter(({ particle }) => !particle);
  const initial = startsSentence(tokens, parts[0]!.first);
  const only = words.length === 1 ? words[0]! : undefined;
  if (only !== undefined && only.fold.length < 2) return undefined;
  const { capitalisedNouns } = language.names;
  if (capitalisedNouns !== undefined) {
    const noun = { ...context, rules: capitalisedNouns };
    const scores = words.map((part) => nameScore(noun, part, part !== parts[0] && isParticleBefore(parts, part)));
    const best = Math.max(...scores);
    if (only !== undefined ? best < 1 && held.length === 0 : best < 0) return undefined;
    return nameOf(text, tokens, parts, { titles: held, weak: false });
  }
  const weak = only !== undefined && initial && held.length === 0 && isUnproved(context, only);
  if (weak && isLikelyCommon(only.fold, language)) return undefined;
  return nameOf(text, tokens, parts, { titles: held, weak });
}

/** A title in small letters: "el presidente Pedro Sánchez". */
function titleBefore({ tokens, language }: Context, first: Part): readonly string[] {
  const before = tokens[first.first - 1];
  const isSmall = before?.kind === "word" && !isCapital(before.text) && !tokens[first.first]!.newLine;
  return isSmall && language.names.capitalisedNouns === undefined && isTitle(before.fold, language)
    ? [before.fold]
    : [];
}

function isParticleBefore(parts: readonly Part[], part: Part): boolean {
  return parts[parts.indexOf(part) - 1]?.particle === true;
}

function isUnproved({ lookup }: Context, { fold, capitals }: Part): boolean {
  if (capitals || placeOf(fold) !== undefined || firstNames.has(fold) || fold.includes("-")) return false;
  return !lookup(fold).some((entry) => entry.capital > 0);
}

/** Endings that ordinary first words of a sentence have. */
function isLikelyCommon(fold: string, language: LanguagePack): boolean {
  if (fold.length < 3) return true;
  return language.names.commonEnding?.test(fold) === true;
}

/** "SPD-Chef", "US-Präsident", "Berlin-Besuch": the name inside a German compound. */
function compoundName({ text, tokens, language }: Context, part: Part): Name | undefined {
  if (!language.names.namesInCompounds || part.first === part.last) return undefined;
  const first = tokens[part.first]!;
  const isName =
    (first.text.length > 1 && first.text === first.text.toUpperCase()) || placeOf(first.fold) !== undefined;
  if (!isName) return undefined;
  const single: Part = {
    ...part,
    last: part.first,
    fold: first.fold,
    tail: first.fold,
    capitals: first.text === first.text.toUpperCase(),
  };
  return nameOf(text, tokens, [single], { titles: [], weak: false });
}
