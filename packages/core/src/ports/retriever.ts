/** A passage found for a query; `start_char` and `end_char` are a window over the searched text. */
export interface RetrievedPassage {
  readonly id: string;
  readonly text: string;
  readonly start_char: number;
  readonly end_char: number;
  readonly score: number;
}

/** Finds the passages that bear on a query, best first. */
export interface Retriever {
  retrieve(query: string, limit: number): Promise<readonly RetrievedPassage[]>;
}
