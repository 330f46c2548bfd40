// Growth of a check on hostile text: `npx node bench/hostile.ts [seconds] [seed]` after `npm run build`.
// Pieces that once made a check slow (values, names, cues, marks, speech without stops) are put together at random and
// repeated, as source, as summary, or as both. All three judges read them at one size and at twice that size.
// Bar: twice the text takes less than three times as long, or under half a second. Processor time, so that a busy machine proves nothing.
import { check } from "../packages/core/dist/check/index.js";
import { PIECES } from "./hostile/pieces.ts";

const SIZE = 50_000;
const STEEPEST = 3;
const ENOUGH_MS = 500;

const seconds = Number(process.argv[2] ?? 120);
let seed = Number(process.argv[3] ?? 1);
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const end = performance.now() + seconds * 1000;
let tried = 0;
let slowest = 0;
const missed: string[] = [];
while (performance.now() < end) {
  const language = pick(Object.keys(PIECES) as (keyof typeof PIECES)[]);
  const unit = () => Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(PIECES[language])).join("");
  const source = unit();
  const summary = random() < 0.3 ? source : unit();
  const once = await timeOf(source, summary, SIZE);
  const twice = await timeOf(source, summary, 2 * SIZE);
  tried += 1;
  slowest = Math.max(slowest, twice);
  if (twice < ENOUGH_MS || twice < STEEPEST * once) continue;
  // A pause of the engine can fall into one run; what is steep again is steep.
  const again = (await timeOf(source, summary, 2 * SIZE)) / (await timeOf(source, summary, SIZE));
  if (again < STEEPEST) continue;
  missed.push(`${language} ${once.toFixed(0)} → ${twice.toFixed(0)} ms: ${JSON.stringify([source, summary])}`);
}
console.log(`${tried} pairs of ${SIZE / 1000} and ${(2 * SIZE) / 1000} kB, seed ${process.argv[3] ?? 1}`);
console.log(
  `slowest check of ${(2 * SIZE) / 1000} kB against as much: ${(slowest / 1000).toFixed(1)} s of processor time`,
);
console.log(`steeper than ×${STEEPEST} for twice the text: ${missed.length} (bar 0)`);
for (const line of missed) console.log(`  ${line}`);
process.exit(missed.length === 0 ? 0 : 1);

async function timeOf(source: string, summary: string, size: number): Promise<number> {
  const repeated = (unit: string) => unit.repeat(Math.ceil(size / unit.length));
  const before = process.threadCpuUsage();
  await check({ article_text: repeated(source), summary_text: repeated(summary) });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
