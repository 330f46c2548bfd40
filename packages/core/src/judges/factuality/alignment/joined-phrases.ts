import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Phrase } from "../../../languages/parts/phrases.ts";
import { isStopWord, stem } from "../../../text/index.ts";
import type { StatementItem } from "./statement-item.ts";
import { wordSense } from "./word-sense.ts";

type Row = readonly StatementItem[];

/** The items with each phrase that says what one word says as that word: "has to" as "must", "is not allowed to" as "not may". */
export function joinPhrases(items: Row, language: LanguagePack): Row {
  const { phrases } = language.judging;
  if (!items.some(({ lower }) => phrases.has(lower))) return items;
  const joined: StatementItem[] = [];
  for (let at = 0; at < items.length; ) {
    const found = phraseAt(at, items, phrases.get(items[at]!.lower));
    if (found === undefined) {
      joined.push(items[at]!);
      at += 1;
      continue;
    }
    const { phrase, denial, length } = found;
    if (denial !== undefined) joined.push({ ...denial, gapBefore: items[at]!.gapBefore });
    joined.push(asWord(phrase.says, items.slice(at, at + length), denial !== undefined, language));
    at += length;
  }
  return joined;
}

interface FoundPhrase {
  readonly phrase: Phrase;
  /** The "not" that stands in the middle of it. */
  readonly denial: StatementItem | undefined;
  readonly length: number;
}

function phraseAt(at: number, items: Row, phrases: readonly Phrase[] = []): FoundPhrase | undefined {
  for (const phrase of phrases) {
    const denial = items[at + 1]?.logic?.class === "negation" && phrase.words.length > 2 ? items[at + 1] : undefined;
    const skip = denial === undefined || denial.lower === phrase.words[1] ? 0 : 1;
    const isThere = phrase.words.every((word, by) => {
      const item = items[at + by + (by > 0 ? skip : 0)];
      return item?.lower === word && (by === 0 || item.gapBefore === "none");
    });
    if (isThere) return { phrase, denial: skip === 1 ? denial : undefined, length: phrase.words.length + skip };
  }
  return undefined;
}

/** A run of items as the word that says the same. */
export function asWord(says: string, run: Row, isDenied: boolean, language: LanguagePack): StatementItem {
  const [first] = run;
  const { role, free, helping, meanings, equivalents, gender, verb } = wordSense(says, language);
  const content = role === undefined && !free && !isStopWord(says, language);
  return {
    ...first!,
    end: run.at(-1)!.end,
    text: run.map(({ text }) => text).join(" "),
    lower: says,
    stem: stem(says, language),
    value: null,
    content,
    logic: role,
    capitalised: false,
    gender: content ? gender : "",
    verb: content ? verb : undefined,
    direction: undefined,
    meanings: content ? meanings : [],
    equivalents: content ? equivalents : [],
    gapBefore: isDenied ? "none" : first!.gapBefore,
    helping,
  };
}
