import type { Steps } from "../../ports/steps.ts";
import { type NameEvidence, nameEvidence, type Values } from "../../text/index.ts";
import { readNameEvidence } from "../../text/names/name-evidence.ts";
import { readOnce } from "../../text/read-once.ts";
import { readValues } from "../../text/values/find-values.ts";
import { scan, scanSteps, type Token } from "../../text/values/scan.ts";
import type { SourceText } from "./source-text.ts";

const ahead = readOnce((_source: SourceText): { tokens?: Token[]; evidence?: NameEvidence } => ({}));

/** The words, numbers and marks of a source as values and names are read from them. */
function scanned(source: SourceText): Token[] {
  const known = ahead(source);
  known.tokens ??= scan(source.text, source.language);
  return known.tokens;
}

/** How a source writes its words, which tells names from others. */
export function evidenceOf(source: SourceText): NameEvidence {
  const known = ahead(source);
  known.evidence ??= nameEvidence(source.text, source.language, scanned(source));
  return known.evidence;
}

/** The values of a source up to a place. What stands behind it must not be read, but need not be scanned apart. */
export function* valuesUpTo(end: number, source: SourceText): Steps<Values> {
  const text = source.text.slice(0, end);
  const tokens = scanned(source);
  const behind = tokens.findLastIndex((token) => token.start < end) + 1;
  const isCut = behind > 0 && tokens[behind - 1]!.end > end;
  return yield* readValues(text, source.language, isCut ? scan(text, source.language) : tokens.slice(0, behind));
}

/** A shorter source is read when a rule first asks for its names. */
const LONG = 1000;

/** Reads ahead what nearly every check asks a source for, where that takes longer than others should wait. */
export function* scanAhead(source: SourceText): Steps<void> {
  const { length } = source.text;
  if (length < LONG) return;
  ahead(source).tokens ??= yield* scanSteps(source.text, source.language);
  ahead(source).evidence ??= yield* readNameEvidence(source.text, source.language, scanned(source));
}
