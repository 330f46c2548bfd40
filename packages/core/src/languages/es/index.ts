import type { LanguagePack } from "../language-pack.ts";
import { calendar } from "./calendar.ts";
import { clock } from "./clock.ts";
import { detection } from "./detection.ts";
import { judging } from "./judging/index.ts";
import { names } from "./names.ts";
import { numbers } from "./numbers.ts";
import { polarity } from "./polarity.ts";
import { quantities } from "./quantities.ts";
import { readability } from "./readability/index.ts";
import { sentences } from "./sentences.ts";
import { wordClasses } from "./word-classes.ts";
import { words } from "./words.ts";

/** What Beleg knows of Spanish: the pack for `createCheck`. */
export const es: LanguagePack = {
  code: "es",
  closeTo: ["pt"],
  detection,
  words,
  sentences,
  numbers,
  quantities,
  calendar,
  clock,
  names,
  polarity,
  wordClasses,
  judging,
  readability,
  facetWords: null,
};
