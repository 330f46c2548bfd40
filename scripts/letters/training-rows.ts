import { readdirSync, readFileSync } from "node:fs";
import { caseRecord } from "../../packages/core/src/decision/explain/case-record.ts";
import { customerLetter } from "../../packages/core/src/decision/explain/customer-letter.ts";
import { gatherCaseValues } from "../../packages/core/src/decision/explain/filter/gather-case-values.ts";
import { HEADS, type Head } from "../../packages/core/src/decision/explain/filter/reader/reading.ts";
import {
  featuresOf,
  namesIn,
  sentencesOf,
} from "../../packages/core/src/decision/explain/filter/reader/sentence-features.ts";
import { scanCopies } from "../../packages/core/src/decision/explain/filter/scan-copies.ts";
import { withoutNames } from "../../packages/core/src/decision/explain/filter/without-names.ts";
import { chooseReasons } from "../../packages/core/src/decision/explain/reasons/choose-reasons.ts";
import { REASON_CODES } from "../../packages/core/src/decision/explain/reasons/reason-codes.ts";
import { contactLine, customerTemplate, nextStep, STYLES } from "../../packages/core/src/decision/explain/templates.ts";
import { benignCorpus } from "../../packages/core/src/decision/explain/testing/benign-corpus.ts";
import { CORPUS_STATE } from "../../packages/core/src/decision/explain/testing/corpus-case.ts";
import type { CorpusText } from "../../packages/core/src/decision/explain/testing/corpus-text.ts";
import { HOLDOUT_BENIGN } from "../../packages/core/src/decision/explain/testing/holdout-benign.ts";
import { HOLDOUT_LEAKING } from "../../packages/core/src/decision/explain/testing/holdout-leaking.ts";
import { NEAR_BENIGN } from "../../packages/core/src/decision/explain/testing/near-benign.ts";
import { type Letter, readLetters } from "../../packages/core/src/decision/explain/testing/read-letters.ts";
import { LOCALES, type Locale } from "../../packages/core/src/locales/index.ts";
import { seededRandom } from "../factuality/seeded-random.ts";
import { plainSentences } from "./plain-sentences.ts";

/** A text to learn from: what it holds and what it does not; about the heads that are left out it teaches nothing. */
export interface TrainingRow {
  readonly sentences: readonly (readonly number[])[];
  readonly holds: Readonly<Partial<Record<Head, boolean>>>;
  /** The decision the text does not state, or not alone. */
  readonly misses?: Letter["decision"];
}

/** A letter of a set, as the filter and as the reader get it. */
export interface SetLetter extends Letter {
  readonly set: string;
  readonly row: TrainingRow;
}

/** Sets that are measured on and not learned from. */
const KEPT_APART: ReadonlySet<string> = new Set(["fresh-11", "fresh-12"]);
const FOLDER = new URL("../../bench/customer-filter/", import.meta.url);
const DECISIONS = HEADS.slice(0, 4) as readonly Letter["decision"][];

/** True for a letter the reader may learn from. */
function isTaught({ set }: SetLetter): boolean {
  return !KEPT_APART.has(set);
}

/** The letters of every set. */
export function readSets(): SetLetter[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readLetters(readFileSync(new URL(name, FOLDER), "utf8")).map((letter) => ({
        ...letter,
        set: name.replace(".jsonl", ""),
        row: rowOf(letter),
      })),
    );
}

function rowOf(letter: Letter): TrainingRow {
  const { ownNames } = gatherCaseValues({ ...caseRecord(CORPUS_STATE), ...letter.record }, null, []);
  const sentences = sentenceFeatures(withoutNames(letter.text, ownNames), letter.language);
  const { kind, decision } = letter;
  const secrets = {
    ...(kind === "request" ? {} : { leak: kind === "leak" }),
    ...(kind === "leak" ? {} : { request: kind === "request" }),
  };
  if (kind === "contradiction") return { sentences, holds: secrets, misses: decision };
  return { sentences, holds: { ...only(decision), ...secrets } };
}

/** What the filter's tests hold it to weighs more than one letter of many. */
const HELD: ReadonlySet<string> = new Set(["dev", "fresh-1"]);
const HELD_TIMES = 4;
/** Letters of many writers weigh more than the sentences of one. */
const LETTER_TIMES = 2;

/** Everything to learn from but the letters that are kept apart. */
export function taughtRows(isApart: (letter: SetLetter, at: number) => boolean = () => false): TrainingRow[] {
  const letters = readSets().filter((letter, at) => isTaught(letter) && !isApart(letter, at));
  const held = [...letters.filter(({ set }) => HELD.has(set)).map(({ row }) => row), ...readCorpora()];
  return [
    ...Array.from({ length: LETTER_TIMES }, () => letters.map(({ row }) => row)).flat(),
    ...readSentences(),
    ...readPlainSentences(),
    ...readCorpora(),
    ...Array.from({ length: HELD_TIMES - 1 }, () => held).flat(),
  ];
}

/** The texts of the filter's own tests, and the letters Beleg composes without a model. */
function readCorpora(): TrainingRow[] {
  return [...corpusLetters(), ...composedReasons()];
}

/** A reason states no decision and leaks nothing. */
function composedReasons(): TrainingRow[] {
  return LOCALES.flatMap((locale) =>
    DECISIONS.flatMap((decision) =>
      REASON_CODES.flatMap((code) => {
        const facts = { ...caseRecord(CORPUS_STATE), decision, signals: [code], policies: [] };
        return chooseReasons(facts, locale).map(({ customer_text }) => ({
          sentences: sentenceFeatures(customer_text, locale),
          holds: HEADINGS.side!,
        }));
      }),
    ),
  );
}

function corpusLetters(): TrainingRow[] {
  const benign = [...benignCorpus(), ...NEAR_BENIGN, ...HOLDOUT_BENIGN, ...composedLetters()];
  return [
    ...benign.map((text) => ({ ...text, kind: "benign" as const })),
    ...HOLDOUT_LEAKING.map((text) => ({ ...text, kind: HELD_BACK[text.kind] ?? ("leak" as const) })),
  ].map(({ locale, decision, text, kind }) => rowOf({ language: locale, decision, text, kind }));
}

/** What the held-back texts hold that is no leak. */
const HELD_BACK: Readonly<Record<string, Letter["kind"]>> = { contradiction: "contradiction", phishing: "request" };

function composedLetters(): CorpusText[] {
  return LOCALES.flatMap((locale) =>
    DECISIONS.flatMap((decision) =>
      STYLES.map((style) => {
        const facts = { ...caseRecord(CORPUS_STATE), decision, signals: [...REASON_CODES], policies: [] };
        const lines = {
          customer_explanation: customerTemplate(decision, locale, style),
          reasons: chooseReasons(facts, locale),
          next_step: nextStep(decision, locale),
          contact: contactLine(decision, locale, undefined),
        };
        return { locale, decision, text: customerLetter(lines, facts, locale), kind: "benign" };
      }),
    ),
  );
}

/** What a sentence of each heading in `sentences/` holds. */
const HEADINGS: Readonly<Record<string, TrainingRow["holds"]>> = {
  approve: { ...only("APPROVE"), leak: false, request: false },
  block: { ...only("BLOCK"), leak: false, request: false },
  challenge: { ...only("CHALLENGE"), leak: false, request: false },
  escalate: { ...only("ESCALATE_TO_HUMAN"), leak: false, request: false },
  uncharged: { APPROVE: false, leak: false, request: false },
  held: { APPROVE: false, BLOCK: false, leak: false, request: false },
  not_block: { BLOCK: false, leak: false, request: false },
  not_approve: { APPROVE: false, leak: false, request: false },
  side: { ...only(null), leak: false, request: false },
  leak: { leak: true },
  request: { request: true },
};

interface Sentence {
  readonly text: string;
  readonly holds: TrainingRow["holds"];
}

function readPlainSentences(): TrainingRow[] {
  return LOCALES.flatMap((locale) =>
    plainSentences(locale).map((text) => ({ sentences: sentenceFeatures(text, locale), holds: HEADINGS.side! })),
  );
}

/** What may stand between two halves of a sentence. */
const JOINTS: Readonly<Record<Locale, readonly string[]>> = {
  de: [" und ", ", aber ", ", obwohl ", ", denn ", ", doch ", ", ", ", während "],
  en: [" and ", ", but ", ", although ", ", because ", ", yet ", ", ", ", while "],
  es: [" y ", ", pero ", ", aunque ", ", porque ", ", si bien ", ", ", ", mientras "],
  pt: [" e ", ", mas ", ", embora ", ", porque ", ", só que ", ", ", ", enquanto "],
};
const PAIRS = 3;

/** Single sentences under headings, one file a language, and pairs of them in one sentence: what either half holds the whole does. */
function readSentences(): TrainingRow[] {
  const folder = new URL("sentences/", FOLDER);
  const random = seededRandom(7);
  return LOCALES.flatMap((locale) => {
    const sentences = sentencesUnder(readFileSync(new URL(`${locale}.txt`, folder), "utf8"));
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const pairs = sentences.flatMap((first) => {
      if (!DECISIONS.some((decision) => first.holds[decision] === true)) return [];
      return Array.from({ length: PAIRS }, () => joined(first, pick(sentences), pick(JOINTS[locale]), random() < 0.5));
    });
    return [...sentences, ...pairs].map(({ text, holds }) => ({ sentences: sentenceFeatures(text, locale), holds }));
  });
}

function joined(one: Sentence, two: Sentence, joint: string, turned: boolean): Sentence {
  const [first, second] = turned ? [two, one] : [one, two];
  const start = first.text.replace(/[.!?]+$/, "").replace(/[.!?;:]+ /g, ", ");
  const text = start + joint + second.text.slice(0, 1).toLowerCase() + second.text.slice(1);
  const holds = HEADS.flatMap((head) => {
    if (one.holds[head] === true || two.holds[head] === true) return [[head, true]];
    return one.holds[head] === false && two.holds[head] === false ? [[head, false]] : [];
  });
  return { text, holds: Object.fromEntries(holds) as TrainingRow["holds"] };
}

function sentencesUnder(lines: string): Sentence[] {
  let heading = "";
  return lines.split("\n").flatMap((line) => {
    if (line.startsWith("# ")) heading = line.slice(2).trim();
    else if (line.trim() !== "") return [{ text: line, holds: HEADINGS[heading]! }];
    return [];
  });
}

function only(decision: Letter["decision"] | null): Partial<Record<Head, boolean>> {
  return Object.fromEntries(DECISIONS.map((other) => [other, other === decision]));
}

function sentenceFeatures(text: string, locale: Locale): number[][] {
  const names = namesIn(text, locale);
  return sentencesOf(scanCopies(text).digits, locale).map((words) => [...featuresOf(words, locale, names)]);
}
