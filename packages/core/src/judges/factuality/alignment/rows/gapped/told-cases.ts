import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import { readOnce } from "../../../../../text/read-once.ts";
import type { ComparedSpan } from "../../../embedded/compared-span.ts";
import type { StatementItem } from "../../statement-item.ts";
import { statementItems } from "../../statement-items.ts";
import { recordRows } from "../record-rows.ts";
import { isVerb, LONGEST_SENTENCE, type Row } from "../row.ts";
import { isName } from "./correlate.ts";
import { fillPart } from "./fill-part.ts";
import { fillPlace } from "./fill-place.ts";
import { type Part, partsOf } from "./parts.ts";
import { opensPhrase } from "./phrases.ts";
import { inWords, withSpelledUnits } from "./spelled-units.ts";
import type { ToldCase } from "./told-case.ts";

/**
 * The cases of a sentence whose parts share one verb, in order: "the state pays 60 percent, the city 40", "open from 8 to 20, at
 * weekends from 9", "7 days on Free and 90 days on Team"; none where it tells of one alone.
 */
export const toldCases: (span: ComparedSpan) => readonly ToldCase[] = readOnce((span: ComparedSpan) => {
  const { language } = span;
  const words = statementItems(span);
  const items = withSpelledUnits(words, span);
  if (items.length > LONGEST_SENTENCE || !mayHaveParts(items, language) || recordRows(span).length > 0) return [];
  const parts = partsOf(items, language);
  const cases: ToldCase[] = [];
  let whole: Row | undefined;
  let first = 0;
  for (const [at, { items: part }] of parts.entries()) {
    const full = whole ?? fullBefore(parts, at, language);
    const filled = full && (fillPart(full, part, language) ?? fillPlace(full, part, language));
    if (filled === undefined) whole = undefined;
    else {
      if (whole === undefined) cases.push(filled.full);
      else cases[first] = { ...cases[first]!, words: new Set([...cases[first]!.words, ...filled.full.words]) };
      if (whole === undefined) first = cases.length - 1;
      whole = full;
      cases.push(filled.part);
    }
  }
  return cases.map((told) => inWords(told, words, items));
});

/** Two values, or one preposition twice. */
function mayHaveParts(items: Row, { judging: { logic } }: LanguagePack): boolean {
  if (items.filter(({ value }) => value !== null).length > 1) return true;
  const met = new Set<string>();
  return items.some(({ lower }) => logic.prepositions.has(lower) && met.size === met.add(lower).size);
}

/** The part before another one, where it says all by itself: it opens its clause, or has a subject of its own. */
function fullBefore(parts: readonly Part[], at: number, language: LanguagePack): Row | undefined {
  const before = parts[at - 1];
  if (before === undefined || before.behind === "clause") return before?.items;
  if (before.behind === "join") return undefined;
  const { items } = before;
  const verb = items.findIndex(({ helping, logic }) => helping || logic?.class === "modality");
  // "Für die Halle, die man buchen muss, zahlen Mitglieder 6 Euro".
  const goesOn = language.names.capitalisedNouns !== undefined && isVerb(items[0]);
  if (!goesOn && !(verb > 0 && isName(items.slice(0, verb), language))) return undefined;
  const first = parts.findLastIndex(({ behind }, place) => place < at && behind === "clause");
  const inFront = parts.slice(Math.max(0, first), at - 1).map((part) => part.items);
  // "If you are a member, the fee is 20 euros and the deposit 80".
  if (inFront.some((row) => row.some(isBinding))) return undefined;
  return [...inFront.filter((row) => opensPhrase(row, language)).flat(), ...items];
}

function isBinding({ logic }: StatementItem): boolean {
  return logic !== undefined && BINDING.has(logic.class);
}

const BINDING: ReadonlySet<string> = new Set(["condition", "exception", "cause", "negation"]);
