import type { LanguagePack } from "../../languages/language-pack.ts";
import { scan } from "../values/scan.ts";
import { findKnownNames } from "./find-known-names.ts";
import type { Name } from "./name.ts";
import { type NameEvidence, nameEvidence } from "./name-evidence.ts";
import { readNames } from "./read-names.ts";
import { countCases, isUncased } from "./word-cases.ts";

export type FindNamesOptions = {
  readonly language: LanguagePack;
  /** The source text (or what was read from it) whose casing tells names in a text without capitals. */
  readonly reference?: string | NameEvidence;
};

/** The proper names of a text, in order and without overlap. */
export function findNames(text: string, { language, reference }: FindNamesOptions): Name[] {
  const tokens = scan(text, language);
  const evidence = typeof reference === "string" ? nameEvidence(reference, language) : reference;
  if (isUncased(tokens)) return findKnownNames(text, tokens, evidence);
  return readNames(text, tokens, language, countCases(tokens, language), evidence?.cases);
}
