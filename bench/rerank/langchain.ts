// LangChain.js beside `rerank`: BM25 and MMR over the same documents, k of each, fused by rank. It lives in bench/langchain with
// its own lockfile; `npm ci --prefix bench/langchain` once.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { type List, QUERY } from "./lists.ts";

/** Documents and vectors as a store that has read them before hands them over. */
export interface Prepared {
  readonly documents: readonly { readonly id: string; readonly pageContent: string }[];
  readonly vectors: number[][];
}

export interface LangChain {
  choose(prepared: Prepared, k: number): Promise<readonly unknown[]>;
}

interface Retriever {
  invoke(query: string): Promise<readonly unknown[]>;
}

/** What is used of its modules; it is not installed when this file is checked. */
interface LangChainModule {
  readonly maximalMarginalRelevance: (query: number[], vectors: number[][], lambda: number, k: number) => number[];
  readonly BaseRetriever: new (fields: object) => object;
  readonly BM25Retriever: { fromDocuments(documents: readonly object[], options: { k: number }): Retriever };
  readonly Document: new (fields: object) => object;
  readonly EnsembleRetriever: new (fields: object) => Retriever;
}

export async function loadLangChain(): Promise<LangChain | undefined> {
  const require = createRequire(new URL("../langchain/package.json", import.meta.url));
  const load = async (name: string): Promise<LangChainModule> => {
    return (await import(pathToFileURL(require.resolve(name)).href)) as LangChainModule;
  };
  try {
    const { maximalMarginalRelevance } = await load("@langchain/core/utils/math");
    const { BaseRetriever } = await load("@langchain/core/retrievers");
    const { Document } = await load("@langchain/core/documents");
    const { BM25Retriever } = await load("@langchain/community/retrievers/bm25");
    const { EnsembleRetriever } = await load("@langchain/classic/retrievers/ensemble");
    return adapt({ maximalMarginalRelevance, BaseRetriever, Document, BM25Retriever, EnsembleRetriever });
  } catch {
    return undefined;
  }
}

function adapt(parts: LangChainModule): LangChain {
  class ByMmr extends parts.BaseRetriever {
    lc_namespace = ["bench"];
    choose: () => readonly object[];
    constructor(choose: () => readonly object[]) {
      super({});
      this.choose = choose;
    }
    async _getRelevantDocuments() {
      return this.choose();
    }
  }
  const query = vectorOf(QUERY);
  return {
    choose: ({ documents: list, vectors }, k) => {
      const documents = list.map((fields) => new parts.Document({ ...fields, metadata: {} }));
      const byMmr = () => parts.maximalMarginalRelevance(query, vectors, 0.7, k).map((index) => documents[index]!);
      const retrievers = [parts.BM25Retriever.fromDocuments(documents, { k }), new ByMmr(byMmr)];
      return new parts.EnsembleRetriever({ retrievers, weights: [0.5, 0.5], c: 90 }).invoke(QUERY);
    },
  };
}

/** Makes what LangChain needs of a list: one text each, and words hashed into 64 places for a vector. */
export function prepare(list: List): Prepared {
  const documents = list.map(({ id, title, snippet }) => ({ id, pageContent: `${title} ${snippet}` }));
  return { documents, vectors: documents.map(({ pageContent }) => vectorOf(pageContent)) };
}

function vectorOf(content: string): number[] {
  const vector = Array<number>(64).fill(0);
  for (const part of content.split(" ")) {
    let hash = 0;
    for (let i = 0; i < part.length; i += 1) hash = (Math.imul(hash, 31) + part.charCodeAt(i)) | 0;
    vector[(hash >>> 0) % 64]! += 1;
  }
  return vector;
}
