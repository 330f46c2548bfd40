import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Steps } from "../../../ports/steps.ts";
import { Analysed, readOnce } from "../../../text/read-once.ts";
import { type AlignedSentence, alignSentence } from "../embedded/aligned-sentence.ts";
import { type ComparedSpan, sourceSentence } from "../embedded/compared-span.ts";
import { narrowSpan } from "../embedded/narrow-span.ts";
import type { SourceText } from "../source-text.ts";
import { type Alignment, alignItems, type ItemPair, isLoose, matchOf, metIn } from "./align-items.ts";
import { type Differences, differencesOf } from "./differences.ts";
import { slideBehindJoin } from "./first-verb-phrase.ts";
import { headed, labelKinds, labelVerbs, withoutLabelVerbs } from "./list-label.ts";
import { namedByHead } from "./named-by-head.ts";
import { withOneDeed } from "./one-deed.ts";
import { resolveReferences } from "./resolve-references.ts";
import { restoreMoved } from "./restore-moved.ts";
import { figuresFor } from "./rows/figures-of-other-times.ts";
import type { ToldCase } from "./rows/gapped/told-case.ts";
import { toldCases } from "./rows/gapped/told-cases.ts";
import { inClaimOrder } from "./rows/in-claim-order.ts";
import { recordRows, recordRowsFor } from "./rows/record-rows.ts";
import { restatements } from "./rows/restatements.ts";
import { contextOf, namesIn } from "./sentence-context.ts";
import type { StatementItem } from "./statement-item.ts";
import { statementItems } from "./statement-items.ts";
import { withoutTeller } from "./told-by.ts";
import { turnedAround } from "./turned-around.ts";
import { laidUndergone, undergoneIn } from "./undergone.ts";
import { withoutStrays } from "./without-strays.ts";

type LaidItems = {
  readonly plain: Alignment;
  readonly alignment: Alignment;
  readonly isInstruction: boolean | undefined;
  readonly ofCase: ToldCase | undefined;
};

/** A claim laid over one sentence of the source: what the rules of the embedded judge look at. */
export class LaidClaim extends Analysed {
  readonly span: ComparedSpan;
  readonly source: SourceText;
  /** Index of the sentence. */
  readonly sentence: number;
  /** As the items stand, and with what was moved put back. */
  readonly plain: Alignment;
  readonly alignment: Alignment;
  /** Content of the claim that names again what was named before the sentence, or that a label says with its colon. */
  readonly resolved: ReadonlySet<number>;
  readonly differences: Differences;
  /** How many content items the claim has, and how many of them the sentence says. */
  readonly content: number;
  readonly matched: number;
  /** The share of the content that the sentence, or what was named before it, says. */
  readonly share: number;
  readonly isOwnName: (item: StatementItem) => boolean;
  readonly isTheirName: (item: StatementItem) => boolean;
  /** The one of several cases the sentence tells of that it is laid over. */
  readonly ofCase: ToldCase | undefined;
  #beside: AlignedSentence | undefined;
  #otherWords: readonly ItemPair[] | undefined;
  #said: ReadonlySet<number> | undefined;
  #met: ReadonlySet<number> | undefined;

  constructor(
    span: ComparedSpan,
    sentence: number,
    source: SourceText,
    { plain, alignment, isInstruction, ofCase }: LaidItems,
  ) {
    super();
    const { language } = source;
    const context = contextOf(source, sentence);
    this.span = span;
    this.source = source;
    this.sentence = sentence;
    this.plain = plain;
    this.alignment = alignment;
    const itself = sourceSentence(source, sentence);
    const references = resolveReferences(this.alignment, context, language);
    this.resolved = new Set([
      ...(recordRows(itself).length === 0 ? references : namesOfKind(references, this.alignment)),
      ...labelVerbs(this.alignment, language),
      ...headed(this.alignment, context.heading),
      ...labelKinds(this.alignment, language, (stem) => source.places.has(stem)),
    ]);
    this.differences = differencesOf(this.alignment, this.resolved, language, isInstruction);
    this.content = this.alignment.claim.filter((item) => item.content).length;
    this.matched = this.alignment.pairs.filter((pair) => this.isSaid(pair)).length;
    this.share = (this.matched + this.resolved.size) / Math.max(1, this.content);
    this.isOwnName = namesIn(span, source);
    this.isTheirName = context.isName;
    this.ofCase = ofCase;
  }

  get language(): LanguagePack {
    return this.source.partOf(this.sentence).language;
  }

  /** The two texts side by side, for rules that look at words instead of places. */
  get beside(): AlignedSentence {
    this.#beside ??= alignSentence(this.span, narrowSpan(sourceSentence(this.source, this.sentence), this.span));
    return this.#beside;
  }

  /** Places where both sides have a word, another one each. */
  get otherWords(): readonly ItemPair[] {
    this.#otherWords ??= this.differences.other.filter((pair) => this.alignment.claim[pair.claim]!.value === null);
    return this.#otherWords;
  }

  /** In long sentences a word may stand for something else each time. */
  get isLong(): boolean {
    return this.plain.claim.length > LONG || this.plain.source.length > LONG;
  }

  /** True when the subject, or whatever the claim opens with, is that of the sentence. */
  get isAnchored(): boolean {
    return this.said.has(this.opening);
  }

  /** The items of the sentence that say what the claim says. */
  get met(): ReadonlySet<number> {
    this.#met ??= metIn(this.alignment);
    return this.#met;
  }

  /** Where the sentence says what the claim opens with; -1 where it does not. */
  get subject(): number {
    const { opening } = this;
    return this.alignment.pairs.find((pair) => pair.claim === opening && !isLoose(pair.match))?.source ?? -1;
  }

  get opening(): number {
    return this.alignment.claim.findIndex((item) => item.content);
  }

  /** The content items of the claim that the sentence says, or that are resolved. */
  get said(): ReadonlySet<number> {
    if (this.#said === undefined) {
      const said = new Set(this.resolved);
      for (const pair of this.alignment.pairs) if (this.isSaid(pair)) said.add(pair.claim);
      this.#said = said;
    }
    return this.#said;
  }

  private isSaid({ claim, match }: ItemPair): boolean {
    return this.alignment.claim[claim]!.content && match !== "other";
  }
}

const LONG = 60;

/** The sentences a claim is laid over, at most: the ones it fits best. */
const MOST = 8;

/** What a sentence says in passing takes no more places than that. */
const MOST_RESTATED = 3;

/** A claim is laid over a row once: the gate asks for what the judge or the estimate asks for as well. */
const knownOver = readOnce((_span: ComparedSpan) => new Map<readonly StatementItem[], LaidClaim>());

/** A clause that was cut out of a sentence without the "but" or "while" that joined it. */
function withoutJoin(items: readonly StatementItem[], { judging }: LanguagePack): readonly StatementItem[] {
  const [first, ...rest] = items;
  if (first === undefined || first.capitalised || rest.length === 0) return items;
  const isContrast = first.logic?.class === "cause" && "aw".includes(first.logic.sense);
  const { and, but } = judging.logic;
  return isContrast || and.has(first.lower) || but.has(first.lower) ? rest : items;
}

/** The cases of a sentence that a claim names. */
function casesNamed(claim: readonly StatementItem[], span: ComparedSpan): readonly ToldCase[] {
  const isSaid = (one: StatementItem) =>
    claim.some((item) =>
      one.value === null ? item.stem === one.stem || item.lower === one.lower : matchOf(item, one) === "value",
    );
  return toldCases(span).filter(({ rows, words }) => rows[0]!.every((item) => !words.has(item.start) || isSaid(item)));
}

/** Puts back what was moved, and turns what is undergone to whoever does it. */
function* layItems(plain: Alignment, ofCase: ToldCase | undefined, language: LanguagePack): Steps<LaidItems> {
  const undergone = undergoneIn(plain, language);
  const base = undergone === undefined ? withoutTeller(plain, language) : laidUndergone(plain, undergone);
  const alignment =
    turnedAround(plain, language) ??
    slideBehindJoin(yield* restoreMoved(withoutStrays(withoutLabelVerbs(base, language)), language), language);
  return { plain, alignment: withOneDeed(alignment, language), isInstruction: undergone?.isInstruction, ofCase };
}

/** A line of a list speaks of its own thing alone: only the kind of thing may be named before it, "the sushi workshop" beside "Sushi: …". */
function namesOfKind(references: ReadonlySet<number>, { claim, source, pairs }: Alignment): readonly number[] {
  const first = pairs.find((pair) => claim[pair.claim]!.content && !isLoose(pair.match))?.claim ?? 0;
  return [...references].filter((at) => at < first && !source.some(({ stem }) => stem === claim[at]!.stem));
}

/** Whether a claim says all that a row does. */
function isCovered(alignment: Alignment): boolean {
  const { source } = alignment;
  const met = metIn(alignment);
  return source.every(({ content }, at) => !content || met.has(at));
}

/** Whether a claim meets as much of a row as of its whole sentence. */
function saysAsMuch(row: Alignment, whole: Alignment): boolean {
  return row.score >= whole.score || metIn(row).size >= metIn(whole).size;
}

/** A row with its phrases in the order of a claim, for the rows where that is another one. */
function turnedRows(row: readonly StatementItem[], items: readonly StatementItem[], span: ComparedSpan) {
  const turned = turnedFor(span);
  let rows = turned.get(row);
  if (rows === undefined) {
    const one = inClaimOrder(items, row, span.language);
    rows = one === undefined ? [] : [one];
    turned.set(row, rows);
  }
  return rows;
}

const turnedFor = readOnce(
  (_span: ComparedSpan) => new Map<readonly StatementItem[], readonly (readonly StatementItem[])[]>(),
);

/** What looking at a claim laid over a row costs, roughly in microseconds: most rules hold words against words. */
export function costOf({ claim, source }: Alignment): number {
  return 20 + (claim.length * source.length) / 20;
}

/** No statement has thousands of words. One that does is confirmed word for word or not at all: word against word it would take minutes. */
const MOST_PAIRS = 1_000_000;

/** Lays a claim over the sentences it fits and what they say in passing, the one that says most of it first. */
export function* layOver(
  span: ComparedSpan,
  sentences: readonly number[],
  source: SourceText,
): Steps<readonly LaidClaim[]> {
  // In a new process the first claim has what every word means made ready.
  yield span.words.length;
  const items = withoutJoin(statementItems(span), span.language);
  yield span.words.length;
  const known = knownOver(span);
  const rows: { readonly sentence: number; readonly plain: Alignment; readonly ofCase?: ToldCase }[] = [];
  for (const sentence of sentences) {
    const itself = sourceSentence(source, sentence);
    let whole: Alignment | undefined;
    // Reading a word that was never met takes that long.
    yield 10 * statementItems(itself).length;
    const restated: Alignment[] = [];
    const told = [
      statementItems(itself),
      ...restatements(itself),
      ...recordRowsFor(items, itself),
      ...figuresFor(items, itself),
    ];
    for (const row of [...told, ...told.flatMap((one) => turnedRows(one, items, span))]) {
      if (items.length * row.length > MOST_PAIRS) continue;
      const plain = known.get(row)?.plain ?? (yield* alignItems(items, row));
      if (whole === undefined || saysAsMuch(plain, whole) || isCovered(plain)) restated.push(plain);
      whole ??= plain;
    }
    const closest = restated.slice(1).sort((a, b) => Number(isCovered(b)) - Number(isCovered(a)) || b.score - a.score);
    for (const plain of [...restated.slice(0, 1), ...closest.slice(0, MOST_RESTATED)]) rows.push({ sentence, plain });
    for (const ofCase of casesNamed(items, itself)) {
      for (const row of ofCase.rows.flatMap((one) => [one, ...turnedRows(one, items, span)])) {
        if (items.length * row.length > MOST_PAIRS) continue;
        rows.push({ sentence, plain: known.get(row)?.plain ?? (yield* alignItems(items, row)), ofCase });
      }
    }
  }
  const best = rows.sort((a, b) => b.plain.score - a.plain.score).slice(0, MOST);
  const laid: LaidClaim[] = [];
  for (const { sentence, plain: asWritten, ofCase } of best) {
    let one = known.get(asWritten.source);
    if (one === undefined) {
      const plain = namedByHead(asWritten, source, sentence);
      one = new LaidClaim(span, sentence, source, yield* layItems(plain, ofCase, source.language));
      known.set(plain.source, one);
      yield costOf(plain);
    }
    laid.push(one);
  }
  return laid.sort((a, b) => b.share - a.share || b.alignment.score - a.alignment.score);
}
