import type { Row } from "../../alignment/rows/row.ts";
import { namesIn } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { SourceText } from "../../source-text.ts";
import type { ComparedSpan } from "../compared-span.ts";
import { goesOn, isContentWord, pointsBack, surelyNames } from "./goes-on.ts";
import { firstThing, type Thing } from "./thing.ts";
import { isOwn } from "./thing-told-of.ts";

/** What the text before a claim tells of, where the source knows it. */
export function thingNamedLast(
  told: readonly ComparedSpan[],
  source: SourceText,
): { thing: Thing; row: Row } | undefined {
  const isKnown = ({ stem }: { readonly stem: string }) => source.places.has(stem);
  for (const [at, line] of told.entries()) {
    const { language } = line;
    const row = statementItems(line);
    const isName = surelyNames(namesIn(line, source), source);
    const earlier = told[at + 1];
    if (language.judging.logic.lastNamed?.test(line.text) === true && earlier !== undefined) {
      const items = statementItems(earlier);
      const named = firstThing(items, language, surelyNames(namesIn(earlier, source), source))?.noun ?? [];
      const noun = (named.length > 1 ? named : items.filter((item) => isContentWord(item) && isKnown(item))).slice(-1);
      return noun.some(isKnown) ? { thing: { noun, of: [] }, row: noun } : undefined;
    }
    if (goesOn(row, language, isName)) continue;
    const thing = firstThing(row, language, isName);
    // "Ernst takes care of it" tells of Ernst, "um sie kümmert sich Ernst" goes on.
    const pointer = row.findIndex((item) => pointsBack(item, language));
    if (thing !== undefined && pointer >= 0 && pointer < row.indexOf(thing.noun[0]!)) continue;
    if (
      thing !== undefined &&
      [...thing.noun, ...thing.of].some(isKnown) &&
      isOwn(thing, row, language, isName, source)
    )
      return { thing, row };
  }
  return undefined;
}
