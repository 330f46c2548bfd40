import type { Steps } from "../../../../ports/steps.ts";
import { compareDates, compareQuantities, isSameValue } from "../../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import type { ComparedSpan } from "../compared-span.ts";
import { copiedFragments } from "./copied-fragments.ts";
import type { Lexicon } from "./lexicon.ts";
import { bestPlaces, localSupports, sharedPlaces } from "./shared-places.ts";
import type { SourceProfile } from "./source-profile.ts";
import { countAmong } from "./source-window.ts";
import { countExclusions, countOpposites, countParaphrases } from "./word-relations.ts";

/** What is measured on each sentence of the summary, in the order of the numbers `sentenceFeatures` gives. */
export const SENTENCE_FEATURES = [
  "novel_words",
  "novel_weight",
  "novel_bigrams",
  "novel_trigrams",
  "novel_fourgrams",
  "coverage",
  "density",
  "best_sentence",
  "best_window",
  "outside_window",
  "lone_pairs",
  "turned_pairs",
  "lone_pair_weight",
  "jumps",
  "steps_back",
  "splices",
  "novel_numbers",
  "foreign_quantities",
  "foreign_dates",
  "novel_names",
  "names_outside",
  "numbers_outside",
  "added_negations",
  "dropped_negations",
  "fragments",
  "longest_fragment",
  "content_words",
  "novel_count",
  "novel_without_synonym",
  "novel_rarity",
  "opposites",
  "least_local",
  "mean_local",
  "limits",
  "paraphrases",
  "window_opposites",
  "exclusions",
  "soft_window",
  "soft_coverage",
] as const;

/** What a word counts for that the source says in another way. */
const PARAPHRASED = 0.8;

const NEAR = 40;
const LIMITS: ReadonlySet<string> = new Set(
  "only just merely solely always never all every none entire but nur lediglich ausschließlich immer alle sólo solo solamente únicamente siempre todos".split(
    " ",
  ),
);

/** Measures one sentence of the summary against the article. */
export function* sentenceFeatures(sentence: ComparedSpan, profile: SourceProfile, lexicon: Lexicon): Steps<number[]> {
  const { source, names } = profile;
  const words = sentence.words;
  const content = words.filter((word) => !word.stop);
  const weights = content.map((word) => profile.weight(word.stem));
  // Each of the parts between two steps looks at every word; together they take 40 microseconds or so for each.
  const cost = 40 + 8 * words.length;
  const shared = sharedPlaces(content, weights, profile);
  const { total } = shared;
  const { bestSentence, bestWindow, first } = bestPlaces(shared, source);
  yield cost;
  const fragments = copiedFragments(words, source);
  yield cost;
  const pairs = yield* measurePairs(content, weights, profile);
  // The first that holds a common word has all n-grams of the source indexed.
  const novelGrams = profile.grams.novelShares(words);
  yield 500 + cost;
  const jumps = measureJumps(fragments);
  const novel = content.filter((word) => !source.places.has(word.stem));
  const plainNovel = novel.filter((word) => !word.number);
  const isName = (word: ComparedWord) => !word.number && (word.capital || names.has(word.stem));
  const { negations } = source.language.judging;
  const around = profile.windowAt(first);
  const window = around.content;
  const softly = (stems: { has(stem: string): boolean }) =>
    content.reduce((left, word, at) => {
      const own = weights[at]!;
      if (stems.has(word.stem)) return left + own;
      return !word.number && lexicon.hasSynonymIn(word.stem, stems) ? left + PARAPHRASED * own : left;
    }, 0) / (total || 1);
  const said = countAmong(words, negations);
  const meant = around.count(negations);
  const limits = countAmong(words, LIMITS);
  const locals = localSupports(content, shared, profile);
  yield cost;
  const { quantities, dates } = profile.values;
  const foreignQuantities = yield* countForeign(
    sentence.quantities.filter(({ weak }) => !weak),
    quantities,
    compareQuantities,
  );
  const foreignDates = yield* countForeign(sentence.dates, dates, compareDates);
  const sum = (list: readonly ComparedWord[]) => list.reduce((left, word) => left + profile.weight(word.stem), 0);
  const outside = content.filter((word) => source.places.has(word.stem) && !window.has(word.stem));
  const covered = fragments.reduce((left, fragment) => left + fragment.length, 0);
  const squares = fragments.reduce((left, fragment) => left + fragment.length ** 2, 0);
  const longest = fragments.reduce((left, fragment) => Math.max(left, fragment.length), 0);
  const length = Math.max(1, words.length);
  const size = Math.max(1, content.length);
  return [
    novel.length / size,
    sum(novel) / (total || 1),
    ...novelGrams,
    covered / length,
    Math.log1p(squares / length),
    bestSentence / (total || 1),
    bestWindow / (total || 1),
    sum(outside) / (total || 1),
    pairs.lone,
    pairs.turned,
    pairs.loneWeight,
    jumps.far / length,
    jumps.back / length,
    jumps.splices,
    novel.filter((word) => word.number).length,
    foreignQuantities,
    foreignDates,
    novel.filter(isName).length,
    outside.filter(isName).length,
    outside.filter((word) => word.number).length,
    Math.max(0, said - meant),
    Math.max(0, meant - said),
    fragments.length / length,
    longest / length,
    content.length,
    novel.length,
    plainNovel.filter((word) => !lexicon.hasSynonymIn(word.stem, source.places)).length,
    plainNovel.length === 0
      ? 0.5
      : plainNovel.reduce((left, word) => left + lexicon.rarity(word.stem), 0) / plainNovel.length,
    content.filter((word) => !window.has(word.stem) && lexicon.hasOppositeIn(word.stem, window)).length,
    locals.reduce((left, value) => Math.min(left, value), 1),
    locals.reduce((left, value) => left + value, 0) / size,
    limits === 0 ? 0 : Math.max(0, limits - around.count(LIMITS)),
    countParaphrases(novel, around, lexicon),
    countOpposites(words, around, source.language),
    countExclusions(words, around, source.language),
    softly(window),
    softly(source.places),
  ];
}

/** How many of a sentence's values none of the source's is the same as. */
function* countForeign<Value>(
  own: readonly Value[],
  theirs: readonly Value[],
  compare: (one: Value, other: Value) => Parameters<typeof isSameValue>[0],
): Steps<number> {
  let foreign = 0;
  for (const one of own) {
    if (!theirs.some((other) => isSameValue(compare(one, other)))) foreign += 1;
    yield theirs.length / 5;
  }
  return foreign;
}

/** How many neighbouring content words never meet in a sentence of the source, or only the other way round. */
function* measurePairs(
  content: readonly ComparedWord[],
  weights: readonly number[],
  { source, wordDistance }: SourceProfile,
): Steps<{ lone: number; turned: number; loneWeight: number }> {
  const places = content.map((word) => source.places.get(word.stem));
  let count = 0;
  let lone = 0;
  let turned = 0;
  let whole = 0;
  let alone = 0;
  for (let i = 0; i < content.length; i += 1) {
    yield 10;
    for (let j = i + 1; j < Math.min(content.length, i + 4); j += 1) {
      if (content[i]!.stem === content[j]!.stem) continue;
      const own = Math.min(weights[i]!, weights[j]!);
      count += 1;
      whole += own;
      const distance = wordDistance(places[i], places[j]);
      if (Math.abs(distance) > NEAR) {
        lone += 1;
        alone += own;
      } else if (distance < 0) turned += 1;
    }
  }
  return {
    lone: count === 0 ? 0 : lone / count,
    turned: count === 0 ? 0 : turned / count,
    loneWeight: whole === 0 ? 0 : alone / whole,
  };
}

function measureJumps(fragments: readonly { at: number; length: number; source: number }[]) {
  let far = 0;
  let back = 0;
  let splices = 0;
  let lastLong: { length: number; source: number } | undefined;
  fragments.forEach((fragment, at) => {
    const before = fragments[at - 1];
    if (before !== undefined) {
      const gap = fragment.source - (before.source + before.length);
      if (gap < 0) back += 1;
      if (Math.abs(gap) > 30) far += 1;
    }
    if (fragment.length < 3) return;
    if (lastLong !== undefined && Math.abs(fragment.source - (lastLong.source + lastLong.length)) > 25) splices += 1;
    lastLong = fragment;
  });
  return { far, back, splices };
}
