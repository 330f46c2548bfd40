import type { Language } from "../../packages/core/src/languages/language.ts";
import { packOf } from "../../packages/core/src/languages/pack-of.ts";
import { segmentSentences } from "../../packages/core/src/text/index.ts";

/** How a claim was changed into another one. */
export type Change = "number" | "negated" | "not negated" | "another word" | "exchanged";

export interface ChangedClaim {
  readonly change: Change;
  readonly text: string;
}

const NEGATION = /\b(?:not|never|nicht|keine?[nmrs]?|nie|no|nunca|without|ohne|sin(?! embargo)) /iu;
const HELPING =
  /\b(?:is|are|was|were|has|have|will|can|must|ist|sind|war|waren|hat|haben|wird|werden|kann|muss|es|son|fue|está|están|ha|han)\b/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Claims that a source proves if it proves anything: its own sentences, and what is left of them without a part. */
export function ownClaims(source: string, language: Language): readonly string[] {
  return segmentSentences(source, packOf(language)).flatMap(({ text: raw }) => {
    const text = raw.replace(/\s+/gu, " ");
    const length = text.match(WORD)?.length ?? 0;
    // A question is no claim, a heading no sentence, and the number of a list line no value.
    if (length < 6 || length > 34 || /[?:]|^\d+\./u.test(text)) return [];
    const cut = text.search(/[,;] (?=\S+ \S+ \S+)/u);
    const aside = /^(.{12,}?), [^,;]{4,60}, (.{12,})$/u.exec(text);
    const joined = /^(.{12,}?),? (?:and|but|und|aber|y|pero) .{12,}$/u.exec(text);
    return [
      text,
      ...(cut > 25 ? [`${text.slice(0, cut)}.`] : []),
      ...(aside ? [`${aside[1]} ${aside[2]}`] : []),
      ...(joined ? [`${joined[1]}.`] : []),
    ];
  });
}

/** Other claims made of a claim; none of them says the same. The same for the same `random`. */
export function changedClaims(
  claim: string,
  source: string,
  language: Language,
  random: () => number,
): readonly ChangedClaim[] {
  const { stopWords } = packOf(language).words;
  const isContent = (word: string) => word.length > 2 && !stopWords.has(word.toLowerCase());
  const words = [...claim.matchAll(WORD)].filter(([word]) => isContent(word) && !/\d/u.test(word));
  const changed: ChangedClaim[] = [];
  const add = (change: Change, text: string | undefined) => {
    if (text !== undefined && text !== claim) changed.push({ change, text });
  };
  const number = pick([...claim.matchAll(/\d+/gu)]);
  add("number", number && replaced(claim, number, String(Number(number[0]) + 1 + Math.floor(random() * 3))));
  add("not negated", NEGATION.test(claim) ? claim.replace(NEGATION, "") : undefined);
  const helping = HELPING.exec(claim);
  const negated = language === "es" ? `no ${helping?.[0]}` : `${helping?.[0]} ${language === "de" ? "nicht" : "not"}`;
  add("negated", helping && !NEGATION.test(claim) ? replaced(claim, helping, negated) : undefined);
  for (let round = 0; round < 3; round += 1) add("another word", withAnotherWord());
  add("exchanged", exchanged());
  return changed;

  function pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(random() * list.length)];
  }

  function withAnotherWord(): string | undefined {
    const word = pick(words);
    const other = word && pick((source.match(WORD) ?? []).filter((one) => isContent(one) && isAlike(one, word[0])));
    return other && replaced(claim, word, other);
  }

  /** Written alike and with the same ending, as a word of the same kind mostly is, and not of the same family. */
  function isAlike(one: string, other: string): boolean {
    const isLarge = (word: string) => /^\p{Lu}/u.test(word);
    const beginsAlike = one.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase();
    return (
      isLarge(one) === isLarge(other) &&
      one.slice(-2) === other.slice(-2) &&
      !/\d/u.test(one) &&
      !beginsAlike &&
      !claim.toLowerCase().includes(one.toLowerCase())
    );
  }

  /** Two names, or two nouns where nouns are large, each in the place of the other; not those that "and" or a comma lists. */
  function exchanged(): string | undefined {
    const large = words.filter(({ 0: word, index }) => index > 0 && /^\p{Lu}/u.test(word));
    const [one, other] = [pick(large), pick(large)].toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0));
    if (one === undefined || other === undefined || one[0] === other[0]) return undefined;
    const between = claim.slice(one.index + one[0].length, other.index);
    if (!/\p{L}{4}/u.test(between) || /,|\b(?:and|und|or|oder|y|o)\b/u.test(between)) return undefined;
    return replaced(replaced(claim, other, one[0]), one, other[0]);
  }
}

function replaced(text: string, found: RegExpExecArray, by: string): string {
  return text.slice(0, found.index) + by + text.slice(found.index + found[0].length);
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
