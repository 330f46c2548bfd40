import { useWords } from "../locales/index.ts";

/** Writes the facets in a sentence of the service (`Adds DATA_CATEGORIES coverage …`) in the user's words. */
export function useFacetWords(): (sentence: string) => string {
  const { known } = useWords();
  return (sentence) => sentence.replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (code) => known(`rerank.facet_${code}`, code));
}
