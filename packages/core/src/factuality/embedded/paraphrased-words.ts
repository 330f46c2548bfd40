import type { Language } from "../../text/index.ts";
import type { ComparedWord } from "../source-text.ts";
import { isInValue, type ReadStretch } from "./aligned-sentence.ts";
import { PARTICLES } from "./data/particles.ts";
import { directionsOf } from "./directions-of.ts";
import { lexiconOf } from "./lexicon.ts";
import { meanTheSame } from "./same-meaning.ts";
import { partsOf } from "./sentence-parts.ts";
import { areOfOneFamily } from "./word-family.ts";

/** A claim with more words of its own than this is not asked word by word. */
const MOST_OPEN = 12;

/**
 * The content words of a claim that a source sentence does not have, in two heaps: those it says in another way (another
 * form, a synonym, the same direction of an amount) and those it does not say at all.
 */
export interface OwnWords {
  readonly paraphrased: ReadonlySet<ComparedWord>;
  readonly unsaid: readonly ComparedWord[];
}

/** The words of a claim that say of an amount what another word of the sentence says: "increased" beside "rose". */
export function sameDirections(claim: ReadStretch, source: ReadStretch, language: Language): ReadonlySet<ComparedWord> {
  const words = new Set<ComparedWord>();
  const ways = new Set(directionsOf(source, language).values());
  if (ways.size !== 1) return words;
  for (const [at, way] of directionsOf(claim, language)) if (ways.has(way)) words.add(claim.words[at]!);
  return words;
}

/** Sorts the words of a claim that a source sentence does not have. */
export function ownWords(claim: ReadStretch, source: ReadStretch, language: Language): OwnWords {
  const paraphrased = new Set(sameDirections(claim, source, language));
  const open = claim.words.filter(
    (word) =>
      !word.stop &&
      !word.number &&
      !source.content.has(word.stem) &&
      !paraphrased.has(word) &&
      !isInValue(word, claim) &&
      !PARTICLES[language].has(word.lower),
  );
  if (open.length === 0 || open.length > MOST_OPEN) return { paraphrased, unsaid: open };
  const lexicon = lexiconOf(language);
  const own = fullForms(claim, language);
  const theirs = fullForms(source, language);
  const words = source.words.filter((word) => !word.stop && !word.number);
  const unsaid: ComparedWord[] = [];
  for (const word of open) {
    const form = own.get(word) ?? word.lower;
    const isSaid =
      lexicon.hasSynonymIn(word.stem, source.content) ||
      words.some((other) => {
        const theirForm = theirs.get(other) ?? other.lower;
        return areOfOneFamily(form, theirForm, language) || meanTheSame(form, theirForm, language);
      });
    if (isSaid) paraphrased.add(word);
    else unsaid.push(word);
  }
  return { paraphrased, unsaid };
}

/** Words of a part that a particle closes, with the particle in front: "sagte das Turnier ab" has "absagte". */
function fullForms(stretch: ReadStretch, language: Language): ReadonlyMap<ComparedWord, string> {
  const forms = new Map<ComparedWord, string>();
  if (PARTICLES[language].size === 0) return forms;
  for (const { from, to } of partsOf(stretch)) {
    const last = stretch.words[to - 1]!;
    if (!PARTICLES[language].has(last.lower)) continue;
    for (const word of stretch.words.slice(from, to - 1)) {
      if (!word.stop && !word.capitalised) forms.set(word, `${last.lower}${word.lower}`);
    }
  }
  return forms;
}
