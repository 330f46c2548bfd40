import type { LanguagePack } from "../language-pack.ts";
import { calendar } from "./calendar.ts";
import { clock } from "./clock.ts";
import { detection } from "./detection.ts";
import { names } from "./names.ts";
import { numbers } from "./numbers.ts";
import { polarity } from "./polarity.ts";
import { quantities } from "./quantities.ts";
import { sentences } from "./sentences.ts";
import { words } from "./words.ts";

/** What Beleg knows of English. */
export const en: LanguagePack = {
  code: "en",
  detection,
  words,
  sentences,
  numbers,
  quantities,
  calendar,
  clock,
  names,
  polarity,
};
