import { findNames, type Range } from "../../../text/index.ts";
import { QUOTATION_MARK } from "../../../text/quotation-marks.ts";
import { readOnce } from "../../../text/read-once.ts";
import { type ComparedSpan, sourceSentence } from "../embedded/compared-span.ts";
import { evidenceOf } from "../scanned-source.ts";
import type { SourceText } from "../source-text.ts";
import { areOfOneKind } from "./one-kind.ts";
import { isAmong, standTogether } from "./stand-together.ts";
import type { StatementItem } from "./statement-item.ts";
import { mayHaveClauses, statementItems } from "./statement-items.ts";

/** A sentence before another one. Its items are read when its words leave a chance that they are asked for. */
export class NamedSentence {
  readonly #source: SourceText;
  readonly #index: number;

  constructor(source: SourceText, index: number) {
    this.#source = source;
    this.#index = index;
  }

  get text(): string {
    return this.#source.sentences[this.#index]!.text;
  }

  get items(): readonly StatementItem[] {
    return itemsAt(this.#source, this.#index);
  }

  /** Whether an item of this sentence is part of a name. */
  isName(item: StatementItem): boolean {
    return contextOf(this.#source, this.#index).isName(item);
  }

  /** Whether one of these stands in the sentence. */
  holds(items: readonly StatementItem[]): boolean {
    return this.#mayHold(items) && isAmong(items, this.items);
  }

  /** Whether the sentence names another thing of the same kind as one of these. */
  namesAnotherOf(items: readonly StatementItem[]): boolean {
    const { ranges, words } = this.#source;
    const { from, to } = ranges[this.#index]!;
    const isOfKind = (own: StatementItem) => {
      // An item with a capital is a word: the items are read where one of the words may be it.
      for (let at = from; at < to; at += 1) if (areOfOneKind(own, words[at]!)) return true;
      return false;
    };
    const mayBe = items.filter(isOfKind);
    return mayBe.length > 0 && this.items.some((item) => mayBe.some((own) => areOfOneKind(own, item)));
  }

  /** False when no word of the sentence is one of these: then no item is. */
  #mayHold(items: readonly StatementItem[]): boolean {
    const { ranges, words } = this.#source;
    const { from, to } = ranges[this.#index]!;
    for (const { lower, stem, value } of items) {
      if (value !== null) return true;
      for (let at = from; at < to; at += 1) if (words[at]!.stem === stem || words[at]!.lower === lower) return true;
    }
    return false;
  }
}

/** How many sentences a pronoun may look back, and how many within its own paragraph. */
const BACK = 3;
const BACK_IN_PARAGRAPH = 6;
/** What names somebody is said a few times; a word on every line would make many lines slow. */
const MOST_PLACES = 50;

/** The context of a sentence, read once for all claims that are laid over it or over one behind it. */
export function contextOf(source: SourceText, index: number): SentenceContext {
  const known = contextsOf(source);
  const context = known.get(index) ?? new SentenceContext(source, index);
  known.set(index, context);
  return context;
}

const contextsOf = readOnce((_source: SourceText) => new Map<number, SentenceContext>());

/**
 * What a source says before a sentence, and which of its words are names. A class: getters of an object literal would give every
 * context a shape of its own, which keeps its source from the quick collection of garbage.
 */
export class SentenceContext {
  readonly #source: SourceText;
  readonly #index: number;
  /** The first sentence of the source it stands in. */
  readonly #from: number;
  #before: readonly NamedSentence[] | undefined;
  /** Whether an item of this sentence is part of a name. */
  readonly isName: (item: Range) => boolean;

  constructor(source: SourceText, index: number) {
    this.#source = source;
    this.#index = index;
    this.#from = source.partOf(index).from;
    this.isName = namesIn(sourceSentence(source, index), source);
  }

  /** Whether it speaks of "the former": of another thing than the one named last. */
  get speaksOfFormer(): boolean {
    const { language, text } = this.#source.sentences[this.#index]!;
    return language.judging.logic.firstNamed?.test(text) === true;
  }

  /** The sentences right before it, in order. */
  get before(): readonly NamedSentence[] {
    this.#before ??= sentencesBefore(this.#source, this.#index);
    return this.#before;
  }

  /** The first sentence of the source, which tells what all of it is about. */
  get topic(): NamedSentence | undefined {
    return this.#index > this.#from ? new NamedSentence(this.#source, this.#from) : undefined;
  }

  /** The content of the heading over the list the sentence is a line of. */
  get heading(): ReadonlySet<string> {
    const at = headingOf(this.#source, this.#index);
    return at === undefined ? NO_HEADING : sourceSentence(this.#source, at).content;
  }

  /** The sentence its paragraph opens with. */
  get opening(): NamedSentence | undefined {
    const at = Math.max(this.#from, paragraphStart(this.#source, this.#index));
    return at < this.#index ? new NamedSentence(this.#source, at) : undefined;
  }

  /** "Quill Over One: a model with …": the thing all of a paragraph is about; none for most. */
  get label(): readonly StatementItem[] {
    const { opening } = this;
    if (opening === undefined || !mayHaveClauses(opening.text)) return [];
    const { items } = opening;
    const end = items.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
    if (end < 1 || end > LONGEST_LABEL || items[end]!.gapBefore !== "clause") return [];
    return items.slice(0, end).some(({ helping }) => helping) ? [] : items.slice(0, end);
  }

  /** True when only one party speaks in the source, so that "we" is always the same. */
  get isOneVoice(): boolean {
    return !voicesOf(this.#source).has(this.#from) && !QUOTATION_MARK.test(this.#source.sentences[this.#index]!.text);
  }

  /** Who speaks in a dialogue: the label of the line; undefined in other texts. */
  get speaker(): readonly StatementItem[] | undefined {
    if (!voicesOf(this.#source).has(this.#from)) return undefined;
    const first = Math.max(this.#from, this.#index - BACK_IN_PARAGRAPH);
    for (let at = this.#index; at >= first; at -= 1) {
      if (!OWN_LABEL.test(this.#source.sentences[at]!.text)) continue;
      const items = itemsAt(this.#source, at);
      const end = items.findIndex(({ gapBefore }, place) => place > 0 && gapBefore === "clause");
      return items.slice(0, Math.max(0, end));
    }
    return [];
  }

  /** Whether a word is part of a name where its source says it. */
  isNamedSo({ stem }: StatementItem): boolean {
    const { places, words } = this.#source;
    return (places.get(stem) ?? []).slice(0, MOST_PLACES).some((place) => {
      const [before, word] = [words[place - 1], words[place]!];
      if (!word.capitalised) return false;
      // "Der Router Lumo": a noun right behind a noun.
      const isBehindNoun = before?.capitalised === true && !before.stop && before.end + 1 === word.start;
      return isBehindNoun || contextOf(this.#source, word.sentence).isName(word);
    });
  }

  /** The names that stand right in front of a name anywhere in its source: the first names of a family. */
  firstNames({ stem }: StatementItem): ReadonlySet<string> {
    const { places, words } = this.#source;
    const found = new Set<string>();
    for (const place of (places.get(stem) ?? []).slice(0, MOST_PLACES)) {
      const [before, name] = [words[place - 1], words[place]!];
      if (before?.sentence !== name.sentence || !before.capitalised || before.stop) continue;
      if (this.#source.partOf(name.sentence).from !== this.#from) continue;
      if (contextOf(this.#source, name.sentence).isName(before)) found.add(before.lower);
    }
    return found;
  }

  /** Whether all items stand together in some sentence of the source. */
  isNamedAnywhere(items: readonly StatementItem[]): boolean {
    const source = this.#source;
    const places = items.filter(({ value }) => value === null).map(({ stem }) => source.places.get(stem) ?? []);
    const fewest = places.reduce((few, more) => (more.length < few.length ? more : few), places[0] ?? []);
    return fewest.slice(0, MOST_PLACES).some((place) => {
      const { sentence } = source.words[place]!;
      return source.partOf(sentence).from === this.#from && standTogether(items, itemsAt(source, sentence));
    });
  }
}

function itemsAt(source: SourceText, index: number): readonly StatementItem[] {
  return statementItems(sourceSentence(source, index));
}

function sentencesBefore(source: SourceText, index: number): readonly NamedSentence[] {
  const { from } = source.partOf(index);
  // Within a paragraph nobody points back over its beginning.
  const opening = Math.max(from, paragraphStart(source, index));
  const first = opening < index ? Math.max(opening, index - BACK_IN_PARAGRAPH) : Math.max(from, index - BACK);
  return Array.from({ length: index - first }, (_, at) => new NamedSentence(source, first + at));
}

/** A longer one is a clause. */
const LONGEST_LABEL = 6;
const NO_HEADING: ReadonlySet<string> = new Set();
/** A list with more lines has its heading too far away. */
const MOST_LINES = 40;

/** "Prices in May:" over the lines it announces. */
function headingOf(source: SourceText, index: number): number | undefined {
  const { sentences, text } = source;
  const first = Math.max(source.partOf(index).from, index - MOST_LINES);
  for (let at = index - 1; at >= first; at -= 1) {
    if (!text.slice(sentences[at]!.end_char, sentences[at + 1]!.start_char).includes("\n")) return undefined;
    if (sentences[at]!.text.endsWith(":")) return at;
  }
  return undefined;
}

/** Lines that begin with who speaks: "Renu: I'd like to …". */
const LABEL = /^\s*\p{Lu}[^:.!?\n]{0,40}:\s/gmu;
const OWN_LABEL = new RegExp(LABEL.source, "u");

/** The sources, by their first sentence, that are a dialogue, an interview or minutes: two labels or more. */
const voicesOf = readOnce(({ text, parts }: SourceText) => {
  const spoken = parts.filter(({ start, end }) => (text.slice(start, end).match(LABEL) ?? []).length > 1);
  return new Set(spoken.map(({ from }) => from));
});

/** Whether an item of a span is part of a name, by how the source writes its words. */
export function namesIn(span: ComparedSpan, source: SourceText): (item: Range) => boolean {
  const known = knownNames(span);
  return ({ start, end }) => {
    known.names ??= findNames(span.text, { language: source.language, reference: evidenceOf(source) });
    // The item may be longer than the name: "France's".
    return known.names.some((name) => name.start + span.start < end && start < name.end + span.start);
  };
}

/** A span is read beside one source; its names are found once for all the sentences it is laid over. */
const knownNames = readOnce((_span: ComparedSpan): { names?: readonly Range[] } => ({}));

function paragraphStart({ sentences, text }: SourceText, index: number): number {
  let at = index;
  while (
    at > 0 &&
    at > index - BACK_IN_PARAGRAPH &&
    !/\n\s*\n/.test(text.slice(sentences[at - 1]!.end_char, sentences[at]!.start_char))
  )
    at -= 1;
  return at;
}
