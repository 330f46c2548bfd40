import type { RAGCoverageSummary, RagDocument } from "../contracts/rerank/index.ts";
import { TextDocument } from "../text/text-document.ts";
import { GAP_BELOW } from "./constants.ts";
import type { Vocabulary } from "./embedded/vocabulary.ts";
import { type Coverage, splitCoverage } from "./facets/declared-facets.ts";
import { inferFacets } from "./facets/infer-facets.ts";

/** What the collection covers and what it lacks for the question. */
export interface FacetGaps {
  readonly summaries: readonly RAGCoverageSummary[];
  readonly before: Coverage;
  /** Facets the question asks about (all, when it names none) that the collection does not cover. */
  readonly gaps: readonly string[];
  /** Whether the question itself named facets: only then do gaps change the order. */
  readonly named: boolean;
  /** The facets of the subject; none where nobody declared them. */
  readonly declared: readonly string[];
}

const READ_CHARS = 20_000;
const KEY_POINTS = 3;

/** Sums up the documents of the collection and finds the facets nobody serves; a facet needs a value, not only a key. */
export function findFacetGaps(
  documents: readonly RagDocument[],
  declared: readonly string[],
  questionFacets: Coverage,
  query: ReadonlySet<number>,
  vocabulary: Vocabulary,
): FacetGaps {
  const names = new Set(declared);
  const summaries = documents.map((document) => summarise(document, names, query, vocabulary));
  const covered = summaries.map(({ coverage_facets, custom_facets }) => ({ ...coverage_facets, ...custom_facets }));
  const before = highest(covered, declared);
  const asked = declared.filter((facet) => (questionFacets[facet] ?? 0) > 0);
  const wanted = asked.length > 0 ? asked : declared;
  const gaps = wanted.filter((facet) => (before[facet] ?? 0) < GAP_BELOW);
  return { summaries, before, gaps, named: asked.length > 0, declared };
}

/** The best value of each facet among several coverages. */
export function highest(coverages: readonly Coverage[], declared: readonly string[]): Coverage {
  const best: Record<string, number> = {};
  for (const facet of declared) {
    let value = 0;
    for (const coverage of coverages) value = Math.max(value, coverage[facet] ?? 0);
    if (value > 0) best[facet] = value;
  }
  return best;
}

function summarise(
  document: RagDocument,
  names: ReadonlySet<string>,
  query: ReadonlySet<number>,
  vocabulary: Vocabulary,
): RAGCoverageSummary {
  const text = new TextDocument(document.text.slice(0, READ_CHARS), vocabulary.language);
  const told = inferFacets(names, vocabulary.read(text.text), vocabulary.read(document.title));
  const { facet_coverage, custom_facets } = splitCoverage(told);
  return {
    document_id: document.id,
    title: document.title,
    url: document.url,
    key_points: keyPoints(text, query, vocabulary),
    coverage_facets: document.facet_coverage ?? facet_coverage,
    custom_facets,
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
