import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Steps } from "../../../../ports/steps.ts";
import { readOnce } from "../../../../text/read-once.ts";
import { isLarge, type Row } from "../../alignment/rows/row.ts";
import { contextOf } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { SourceText } from "../../source-text.ts";
import { sourceSentence } from "../compared-span.ts";
import { goesOn, type IsName, isContentWord, pointsBack, surelyNames } from "./goes-on.ts";
import { isByOrder, namedInOrder } from "./named-in-order.ts";
import { firstThing, isKind, isTelling, type Thing } from "./thing.ts";

/** A pronoun that looks further back is nobody's. */
const MOST_BACK = 8;

/** A thing, and the sentence that names it. */
export interface ToldThing {
  readonly thing: Thing;
  readonly at: number;
}

/** What a sentence of a source tells of: its label, its subject, or that of the sentence it goes on from. */
export function thingToldOf(sentence: number, source: SourceText): ToldThing | undefined {
  const known = things(source);
  let found = known.get(sentence);
  if (found === undefined) {
    found = findThing(sentence, source) ?? NOTHING;
    known.set(sentence, found);
  }
  return found === NOTHING ? undefined : found;
}

const NOTHING: ToldThing = { thing: { noun: [], of: [] }, at: -1 };
const things = readOnce((_source: SourceText) => new Map<number, ToldThing>());

function findThing(sentence: number, source: SourceText): ToldThing | undefined {
  const { from, language } = source.partOf(sentence);
  for (let at = sentence; at >= Math.max(from, sentence - MOST_BACK); at -= 1) {
    const items = statementItems(sourceSentence(source, at));
    const isName = surelyNames(contextOf(source, at).isName, source);
    if (isField(source.sentences[at]!.text)) {
      const isFirst = at === from || !isField(source.sentences[at - 1]!.text);
      const noun = nameOf(items, isName, isFirst);
      if (noun !== undefined) return { thing: { noun, of: [] }, at };
      continue;
    }
    if (isByOrder(source.sentences[at]!.text, language)) return inOrder(at, source);
    if (goesOn(items, language, isName)) continue;
    const thing = firstThing(items, language, isName);
    if (thing === undefined) return undefined;
    if (isOwn(thing, items, language, isName, source)) return { thing, at };
  }
  return undefined;
}

/** "The second has three doctors" behind "The Albor and the Serena see patients". */
function inOrder(sentence: number, source: SourceText): ToldThing | undefined {
  const { from, language } = source.partOf(sentence);
  for (let at = sentence - 1; at >= Math.max(from, sentence - MOST_BACK); at -= 1) {
    const naming = {
      row: statementItems(sourceSentence(source, at)),
      isName: surelyNames(contextOf(source, at).isName, source),
    };
    const noun = namedInOrder(source.sentences[sentence]!.text, naming, language, () => false);
    if (noun.length > 0) return { thing: { noun, of: [] }, at: sentence };
  }
  return undefined;
}

/** False for what only belongs to a thing named before: "the rent for it", "the club" behind "Kestrel Tennis Club". */
export function isOwn(
  { noun, of }: Thing,
  row: Row,
  language: LanguagePack,
  isName: IsName,
  source: SourceText,
): boolean {
  if (noun.some(isName) || of.some(isName)) return true;
  const at = row.indexOf(noun[0]!);
  if (row.slice(0, at + noun.length + BESIDE).some((item) => pointsBack(item, language))) return false;
  const before = row[at - 1]?.lower ?? "";
  const isBare = noun.length === 1 || !noun.some(isLarge);
  return !(isBare && language.judging.roles.determiners.has(before) && noun.every((item) => isKind(item, source)));
}

/** "The rent for it". */
const BESIDE = 2;

/** "Hotel Alcor: 82 euros a night", "Model: Aero Sweep 500"; "Price: 9 euros" belongs to what is named before it. */
function nameOf(items: Row, isName: IsName, isFirst: boolean): Row | undefined {
  const end = items.findIndex(({ gapBefore }, at) => at > 0 && gapBefore === "clause");
  const [label, value] = [items.slice(0, end).filter(isContentWord), items.slice(end)];
  if (label.some(isName) || label.filter(isLarge).length > 1) return label;
  return isFirst && value.length > 0 && value.every((item) => isTelling(item)) && value.some(isContentWord)
    ? value
    : undefined;
}

/** True for what some sentence of a source tells of. */
export function* isThing({ noun }: Thing, source: SourceText): Steps<boolean> {
  const known = nounsOf(source);
  known.told ??= yield* readNouns(source);
  return noun.some(({ stem }) => known.told!.has(stem));
}

/** The nouns that open the sentences of a source. */
const nounsOf = readOnce((_source: SourceText): { told?: ReadonlySet<string> } => ({}));

function* readNouns(source: SourceText): Steps<ReadonlySet<string>> {
  const told = new Set<string>();
  for (let at = 0; at < Math.min(MOST_SENTENCES, source.sentences.length); at += 1) {
    for (const { stem } of thingToldOf(at, source)?.thing.noun ?? []) told.add(stem);
    yield source.sentences[at]!.text.length / 2;
  }
  return told;
}

/** Of a longer source only so many sentences are read for this. */
const MOST_SENTENCES = 200;

/** "Price: 9 euros". */
export function isField(text: string): boolean {
  return FIELD.test(text);
}

const FIELD = /^\P{L}*\p{L}[^:.!?\n]{0,40}:(?!\d)/u;
