import type { CalendarRules } from "./parts/calendar-rules.ts";
import type { ClockRules } from "./parts/clock-rules.ts";
import type { DetectionMarks } from "./parts/detection-marks.ts";
import type { FacetWords } from "./parts/facet-words.ts";
import type { Judging } from "./parts/judging.ts";
import type { NameRules, NameWords } from "./parts/name-rules.ts";
import type { NumberRules } from "./parts/number-rules.ts";
import type { PolarityRules } from "./parts/polarity-rules.ts";
import type { Prompts } from "./parts/prompts.ts";
import type { QuantityRules, QuantityWords } from "./parts/quantity-rules.ts";
import type { Readability } from "./parts/readability.ts";
import type { SentenceRules } from "./parts/sentence-rules.ts";
import type { WordClasses } from "./parts/word-classes.ts";
import type { WordRules } from "./parts/word-rules.ts";

/** Everything Beleg knows of one language: the engine in `text/` and the judges read it and know no language themselves. */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** Codes of languages a short text is easily mistaken for. */
  readonly closeTo: readonly string[];
  readonly detection: DetectionMarks;
  readonly words: WordRules;
  readonly sentences: SentenceRules;
  readonly numbers: NumberRules;
  readonly quantities: QuantityRules;
  readonly calendar: CalendarRules;
  readonly clock: ClockRules;
  readonly names: NameRules;
  readonly polarity: PolarityRules;
  readonly wordClasses: WordClasses;
  readonly judging: Judging;
  readonly readability: Readability;
  /** What `promptsOf` does not know: a registered language has its prompts there, for those who ask a model. */
  readonly prompts?: Partial<Prompts> | undefined;
  /** Words that tell what a text is about, for rankings; null in a pack for checks alone, and where nobody has gathered them. */
  readonly facetWords: FacetWords | null;
}

/** What every program knows of a language, also without its pack: how to tell it, and its words in texts of others. */
export interface LanguageTraces extends Pick<LanguagePack, "detection"> {
  readonly names: NameWords;
  readonly quantities: QuantityWords;
  readonly stopWords: ReadonlySet<string>;
}

/** The packs a program has loaded, by code. */
export type LoadedPacks = Readonly<Record<string, LanguagePack | undefined>>;

/** Puts packs together; the first one is for texts that do not tell their language. */
export function loadPacks(packs: readonly LanguagePack[]): LoadedPacks {
  return Object.fromEntries(packs.map((pack) => [pack.code, pack]));
}
