import type { Language } from "./language.ts";
import type { CalendarRules } from "./parts/calendar-rules.ts";
import type { ClockRules } from "./parts/clock-rules.ts";
import type { DetectionMarks } from "./parts/detection-marks.ts";
import type { NameRules } from "./parts/name-rules.ts";
import type { NumberRules } from "./parts/number-rules.ts";
import type { PolarityRules } from "./parts/polarity-rules.ts";
import type { QuantityRules } from "./parts/quantity-rules.ts";
import type { SentenceRules } from "./parts/sentence-rules.ts";
import type { WordRules } from "./parts/word-rules.ts";

/** Everything Beleg knows of one language: the engine in `text/` and the judges read it and know no language themselves. */
export interface LanguagePack {
  readonly code: Language;
  readonly detection: DetectionMarks;
  readonly words: WordRules;
  readonly sentences: SentenceRules;
  readonly numbers: NumberRules;
  readonly quantities: QuantityRules;
  readonly calendar: CalendarRules;
  readonly clock: ClockRules;
  readonly names: NameRules;
  readonly polarity: PolarityRules;
}
