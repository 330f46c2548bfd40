import type { Token } from "../values/scan.ts";
import { isStopWord } from "../words/stop-words.ts";
import { longestPlace } from "./data/countries.ts";
import type { Name } from "./name.ts";
import type { NameEvidence } from "./name-evidence.ts";
import { nameOf } from "./name-of.ts";
import { placeOf } from "./place-of.ts";
import type { Part } from "./read-run.ts";

/** Names in a text whose capitals say nothing: those of the source, whole or by one of their words, and known places. */
export function findKnownNames(text: string, tokens: readonly Token[], evidence: NameEvidence | undefined): Name[] {
  const singles = singleWords(evidence);
  const found: Name[] = [];
  let at = 0;
  while (at < tokens.length) {
    const parts =
      tokens[at]!.kind === "word"
        ? (readKnown(tokens, at, evidence) ?? readPlace(tokens, at) ?? readSingle(tokens, at, singles))
        : undefined;
    if (parts === undefined) {
      at++;
      continue;
    }
    const source = singles.get(parts[parts.length - 1]!.fold);
    const name = nameOf(text, tokens, parts, { titles: [], weak: false });
    found.push(name.kind === undefined && source?.kind !== undefined ? { ...name, kind: source.kind } : name);
    at = parts[parts.length - 1]!.last + 1;
  }
  return found;
}

/** Words of the source's names that the source never writes in small letters. */
function singleWords(evidence: NameEvidence | undefined): ReadonlyMap<string, Name> {
  const words = new Map<string, Name>();
  for (const name of evidence?.names ?? []) {
    if (name.weak) continue;
    for (const part of name.parts) {
      if (part.length < 3 || words.has(part) || isStopWord(part, evidence!.language)) continue;
      if ((evidence?.cases.get(part)?.lower ?? 0) === 0) words.set(part, name);
    }
  }
  return words;
}

function readKnown(tokens: readonly Token[], at: number, evidence: NameEvidence | undefined): Part[] | undefined {
  let best: Part[] | undefined;
  for (const name of evidence?.byFirstWord.get(wordAt(tokens, at).fold) ?? []) {
    if (name.parts.length < 2 || name.parts.length <= (best?.length ?? 0)) continue;
    const parts = matchWords(tokens, at, name.parts, evidence!);
    if (parts !== undefined) best = parts;
  }
  return best;
}

function matchWords(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  { language }: NameEvidence,
): Part[] | undefined {
  const parts: Part[] = [];
  let next = at;
  for (const word of words) {
    for (let links = 0; parts.length > 0 && links < 2 && wordAt(tokens, next).fold !== word; links++) {
      const token = tokens[next];
      if (
        token === undefined ||
        !(
          language.names.particles.has(token.fold) ||
          token.fold === "of" ||
          token.text === "-" ||
          (token.text === "." && parts[parts.length - 1]!.fold.length === 1)
        )
      )
        break;
      next++;
    }
    const part = wordAt(tokens, next);
    if (part.fold !== word) return undefined;
    parts.push(part);
    next = part.last + 1;
  }
  return parts;
}

function readPlace(tokens: readonly Token[], at: number): Part[] | undefined {
  const parts: Part[] = [];
  let best: Part[] | undefined;
  let next = at;
  while (parts.length < longestPlace && tokens[next]?.kind === "word") {
    const part = wordAt(tokens, next);
    parts.push(part);
    const place = placeOf(parts.map(({ fold }) => fold).join(" "));
    // "us", "un" and other two-letter words need their capitals.
    if (place !== undefined && (parts.length > 1 || part.fold.length > 3)) best = [...parts];
    next = part.last + 1;
  }
  return best;
}

function readSingle(tokens: readonly Token[], at: number, singles: ReadonlyMap<string, Name>): Part[] | undefined {
  const part = wordAt(tokens, at);
  return singles.has(part.fold) ? [part] : undefined;
}

/** The word at a token with its hyphenated continuation, as the source's names are keyed. */
function wordAt(tokens: readonly Token[], at: number): Part {
  const token = tokens[at];
  if (token === undefined) return { first: at, last: at, fold: "", tail: "", capitals: false, particle: false };
  let last = at;
  let fold = token.fold;
  for (let joins = 0; joins < 3; joins++) {
    const mark = tokens[last + 1];
    const word = tokens[last + 2];
    const joined =
      mark?.glued &&
      word?.kind === "word" &&
      word.glued &&
      (mark.text === "-" || mark.text === "'" || mark.text === "’");
    if (!joined || word.text.length < 2) break;
    fold += mark.text === "-" ? `-${word.fold}` : word.fold;
    last += 2;
  }
  return { first: at, last, fold, tail: tokens[last]!.fold, capitals: false, particle: false };
}
