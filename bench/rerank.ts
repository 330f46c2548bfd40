// Time and growth of `rerank` without a model, beside LangChain.js on the same lists: `npx node bench/rerank.ts` after `npm run build`.
// LangChain lives in bench/langchain with its own lockfile: `npm ci --prefix bench/langchain` once; without it only Beleg is measured.
// Processor time. Bars: 1,000 candidates < 60 ms, 100,000 < 6 s, growth near linear. Exits 1 when a bar is missed.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { rerank } from "@beleg/core/rerank";

const SIZES = [1_000, 10_000, 100_000];
const BAR_MS: Readonly<Record<number, number>> = { 1000: 60, 100000: 6000 };
/** Time may grow by this power of the size: 1 is linear. */
const STEEPEST = 1.25;
const RUNS: Readonly<Record<number, number>> = { 1000: 30, 10000: 5, 100000: 2 };
const QUERY = "retention of employee records";

const clock = { now: () => Date.UTC(2026, 0, 1) };
const random = seeded(7);
const words = Array.from({ length: 20_000 }, () => word());

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function word(): string {
  return Array.from(
    { length: 3 + Math.floor(random() * 7) },
    () => "abcdefghijklmnoprstuvw"[Math.floor(random() * 22)],
  ).join("");
}

/** Frequent and rare words as language has them; every fourth text holds words of the query. */
function text(length: number, index: number): string {
  const list = Array.from({ length }, () => words[Math.floor(random() ** 3 * words.length)]);
  if (index % 4 === 0) list.splice(3, 0, ...QUERY.split(" ").slice(index % 3));
  return list.join(" ");
}

function candidatesOf(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: `c${index}`,
    title: text(6, index + 1),
    snippet: text(40, index),
    url: `https://site${index % 997}.example.com/page/${index}`,
    detected_date: "2025-10-01T00:00:00Z",
  }));
}

/** Processor time of the cheapest of several runs in ms: what else the machine does makes a run dearer, never cheaper. */
async function best(runs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

type Document = { readonly pageContent: string; readonly id: string };
interface LangChain {
  /** BM25 and MMR over the same documents, k of each, fused by rank. */
  choose(documents: readonly Document[], vectors: number[][], query: number[], k: number): Promise<readonly unknown[]>;
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

async function loadLangChain(): Promise<LangChain | undefined> {
  const require = createRequire(new URL("./langchain/package.json", import.meta.url));
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
  return {
    choose: (list, vectors, query, k) => {
      const documents = list.map((fields) => new parts.Document({ ...fields, metadata: {} }));
      const byMmr = () => parts.maximalMarginalRelevance(query, vectors, 0.7, k).map((index) => documents[index]!);
      const retrievers = [parts.BM25Retriever.fromDocuments(documents, { k }), new ByMmr(byMmr)];
      return new parts.EnsembleRetriever({ retrievers, weights: [0.5, 0.5], c: 90 }).invoke(QUERY);
    },
  };
}

/** Words hashed into 64 places: making vectors is not timed, only what is done with them. */
function vectorOf(content: string): number[] {
  const vector = Array<number>(64).fill(0);
  for (const part of content.split(" ")) {
    let hash = 0;
    for (let i = 0; i < part.length; i += 1) hash = (Math.imul(hash, 31) + part.charCodeAt(i)) | 0;
    vector[(hash >>> 0) % 64]! += 1;
  }
  return vector;
}

const langchain = await loadLangChain();
let missed = false;
const times: number[] = [];
for (const size of SIZES) {
  const candidates = candidatesOf(size);
  const runs = RUNS[size] ?? 1;
  const beleg = await best(runs, () => rerank({ query: QUERY, candidates, k: 10, clock }));
  times.push(beleg);
  const bar = BAR_MS[size];
  if (bar !== undefined && beleg > bar) missed = true;
  const line = (name: string, k: number, ms: number) =>
    `${name.padEnd(28)} ${String(size).padStart(7)} candidates, k ${String(k).padStart(3)}  ${ms.toFixed(1).padStart(8)} ms`;
  console.log(`${line("beleg, whole pipeline", 10, beleg)}${bar === undefined ? "" : `  (bar ${bar} ms)`}`);
  if (langchain === undefined || size > 10_000) continue;
  const documents = candidates.map(({ id, title, snippet }) => ({ id, pageContent: `${title} ${snippet}` }));
  const vectors = documents.map(({ pageContent }) => vectorOf(pageContent));
  const query = vectorOf(QUERY);
  for (const k of size > 1000 ? [10] : [10, 200]) {
    const ours = k === 10 ? beleg : await best(runs, () => rerank({ query: QUERY, candidates, k, clock }));
    const theirs = await best(k > 10 ? 1 : runs, () => langchain.choose(documents, vectors, query, k));
    console.log(`${line("LangChain BM25 + MMR + RRF", k, theirs)}  beleg takes ${(ours / theirs).toFixed(2)} ×`);
  }
}
const growth = Math.log(times.at(-1)! / times[0]!) / Math.log(SIZES.at(-1)! / SIZES[0]!);
console.log(`growth ${growth.toFixed(2)} (bar ${STEEPEST})`);
if (langchain === undefined) console.log("LangChain is not installed: npm ci --prefix bench/langchain");
process.exitCode = missed || growth > STEEPEST ? 1 : 0;
