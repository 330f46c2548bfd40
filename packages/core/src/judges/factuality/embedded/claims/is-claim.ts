import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { NonClaims } from "../../../../languages/parts/non-claims.ts";
import type { Steps } from "../../../../ports/steps.ts";
import { findNames, findValues } from "../../../../text/index.ts";
import { hasFiniteVerb, wordsOf } from "./has-finite-verb.ts";
import { isAttributed, opensInQuote, plainText } from "./quoted-speech.ts";

/** A step or a courtesy in more words than these may say how things are, as "Let's start with sales, which …". */
const SHORT = 12;
/** Nobody greets or refuses in more characters. */
const LONGEST = 300;
/** "Scroll down for video" runs into the next sentence where a page lost its line breaks. */
const LONGEST_REQUEST = 25;

/**
 * True for a sentence or clause that states something a source could back; when in doubt it does. It comes with blanks
 * where list marks, emphasis and citations were. Who has read the values of some texts already says where they are.
 */
export function* isClaim(bare: string, language: LanguagePack, valuesOf = findValues): Steps<boolean> {
  const { courtesies, refusals, requests, instructions, opinions, views } = language.judging.nonClaims;
  // "(This is no legal advice.)"
  const text = plainText(bare).replace(/^[([]+/u, "");
  // Whoever is quoted asks, hopes or finds something; that they said so is a claim. `Press "OK"` quotes nobody.
  if (text.length > LONGEST || opensInQuote(text)) return true;
  const lower = text.toLowerCase();
  const words = text.split(" ").length;
  // "Trakt.", "1.": what is left where a sentence was cut at an abbreviation or at the number of an item.
  if (words === 1 && !(/\p{L}/u.test(text) && hasValue(text))) return false;
  if (yield* holds(refusals, lower)) return false;
  // "For a group of five:" announces what follows.
  if (text.endsWith(":") && !hasFiniteVerb(wordsOf(text), language)) return false;
  if (yield* holds(courtesies, lower)) return words > SHORT && !text.endsWith(":") && hasValue(text);
  if (yield* holds(requests, lower)) return words > LONGEST_REQUEST;
  if (yield* holds(instructions, lower)) return words > SHORT || hasValue(text);
  if (isAttributed(text) || hasValue(text)) return true;
  // "The main points are:" says nothing before its list does.
  if ((yield* holds(opinions, lower)) || text.endsWith(":")) return false;
  return !(yield* holds(views, lower)) || findNames(text, { language }).length > 0;

  function hasValue(of: string): boolean {
    const { quantities, dates } = valuesOf(of, language);
    return dates.length > 0 || quantities.some(({ weak }) => !weak);
  }
}

/** True when one of the expressions holds. */
export function* holds(cues: NonClaims["views"], text: string): Steps<boolean> {
  for (const cue of cues) {
    if (cue.test(text)) return true;
    yield cue.work;
  }
  return false;
}
