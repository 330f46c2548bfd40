import type { Row } from "../../alignment/rows/row.ts";
import { namesIn } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { SourceText } from "../../source-text.ts";
import type { ComparedSpan } from "../compared-span.ts";
import { goesOn, type IsName, pointsBack, surelyNames } from "./goes-on.ts";
import { isByOrder, namedInOrder } from "./named-in-order.ts";
import { namesStoodFor } from "./stand-in.ts";
import { firstThing, type Thing } from "./thing.ts";
import { isOwn } from "./thing-told-of.ts";

/** A thing, the row that names it, and how many lines before a claim that stands. */
export interface NamedThing {
  readonly thing: Thing;
  readonly row: Row;
  readonly lines: number;
  /** It has a name. */
  readonly isNamed: boolean;
  /** The text tells of another one than this: "the other". */
  readonly isOther: boolean;
}

/** A subject stands in the first words of its sentence. */
const OPENING = 3;

/** What the lines before a claim tell of, where the source knows it; the first of them stands last. */
export function thingNamedLast(told: readonly ComparedSpan[], source: SourceText, from = 0): NamedThing | undefined {
  let standIn: NamedThing | undefined;
  let names: ReturnType<typeof namesStoodFor>;
  for (let at = from; at < told.length; at += 1) {
    const line = told[at]!;
    const { language } = line;
    if (isByOrder(line.text, language)) return oneOfSeveral(told, at, source);
    const { row, isName } = readLine(line, source);
    if (goesOn(row, language, isName)) continue;
    const thing = subjectOf(line, row, isName);
    const isNamed = thing?.noun.some(isName) === true;
    // "The other one".
    if (!isNamed && row.slice(0, OPENING).some(({ lower }) => language.judging.logic.others.has(lower))) {
      const before = thingNamedLast(told, source, at + 1);
      return before && { ...before, isOther: !before.isOther };
    }
    if (thing === undefined || !isKnown(thing, source) || !isOwn(thing, row, language, isName, source)) continue;
    const named = { thing, row, lines: at + 1, isNamed, isOther: false };
    if (standIn !== undefined) {
      if (names === "any" || (isNamed && isOneOf(thing, names))) return named;
      continue;
    }
    names = isNamed ? undefined : namesStoodFor(row, language, isName, source);
    if (names === undefined) return named;
    standIn = named;
  }
  return standIn;
}

function isOneOf({ noun }: Thing, names: ReadonlySet<string> | undefined): boolean {
  return noun.some(({ stem }) => names?.has(stem));
}

/** "Ernst takes care of it" tells of Ernst, "um sie kümmert sich Ernst" goes on. */
function subjectOf({ language }: ComparedSpan, row: Row, isName: IsName): Thing | undefined {
  const thing = firstThing(row, language, isName);
  const pointer = row.findIndex((item) => pointsBack(item, language));
  return thing !== undefined && pointer >= 0 && pointer < row.indexOf(thing.noun[0]!) ? undefined : thing;
}

/** "The latter" behind "the train and the bus". */
function oneOfSeveral(told: readonly ComparedSpan[], at: number, source: SourceText): NamedThing | undefined {
  const { language, text } = told[at]!;
  for (const [place, earlier] of told.entries()) {
    if (place <= at) continue;
    const noun = namedInOrder(text, readLine(earlier, source), language, (item) => source.places.has(item.stem));
    const thing = { noun, of: [] };
    if (isKnown(thing, source)) return { thing, row: noun, lines: place + 1, isNamed: true, isOther: false };
  }
  return undefined;
}

function readLine(line: ComparedSpan, source: SourceText): { readonly row: Row; readonly isName: IsName } {
  return { row: statementItems(line), isName: surelyNames(namesIn(line, source), source) };
}

function isKnown({ noun, of }: Thing, source: SourceText): boolean {
  return [...noun, ...of].some(({ stem }) => source.places.has(stem));
}
