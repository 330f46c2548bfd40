import { Facet, type FacetCoverage, type RAGCoverageSummary, type RagDocument } from "../contracts/rerank/index.ts";
import { TextDocument } from "../text/text-document.ts";
import { GAP_BELOW } from "./constants.ts";
import type { Vocabulary } from "./embedded/vocabulary.ts";
import { inferFacets } from "./facets/infer-facets.ts";

/** What the collection covers and what it lacks for the question. */
export interface FacetGaps {
  readonly summaries: readonly RAGCoverageSummary[];
  readonly before: FacetCoverage;
  /** Facets the question asks about (all, when it names none) that the collection does not cover. */
  readonly gaps: readonly Facet[];
  /** Whether the question itself named facets: only then do gaps change the order. */
  readonly named: boolean;
}

const READ_CHARS = 20_000;
const KEY_POINTS = 3;

/** Sums up the documents of the collection and finds the facets nobody serves; a facet needs a value, not only a key. */
export function findFacetGaps(
  documents: readonly RagDocument[],
  questionFacets: FacetCoverage,
  query: ReadonlySet<number>,
  vocabulary: Vocabulary,
): FacetGaps {
  const summaries = documents.map((document) => summarise(document, query, vocabulary));
  const before = highest(summaries.map(({ coverage_facets }) => coverage_facets));
  const asked = Facet.options.filter((facet) => (questionFacets[facet] ?? 0) > 0);
  const wanted = asked.length > 0 ? asked : Facet.options;
  const gaps = wanted.filter((facet) => (before[facet] ?? 0) < GAP_BELOW);
  return { summaries, before, gaps, named: asked.length > 0 };
}

/** The best value of each facet among several coverages. */
export function highest(coverages: readonly FacetCoverage[]): FacetCoverage {
  const best: FacetCoverage = {};
  for (const facet of Facet.options) {
    let value = 0;
    for (const coverage of coverages) value = Math.max(value, coverage[facet] ?? 0);
    if (value > 0) best[facet] = value;
  }
  return best;
}

function summarise(document: RagDocument, query: ReadonlySet<number>, vocabulary: Vocabulary): RAGCoverageSummary {
  const text = new TextDocument(document.text.slice(0, READ_CHARS), vocabulary.language);
  const coverage = document.facet_coverage ?? inferFacets(vocabulary.read(text.text), vocabulary.read(document.title));
  return {
    document_id: document.id,
    title: document.title,
    url: document.url,
    key_points: keyPoints(text, query, vocabulary),
    coverage_facets: coverage,
    custom_facets: {},
    last_ingested_at: document.detected_date,
  };
}

/** The sentences that share most words with the query, in the order of the text. */
function keyPoints(text: TextDocument, query: ReadonlySet<number>, vocabulary: Vocabulary): string[] {
  const rated = text.sentences.slice(0, 200).map((sentence, index) => {
    const shared = new Set(vocabulary.read(sentence.text).terms.filter((term) => query.has(term))).size;
    return { sentence, index, shared };
  });
  const best = rated.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared || a.index - b.index);
  return best
    .slice(0, KEY_POINTS)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence.text.slice(0, 300));
}
