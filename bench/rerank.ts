// Time and growth of `rerank` without a model, beside LangChain.js on the same lists: `npx node bench/rerank.ts` after `npm run build`.
// LangChain lives in bench/langchain with its own lockfile: `npm ci --prefix bench/langchain` once; without it only Beleg is measured.
// Bars: 1,000 candidates < 60 ms, 100,000 < 6 s, growth near linear. Exits 1 when a bar is missed.
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

/** Best of several runs: what else the machine does makes a run slower, never faster. */
async function best(runs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

type Document = { readonly pageContent: string; readonly id: string };
interface LangChain {
  mmr(query: number[], vectors: number[][], lambda: number, k: number): number[];
  ensemble(lists: readonly (readonly Document[])[]): Promise<readonly unknown[]>;
}

/** What is used of its modules; it is not installed when this file is checked. */
interface LangChainModule {
  readonly maximalMarginalRelevance: LangChain["mmr"];
  readonly BaseRetriever: new (fields: object) => object;
  readonly Document: new (fields: object) => object;
  readonly EnsembleRetriever: new (fields: object) => { invoke(query: string): Promise<readonly unknown[]> };
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
    const { EnsembleRetriever } = await load("@langchain/classic/retrievers/ensemble");
    return adapt(maximalMarginalRelevance, BaseRetriever, Document, EnsembleRetriever);
  } catch {
    return undefined;
  }
}

function adapt(
  mmr: LangChain["mmr"],
  BaseRetriever: LangChainModule["BaseRetriever"],
  LangChainDocument: LangChainModule["Document"],
  EnsembleRetriever: LangChainModule["EnsembleRetriever"],
): LangChain {
  class Ready extends BaseRetriever {
    lc_namespace = ["bench"];
    documents: readonly object[];
    constructor(documents: readonly object[]) {
      super({});
      this.documents = documents;
    }
    async _getRelevantDocuments() {
      return this.documents;
    }
  }
  return {
    mmr,
    ensemble: (lists) => {
      const retrievers = lists.map(
        (list) => new Ready(list.map((fields) => new LangChainDocument({ ...fields, metadata: {} }))),
      );
      return new EnsembleRetriever({ retrievers, weights: [0.5, 0.5], c: 90 }).invoke(QUERY);
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
  const beleg = await best(runs, () => rerank({ query: QUERY, candidates, clock }));
  times.push(beleg);
  const bar = BAR_MS[size];
  if (bar !== undefined && beleg > bar) missed = true;
  console.log(
    `beleg rerank, whole pipeline  ${String(size).padStart(7)}  ${beleg.toFixed(1).padStart(9)} ms${bar === undefined ? "" : `  (bar ${bar} ms)`}`,
  );
  if (langchain === undefined) continue;
  const vectors = candidates.map(({ title, snippet }) => vectorOf(`${title} ${snippet}`));
  const query = vectorOf(QUERY);
  for (const k of size > 1000 ? [10] : [10, 100]) {
    const mmr = await best(k > 10 ? 1 : Math.min(3, runs), async () => langchain.mmr(query, vectors, 0.7, k));
    console.log(
      `  LangChain MMR alone, k ${String(k).padStart(3)}   ${String(size).padStart(7)}  ${mmr.toFixed(1).padStart(9)} ms  = ${(mmr / beleg).toFixed(2)} × beleg`,
    );
  }
  const documents = candidates.map(({ id, snippet }) => ({ id, pageContent: snippet }));
  const ensemble = await best(Math.min(3, runs), () => langchain.ensemble([documents, documents.toReversed()]));
  console.log(
    `  LangChain ensemble/RRF      ${String(size).padStart(7)}  ${ensemble.toFixed(1).padStart(9)} ms  = ${(ensemble / beleg).toFixed(2)} × beleg`,
  );
}
const growth = Math.log(times.at(-1)! / times[0]!) / Math.log(SIZES.at(-1)! / SIZES[0]!);
console.log(`growth ${growth.toFixed(2)} (bar ${STEEPEST})`);
if (langchain === undefined) console.log("LangChain is not installed: npm ci --prefix bench/langchain");
process.exitCode = missed || growth > STEEPEST ? 1 : 0;
