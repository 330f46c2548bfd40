import type { LanguagePack } from "../../languages/language-pack.ts";
import type { SentenceRules } from "../../languages/parts/sentence-rules.ts";
import { perLanguage } from "../words/per-language.ts";

/** How an abbreviation behaves before white space. */
export type AbbreviationKind = "strict" | "soft" | "numeric" | "open";

/** The lexicon of a language, ready for lookup. */
export interface Lexicon {
  readonly abbreviations: ReadonlyMap<string, AbbreviationKind>;
  readonly continuations: ReadonlySet<string>;
  readonly starters: ReadonlySet<string>;
  readonly plainStarters: ReadonlySet<string>;
  readonly speech: ReadonlySet<string>;
}

/** The lexicon of a language, built on first use. */
export const lexiconOf: (language: LanguagePack) => Lexicon = perLanguage(({ sentences }) => buildLexicon(sentences));

function buildLexicon(table: SentenceRules): Lexicon {
  const abbreviations = new Map<string, AbbreviationKind>();
  for (const kind of ["soft", "open", "numeric", "strict"] as const) {
    for (const word of listed(table[kind])) abbreviations.set(word, kind);
  }
  return {
    abbreviations,
    continuations: new Set(listed(table.continuations)),
    starters: new Set(listed(`${table.starters} ${table.plainStarters}`)),
    plainStarters: new Set(listed(table.plainStarters)),
    speech: new Set(listed(table.speech)),
  };
}

function listed(list: string): string[] {
  const trimmed = list.trim();
  return trimmed === "" ? [] : trimmed.split(/\s+/);
}

/** Looks an abbreviation up as written; a lower-case entry matches any case, a capitalised one only itself or capitals. */
export function abbreviationKind(lexicon: Lexicon, token: string, caseless: boolean): AbbreviationKind | undefined {
  const { abbreviations } = lexicon;
  const exact = abbreviations.get(token);
  if (exact !== undefined) return exact;
  const lower = token.toLowerCase();
  // `C.` is an initial, never the `c.` of a list.
  if (token.length === 1 && token !== lower) return undefined;
  const plain = abbreviations.get(lower);
  if (plain !== undefined) return plain;
  if (!caseless && token === lower) return undefined;
  const capitalised = lower.charAt(0).toUpperCase() + lower.slice(1);
  return abbreviations.get(capitalised) ?? abbreviations.get(lower.toUpperCase());
}
