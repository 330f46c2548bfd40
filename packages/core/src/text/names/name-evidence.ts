import type { LanguagePack } from "../../languages/language-pack.ts";
import { scan, type Token } from "../values/scan.ts";
import type { Name } from "./name.ts";
import { addNames } from "./read-names.ts";
import { countCases, type WordCase } from "./word-cases.ts";

/** What a source says about the writing of names, read once and used for every text checked against it. */
export type NameEvidence = {
  readonly language: LanguagePack;
  readonly cases: ReadonlyMap<string, WordCase>;
  readonly names: readonly Name[];
  /** Names by the folded first word of their full form and of every form they may be shortened to. */
  readonly byFirstWord: ReadonlyMap<string, readonly Name[]>;
};

/** What is read in a step of a long text, in tokens. */
const STEP = 200;

/** Reads the names and the casing of a source text, which may have been scanned before. */
export function nameEvidence(
  reference: string,
  language: LanguagePack,
  tokens = scan(reference, language),
): NameEvidence {
  const steps = readNameEvidence(reference, language, tokens, tokens.length);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, each of which says how much was done, in microseconds or so. */
export function* readNameEvidence(
  reference: string,
  language: LanguagePack,
  tokens: readonly Token[],
  step: number = STEP,
): Generator<number, NameEvidence> {
  const cases = countCases(tokens, language);
  yield tokens.length / 5;
  const names: Name[] = [];
  for (let from = 0; from < tokens.length; ) {
    from = addNames(reference, tokens, language, cases, names, { from, to: Math.min(tokens.length, from + step) });
    yield step;
  }
  const byFirstWord = new Map<string, Name[]>();
  const seen = new Set<string>();
  for (const [at, name] of names.entries()) {
    if (at % step === step - 1) yield step / 2;
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
