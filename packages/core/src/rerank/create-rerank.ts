import type { RerankEnvelope } from "../contracts/rerank/index.ts";
import { type LanguagePack, loadPacks } from "../languages/index.ts";
import { rerankBy } from "./rerank.ts";
import type { RerankInput } from "./rerank-input.ts";

/**
 * Builds a reranking that reads the languages it is given (`enForRerank`) and brings no other. A question in another
 * language is refused with `language_not_loaded`; facets are told by the words of these languages only.
 */
export function createRerank({
  languages,
}: {
  readonly languages: readonly LanguagePack[];
}): (input: RerankInput) => Promise<RerankEnvelope> {
  const loaded = loadPacks(languages);
  return (input) => rerankBy(input, loaded);
}
