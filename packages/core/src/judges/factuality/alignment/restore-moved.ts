import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Steps } from "../../../ports/steps.ts";
import { type Alignment, isLoose, matchOf, withPairs } from "./align-items.ts";
import { runsOf } from "./differences.ts";
import { isAdverb, isFreeModal, mayMove } from "./may-move.ts";
import { isVoiceChange } from "./voice-change.ts";

/** A phrase that may stand elsewhere in its sentence has at most this many items. */
const LONGEST = 12;
/** Places that are looked at for phrases in a step, and how many of them take a microsecond. */
const STEP = 15_000;
const PER_MICROSECOND = 15;
/** A sentence turned around more often than this is not recognised. */
const MOST_MOVES = 3;

/**
 * The alignment with phrases laid over their own words where these stand elsewhere in the sentence, as far as the move
 * leaves who does what untouched: "left Erfurt on 11 June" beside "on 11 June left Erfurt", "built by Quill" beside
 * "Quill built".
 */
export function* restoreMoved(alignment: Alignment, language: LanguagePack): Steps<Alignment> {
  let current = alignment;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const next = yield* restoreOne(current, language);
    if (next === undefined) break;
    current = next;
  }
  return current;
}

function* restoreOne(alignment: Alignment, language: LanguagePack): Steps<Alignment | undefined> {
  const { claim, source, pairs, added } = alignment;
  // A value that faces another one is where it belongs: the two clash.
  const loose = pairs.filter((pair) => isLoose(pair.match) && claim[pair.claim]!.value === null);
  const open = [...new Set([...added, ...loose.map((pair) => pair.claim)])].sort((a, b) => a - b);
  if (!open.some(mayClose)) return undefined;
  const taken = new Set(pairs.filter(({ match }) => !isLoose(match)).map((pair) => pair.source));
  let looked = 0;
  let otherVoice: boolean | undefined;
  for (const run of runsOf(open)) {
    for (let from = 0; from < run.length; from += 1) {
      if (looked > STEP) {
        yield looked / PER_MICROSECOND;
        looked = 0;
      }
      looked += source.length;
      const starts = placesOf(run[from]!);
      if (starts.length === 0) continue;
      for (let to = Math.min(run.length, from + LONGEST); to > from; to -= 1) {
        if (!mayClose(run[to - 1]!)) continue;
        const phrase = run.slice(from, to);
        looked += starts.length;
        const place = starts.find((start) => phrase.every((at, offset) => fits(at, start + offset)));
        if (place === undefined) continue;
        if (mayMove(alignment, phrase, place, language)) return moved(alignment, phrase, place);
      }
    }
  }
  return undefined;

  /** Where an item of the claim stands in the source, outside of what has been met. */
  function placesOf(at: number): readonly number[] {
    const places: number[] = [];
    for (let place = 0; place < source.length; place += 1) if (fits(at, place)) places.push(place);
    return places;
  }

  function fits(at: number, place: number): boolean {
    const other = taken.has(place) ? undefined : source[place];
    const match = other === undefined ? undefined : matchOf(claim[at]!, other);
    if (match === "synonym") return claim[at]!.stem === other!.stem && isOtherVoice();
    return match !== undefined && !isLoose(match);
  }

  /** "Inauguró", "fue inaugurada por": where words follow a gender, a participle meets its verb only so. */
  function isOtherVoice(): boolean {
    otherVoice ??= isVoiceChange(claim, source, language.judging) || isVoiceChange(source, claim, language.judging);
    return otherVoice;
  }

  /** A phrase ends in content, or is an adverb of time or a verb like "must". */
  function mayClose(at: number): boolean {
    return claim[at]!.content || isAdverb(claim[at]!, language.judging) || isFreeModal(claim[at]!, language.judging);
  }
}

function moved(alignment: Alignment, phrase: readonly number[], place: number): Alignment {
  const { claim, source } = alignment;
  const own = new Set(phrase);
  const pairs = alignment.pairs.filter(
    (pair) => !own.has(pair.claim) && !(pair.source >= place && pair.source < place + phrase.length),
  );
  phrase.forEach((at, offset) => {
    pairs.push({ claim: at, source: place + offset, match: matchOf(claim[at]!, source[place + offset]!)! });
  });
  return withPairs(alignment, pairs);
}
