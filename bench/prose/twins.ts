import { packOf, segmentSentences } from "../../packages/core/src/text/index.ts";
import type { ProseRow } from "./read-prose.ts";

/** A damaged twin of a good paragraph, and the judge that should see it. */
export interface Twin {
  readonly damage: string;
  readonly dimension: "coherence" | "readability";
  readonly text: string;
}

type Damage = (sentences: readonly string[], lang: ProseRow["lang"]) => string | undefined;

/** The damages of the mutation tests for paragraphs of any length; undefined where a paragraph has nothing to damage. */
const DAMAGES: Readonly<Record<string, readonly [dimension: Twin["dimension"], damage: Damage]>> = {
  "shuffle the sentences": [
    "coherence",
    (sentences) => {
      if (sentences.length < 2) return undefined;
      const odd = sentences.filter((_, i) => i % 2 === 1);
      const even = sentences.filter((_, i) => i % 2 === 0);
      return [...even.slice(1), even[0]!, ...odd.slice(1), odd[0]!].join(" ");
    },
  ],
  "insert a contradiction": [
    "coherence",
    (sentences, lang) => {
      const turned = sentences.map((sentence) => otherNumber(sentence) ?? negated(sentence, lang)).find(Boolean);
      return turned === undefined ? undefined : [...sentences, turned].join(" ");
    },
  ],
  "drop a referent": [
    "coherence",
    ([, ...rest], lang) => (REFERRING[lang].test(rest[0] ?? "") ? rest.join(" ") : undefined),
  ],
  "merge into a run-on": [
    "readability",
    (sentences) => {
      if (sentences.length < 2) return undefined;
      const bare = sentences.map((sentence) => sentence.replace(/[.!?]["”“»]?$/u, ""));
      return `${bare.map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join(" ")}.`;
    },
  ],
  "add four commas": [
    "readability",
    (sentences) => {
      const at = sentences.findIndex((sentence) => sentence.split(" ").length > 7);
      if (at === -1) return undefined;
      const words = sentences[at]!.split(" ");
      const heavy = words.map((word, i) => (i >= 1 && i <= 4 && !word.endsWith(",") ? `${word},` : word)).join(" ");
      return sentences.with(at, heavy).join(" ");
    },
  ],
  "truncate in the middle of a word": [
    "readability",
    (sentences) => {
      const text = sentences.join(" ");
      const last = [...text.matchAll(/\p{L}{7,}/gu)].at(-1);
      return last === undefined ? undefined : text.slice(0, last.index + Math.ceil(last[0].length / 2));
    },
  ],
};

/** Sentences that open with a pronoun for somebody the sentence before has named. */
const REFERRING: Readonly<Record<ProseRow["lang"], RegExp>> = {
  en: /^(?:He|She|They) /u,
  de: /^(?:Er|Sie (?!\p{L}+en )) ?/u,
  es: /^(?:Él|Ella|Ellos|Ellas) /u,
};

/** The same statement with another number; quotations, questions and entries of a table state nothing by themselves. */
function otherNumber(sentence: string): string | undefined {
  if (!STATEMENT.test(sentence)) return undefined;
  const numbers = sentence.match(/(?<![\d.,:/-])\d{2,}(?![\d.,:/-]\d|\d)/gu) ?? [];
  return numbers.length === 1 ? sentence.replace(numbers[0], String(Number(numbers[0]) * 3 + 7)) : undefined;
}

const STATEMENT = /^[^"“”„«»:?]*\.$/u;

const NEGATIONS: Readonly<Record<ProseRow["lang"], readonly [verb: RegExp, negated: string]>> = {
  en: [/^((?:\S+ ){1,6}(?:is|was|are|were|has|had|will|can)) (?!not )/u, "$1 not "],
  de: [/^((?:Der|Die|Das|Ein|Eine) \p{Lu}\p{Ll}+ (?:ist|war|sind|waren|wird|wurde)) (?!nicht )/u, "$1 nicht "],
  es: [/^((?:El|La|Los|Las) \p{Ll}+) ((?:es|son|fue|fueron|ha|han|será|está) )/u, "$1 no $2"],
};

function negated(sentence: string, lang: ProseRow["lang"]): string | undefined {
  const [verb, turned] = NEGATIONS[lang];
  return STATEMENT.test(sentence) && verb.test(sentence) && !/\b(?:not|no|nicht|kein\p{L}*)\b/u.test(sentence)
    ? sentence.replace(verb, turned)
    : undefined;
}

/** Every damage a paragraph can suffer. */
export function twinsOf({ text, lang }: ProseRow): readonly Twin[] {
  const sentences = segmentSentences(text, packOf(lang)).map((sentence) => sentence.text);
  return Object.entries(DAMAGES).flatMap(([damage, [dimension, apply]]) => {
    const twin = apply(sentences, lang);
    return twin === undefined ? [] : [{ damage, dimension, text: twin }];
  });
}
