import type { LanguagePack } from "../../../languages/language-pack.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { ComparedWord } from "../source-text.ts";
import { isInValue } from "./aligned-sentence.ts";
import type { ComparedSpan } from "./compared-span.ts";
import { directionsOf } from "./directions-of.ts";
import { lexiconOf } from "./lexicon.ts";
import { meaningsOf } from "./same-meaning.ts";
import { partsOf } from "./sentence-parts.ts";
import { areOfOneFamily, readWordForm, type WordForm } from "./word-family.ts";

/** A claim with more words of its own than this is not asked word by word. */
export const MAX_OPEN = 12;
/** Of a sentence with more different words than this only the first are asked for paraphrases. */
const MAX_FORMS = 400;

/**
 * The content words of a claim that a source sentence does not have, in two heaps: those it says in another way (another
 * form, a synonym, the same direction of an amount) and those it does not say at all.
 */
export interface OwnWords {
  readonly paraphrased: ReadonlySet<ComparedWord>;
  readonly unsaid: readonly ComparedWord[];
}

/** The words of a claim that say of an amount what another word of the sentence says: "increased" beside "rose". */
export function sameDirections(claim: ComparedSpan, source: ComparedSpan): ReadonlySet<ComparedWord> {
  const words = new Set<ComparedWord>();
  const ways = new Set(directionsOf(source).values());
  if (ways.size !== 1) return words;
  for (const [at, way] of directionsOf(claim)) if (ways.has(way)) words.add(claim.words[at]!);
  return words;
}

/** Sorts the words of a claim that a source sentence does not have. */
export function ownWords(claim: ComparedSpan, source: ComparedSpan, language: LanguagePack): OwnWords {
  const paraphrased = new Set(sameDirections(claim, source));
  const open = claim.words.filter(
    (word) =>
      !word.stop &&
      !word.number &&
      !source.content.has(word.stem) &&
      !paraphrased.has(word) &&
      !isInValue(word, claim) &&
      !language.judging.particles.has(word.lower),
  );
  if (open.length === 0 || open.length > MAX_OPEN) return { paraphrased, unsaid: open };
  const lexicon = lexiconOf(language);
  const own = joinedForms(claim);
  const theirs = formsOf(source);
  const unsaid: ComparedWord[] = [];
  for (const word of open) {
    const form = own.get(word) ?? word.lower;
    const family = readWordForm(form, language);
    const isSaid =
      lexicon.hasSynonymIn(word.stem, source.content) ||
      theirs.forms.some((other) => areOfOneFamily(family, other)) ||
      meaningsOf(form, language).some((meaning) => theirs.meanings.has(meaning));
    if (isSaid) paraphrased.add(word);
    else unsaid.push(word);
  }
  return { paraphrased, unsaid };
}

/** The forms of a sentence's content words, each once, and all they may mean. */
interface Forms {
  readonly forms: readonly WordForm[];
  readonly meanings: ReadonlySet<number>;
}

const formsOf = readOnce((source: ComparedSpan): Forms => {
  const { language } = source;
  const joined = joinedForms(source);
  const forms = new Set<string>();
  for (const word of source.words) {
    if (forms.size >= MAX_FORMS) break;
    if (!word.stop && !word.number) forms.add(joined.get(word) ?? word.lower);
  }
  const list = [...forms];
  return {
    forms: list.map((form) => readWordForm(form, language)),
    meanings: new Set(list.flatMap((form) => meaningsOf(form, language))),
  };
});

/** Words of a part that a particle closes, with the particle in front: "sagte das Turnier ab" has "absagte". */
function joinedForms(span: ComparedSpan): ReadonlyMap<ComparedWord, string> {
  const forms = new Map<ComparedWord, string>();
  const { particles } = span.language.judging;
  if (particles.size === 0) return forms;
  for (const { from, to } of partsOf(span)) {
    const last = span.words[to - 1]!;
    if (!particles.has(last.lower)) continue;
    for (const word of span.words.slice(from, to - 1)) {
      if (!word.stop && !word.capitalised) forms.set(word, `${last.lower}${word.lower}`);
    }
  }
  return forms;
}
