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

/** Sorts the words of a claim that a source sentence does not have. */
export function ownWords(claim: ReadStretch, source: ReadStretch, language: Language): OwnWords {
  const said = directionsOf(claim, language);
  const ways = new Set(directionsOf(source, language).values());
  const paraphrased = new Set<ComparedWord>();
  const open: ComparedWord[] = [];
  claim.words.forEach((word, at) => {
    if (word.stop || word.number || source.content.has(word.stem) || isInValue(word, claim)) return;
    const way = said.get(at);
    if (way !== undefined && ways.size === 1 && ways.has(way)) paraphrased.add(word);
    else if (!PARTICLES[language].has(word.lower)) open.push(word);
  });
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
