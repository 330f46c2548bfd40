import type { LanguagePack } from "../../../languages/language-pack.ts";
import { areAntonyms, compareDates, compareQuantities, findPolarity, type PolarityCue } from "../../../text/index.ts";
import { type AlignedSentence, type Contradiction, isInValue, type ReadStretch } from "../embedded/aligned-sentence.ts";
import { IMPLIED_NEGATIONS } from "../embedded/data/negations.ts";
import { directionsOf } from "../embedded/directions-of.ts";
import { partsOf } from "../embedded/sentence-parts.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { isNear } from "./shared/is-near.ts";

const LEAST_OVERLAP = 0.75;
/** "Declined to declare an emergency": how many words such a verb reaches. */
const IMPLIED_REACH = 6;
const LEAST_OVERLAP_FOR_OPPOSITES = 0.6;

/** The same statement once with and once without a negation: most shared words are negated on one side only. */
export function contradictedPolarity(pair: AlignedSentence, language: LanguagePack): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP || pair.shared.size < 2) return [];
  const said = negationOf(pair.claim, pair.shared, language);
  const meant = negationOf(pair.source, pair.shared, language);
  if (said.negated === meant.negated || said.words.some((stem) => meant.words.includes(stem))) return [];
  const whole = { start: pair.claim.start, end: pair.claim.end };
  const marked = said.negated ? (said.cue ?? whole) : whole;
  const proof = meant.cue ?? pair.source;
  return [
    {
      error_type: "NEGATION",
      confidence: 0.5 + 0.4 * pair.overlap,
      claim: { start: marked.start - pair.claim.start, end: marked.end - pair.claim.start },
      source: { start: proof.start, end: proof.end },
    },
  ];
}

/**
 * A word of the claim whose opposite stands in the aligned sentence, all else being much the same. Not where the sentences
 * around it have that word: what was damaged in March may be repaired in May.
 */
export function contradictedOpposites(pair: AlignedSentence, article: SourceText): Contradiction[] {
  const { language } = article;
  const alike = pair.overlap >= LEAST_OVERLAP_FOR_OPPOSITES && pair.shared.size >= 2;
  const isOpen = (word: ComparedWord) => !word.stop && !word.number && !pair.shared.has(word.stem);
  const asked = pair.claim.words.filter((word) => isOpen(word) && !isInValue(word, pair.claim));
  // "Unemployment rose to 7.2 %" beside "fell to 7.2 %": all but the opposite is the same, figures included.
  if (!alike && (asked.length !== 1 || !sharesFigures(pair))) return [];
  for (const word of asked) {
    // Asked in this order because nearly no word is an opposite, and values are dear to read.
    const rival = pair.source.words.find(
      (other) =>
        isOpen(other) &&
        areAntonyms(word.stem, other.stem, language) &&
        !isInValue(other, pair.source) &&
        haveSameNeighbour(pair, word, other) &&
        !haveChangedSides(pair),
    );
    if (rival === undefined || isNear(word.stem, pair.source, article)) continue;
    if (isNegated(word, pair.claim, language) !== isNegated(rival, pair.source, language)) continue;
    return [
      {
        error_type: "OPPOSITE",
        confidence: 0.45 + 0.4 * (alike ? pair.overlap : 1),
        claim: { start: word.start - pair.claim.start, end: word.end - pair.claim.start },
        source: { start: rival.start, end: rival.end },
      },
    ];
  }
  return [];
}

/**
 * The claim lets an amount rise that falls in the source, or the other way round, with the same figures: only where each
 * side points one way, and nothing else of the claim is new. "Der Umsatz ging um 3 % zurück" beside "stieg um 3 %".
 */
export function contradictedDirections(pair: AlignedSentence, language: LanguagePack): Contradiction[] {
  const { claim, source, shared } = pair;
  const said = directionsOf(claim, language);
  if (said.size !== 1 || !sharesFigures(pair)) return [];
  const [at, way] = [...said][0]!;
  const meant = directionsOf(source, language);
  const [place, other] = [...meant][0] ?? [];
  if (place === undefined || other === way || new Set(meant.values()).size > 1) return [];
  const word = claim.words[at]!;
  const rival = source.words[place]!;
  const isNew = (one: ComparedWord) =>
    one !== word && !one.stop && !one.number && !shared.has(one.stem) && !isInValue(one, claim);
  if (claim.words.some((one, i) => isNew(one) && !isParticle(i, at, one))) return [];
  if (isNegated(word, claim, language) || isNegated(rival, source, language)) return [];
  if (!speaksOfShared(pair, place)) return [];
  return [
    {
      error_type: "OPPOSITE",
      confidence: 0.85,
      claim: { start: word.start - claim.start, end: word.end - claim.start },
      source: { start: rival.start, end: rival.end },
    },
  ];
}

/** True when the part of the source sentence around a word has a word of the claim: sales may climb while profit does not. */
function speaksOfShared({ source, shared }: AlignedSentence, place: number): boolean {
  const part = partsOf(source).find(({ to }) => place < to)!;
  return source.words.slice(part.from, part.to).some((word) => shared.has(word.stem));
}

/** The particle of a separable verb is no stop word in every list: "ging … zurück". */
function isParticle(i: number, verb: number, word: ComparedWord): boolean {
  return i > verb && word.lower === "zurück";
}

/** True when both sides name a thing and every figure of the claim stands in the source sentence too. */
function sharesFigures({ claim, source, shared }: AlignedSentence): boolean {
  if (shared.size === 0 || claim.quantities.length + claim.dates.length === 0) return false;
  return (
    claim.quantities.every((one) => source.quantities.some((other) => compareQuantities(one, other) === "equal")) &&
    claim.dates.every((one) => source.dates.some((other) => compareDates(one, other) === "equal"))
  );
}

/** Opposites only contradict each other when they are said of the same thing: a shared content word stands beside both. */
function haveSameNeighbour(
  { claim, source, shared }: AlignedSentence,
  word: ComparedWord,
  other: ComparedWord,
): boolean {
  const near = (side: ReadStretch, of: ComparedWord) => {
    const content = side.words.filter((one) => !one.stop || one === of);
    const at = content.indexOf(of);
    return content.slice(Math.max(0, at - 2), at + 3).filter((one) => shared.has(one.stem));
  };
  const beside = new Set(near(source, other).map((one) => one.stem));
  return near(claim, word).some((one) => beside.has(one.stem));
}

/** "Ghent lost to Aalst" is what "Aalst beat Ghent" says: opposite verbs with the names the other way round. */
function haveChangedSides({ claim, source }: AlignedSentence): boolean {
  const names = (side: ReadStretch) =>
    side.words.filter((word) => word.capitalised && !word.stop).map((word) => word.stem);
  const meant = names(source);
  const said = names(claim).filter((stem) => meant.includes(stem));
  return new Set(said).size > 1 && meant.find((stem) => said.includes(stem)) !== said[0];
}

interface Negation {
  readonly negated: boolean;
  /** The shared stems in reach of a negation. */
  readonly words: readonly string[];
  readonly cue: { readonly start: number; readonly end: number } | undefined;
}

function negationOf(side: ReadStretch, shared: ReadonlySet<string>, language: LanguagePack): Negation {
  const cues = negationsOf(side, language);
  let count = 0;
  const words: string[] = [];
  let cue: PolarityCue | undefined;
  for (const word of side.words) {
    if (!shared.has(word.stem) || cues.some((one) => one.start <= word.start && word.start < one.end)) continue;
    count += 1;
    const over = cues.find((one) => one.scope.start <= word.start && word.start < one.scope.end);
    if (over === undefined) continue;
    words.push(word.stem);
    cue ??= over;
  }
  // A subject stands before the negation and outside its reach: a third of the shared words is enough.
  return { negated: words.length > 0 && words.length * 3 >= count, words, cue };
}

/** True when words both sides hold are denied on one of them only: at times too little for a contradiction. */
export function differInNegation({ claim, source, shared }: AlignedSentence, language: LanguagePack): boolean {
  const said = negationOf(claim, shared, language).words;
  const meant = negationOf(source, shared, language).words;
  return said.length + meant.length > 0 && !said.some((stem) => meant.includes(stem));
}

function isNegated(word: ComparedWord, side: ReadStretch, language: LanguagePack): boolean {
  return negationsOf(side, language).some((cue) => cue.scope.start <= word.start && word.start < cue.scope.end);
}

const kept = new WeakMap<ReadStretch, readonly PolarityCue[]>();

/** Cues that turn the whole statement; "without", "rather than" and the like turn a part of it only. */
const TURNING: ReadonlySet<string> = new Set(["not", "never", "no", "none", "nor"]);

/** The negations of a stretch with offsets of the whole text. */
function negationsOf(side: ReadStretch, language: LanguagePack): readonly PolarityCue[] {
  const known = kept.get(side);
  if (known !== undefined) return known;
  const found = findPolarity(side.text, language)
    .filter((cue) => cue.kind === "negation" && TURNING.has(cue.value) && cue.text.toLowerCase() !== "non")
    .map((cue) => ({
      ...cue,
      start: cue.start + side.start,
      end: cue.end + side.start,
      scope: { start: cue.scope.start + side.start, end: cue.scope.end + side.start },
    }));
  side.words.forEach((word, at) => {
    if (!IMPLIED_NEGATIONS[language.code].has(word.stem)) return;
    const { start, end } = word;
    const scope = { start: end, end: side.words[at + IMPLIED_REACH]?.end ?? side.end };
    found.push({ start, end, text: word.lower, kind: "negation", value: "not", scope });
  });
  kept.set(side, found);
  return found;
}
