import type { LanguagePack, LoadedPacks } from "../languages/language-pack.ts";
import { packOfTold } from "../text/language/loaded-pack.ts";
import { tellLanguage } from "../text/language/tell-language.ts";
import { TextDocument } from "../text/text-document.ts";
import type { Candidate } from "./candidates/normalise-candidates.ts";
import type { FieldedText } from "./embedded/bm25f.ts";
import { createVocabulary, type Vocabulary } from "./embedded/vocabulary.ts";
import type { Coverage, DeclaredFacets } from "./facets/declared-facets.ts";
import { inferFacets } from "./facets/infer-facets.ts";

/**
 * Everything of a request that is text, read once. The query is a document, as its words are shown to people; candidates are
 * read as numbers by the vocabulary: 100,000 documents would take four times as long and 500 MB.
 */
export interface ReadTexts {
  readonly vocabulary: Vocabulary;
  readonly queryText: TextDocument;
  /** The terms of the query. */
  readonly query: ReadonlySet<number>;
  /** One per candidate, in their order. */
  readonly texts: readonly FieldedText[];
  readonly facets: readonly Coverage[];
  /** What the question, its purpose included, asks about. */
  readonly questionFacets: Coverage;
}

const SURE = 0.5;
const SAMPLE = 30;

/** Reads query and candidates in the query's language, or the candidates' where the query is too short to tell. */
export function readTexts(
  query: string,
  question: string,
  candidates: readonly Candidate[],
  declared: DeclaredFacets,
  loaded: LoadedPacks,
): ReadTexts {
  const vocabulary = createVocabulary(languageOf(query, question, candidates, loaded), loaded, declared.custom);
  const names = new Set(declared.names);
  const asked = vocabulary.read(query);
  // A query of function words alone is taken at its word; then they count in the candidates too.
  const options = { keepStopWords: asked.terms.length === 0 };
  const terms = options.keepStopWords ? vocabulary.read(query, options).terms : asked.terms;
  const facetWords = asked.facetWords.concat(vocabulary.read(question).facetWords);
  const texts = candidates.map(({ source }) => ({
    title: vocabulary.read(source.title, options),
    body: vocabulary.read(source.snippet, options),
  }));
  const facets = texts.map(({ title, body }) => inferFacets(names, body, title));
  return {
    vocabulary,
    queryText: new TextDocument(query, vocabulary.language),
    query: new Set(terms),
    texts,
    facets,
    questionFacets: inferFacets(names, { facetWords }),
  };
}

function languageOf(
  query: string,
  question: string,
  candidates: readonly Candidate[],
  loaded: LoadedPacks,
): LanguagePack {
  const told = tellLanguage(`${query}\n${question}`);
  if (told.confidence >= SURE || candidates.length === 0) return packOfTold(told, loaded);
  const sample = candidates.slice(0, SAMPLE).map(({ source }) => `${source.title}\n${source.snippet.slice(0, 400)}`);
  return packOfTold(tellLanguage(sample.join("\n")), loaded);
}
