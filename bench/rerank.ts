// Time and growth of `rerank` without a model, beside LangChain.js on the same lists: `npx node bench/rerank.ts` after `npm run build`.
// LangChain: `npm ci --prefix bench/langchain` once; without it only Beleg is measured.
// Beleg does the whole pipeline at each call: validation, addresses, dates, duplicates, words, scores, MMR, reasons. LangChain gets
// texts and vectors ready and does BM25, MMR and rank fusion; it keeps no index, so that there is nothing else to prepare.
// Processor time, least of many calls, the two in turn: whatever else the machine does, both have the same of it.
// Bars: 1,000 candidates < 60 ms and, k 10, no more than LangChain, k 200 a fifth of it; 100,000 < 6 s, growth near linear. Exits 1 when one is missed.
import { rerank } from "@beleg/core/rerank";
import { loadLangChain, prepare } from "./rerank/langchain.ts";
import { type List, newList, QUERY } from "./rerank/lists.ts";

/** Beleg's time at 1,000 candidates may be this share of LangChain's, by k. */
const BAR_SHARE: Readonly<Record<number, number>> = { 10: 1, 200: 0.2 };
const BAR_MS: Readonly<Record<number, number>> = { 1000: 60, 100000: 6000 };
/** Time may grow by this power of the size: 1 is linear. */
const STEEPEST = 1.25;

const clock = { now: () => Date.UTC(2026, 0, 1) };
const langchain = await loadLangChain();

/** Processor time of the cheapest of several calls of each in ms; what else the machine does makes a call dearer, never cheaper. */
async function inTurn(runs: number, works: readonly ((run: number) => Promise<unknown>)[]): Promise<number[]> {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, work] of works.entries()) {
      const before = process.cpuUsage();
      await work(run);
      const { user, system } = process.cpuUsage(before);
      least[at] = Math.min(least[at]!, (user + system) / 1000);
    }
  }
  return least;
}

/** Measures both on lists that take turns, prints a line and says whether it was within the bars. */
async function measure(what: string, lists: readonly List[], k: number, runs: number) {
  const size = lists[0]!.length;
  const works: ((run: number) => Promise<unknown>)[] = [
    (run) => rerank({ query: QUERY, candidates: lists[run % lists.length]!, k, clock }),
  ];
  if (langchain !== undefined && size <= 10_000) {
    const prepared = lists.map(prepare);
    works.push((run) => langchain.choose(prepared[run % lists.length]!, k));
  }
  const [ours = 0, theirs] = await inTurn(runs, works);
  const share = theirs === undefined ? undefined : ours / theirs;
  const beside = share === undefined ? "" : `   LangChain ${theirs!.toFixed(1).padStart(7)} ms   ${share.toFixed(2)} ×`;
  console.log(`${`${size} candidates, k ${k}, ${what}`.padEnd(52)} Beleg ${ours.toFixed(1).padStart(7)} ms${beside}`);
  const isSlow = ours > (BAR_MS[size] ?? ours) || (size === 1000 && (share ?? 0) > BAR_SHARE[k]!);
  return { ours, isSlow };
}

const list = newList(1000);
await measure("first call of the process", [list], 10, 1);
const warm = await measure("the same list again", [list], 10, 150);
const others = Array.from({ length: 50 }, () => newList(1000));
const fresh = await measure("another list each call", others, 10, 100);
const long = await measure("the same list again", [list], 200, 2);
await measure("the same list again", [newList(10_000)], 10, 5);
const largest = await measure("the same list again", [newList(100_000)], 10, 4);
const growth = Math.log(largest.ours / warm.ours) / Math.log(100);
console.log(`growth ${growth.toFixed(2)} (bar ${STEEPEST})`);
if (langchain === undefined) console.log("LangChain is not installed: npm ci --prefix bench/langchain");
const missed = growth > STEEPEST || [warm, fresh, long, largest].some(({ isSlow }) => isSlow);
process.exitCode = missed ? 1 : 0;
