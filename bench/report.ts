// Time, growth and memory of `buildReport`: `npx node bench/report.ts` after `npm run build`; a largest size may be given (`npx node bench/report.ts 100000`).
// Bars: 10,000 issue spans < 100 ms, 1,000,000 < 10 s, growth near linear. Exits 1 when a bar is missed.
// The bar is held, by the clock, against the first build of a fresh process, which runs before the engine has compiled
// anything. Small sizes are measured in several processes, because machines are noisy, one of each shape in turn, so that a
// slow minute meets all alike: the median counts; the fastest, the slowest and how many were over the bar are printed. The
// median of the first builds of one process stands beside.
// Issue spans are those of the specification. Spans with a piece of evidence each are twice as many items; they have no bar
// of their own for 10,000, and what they take is printed as the last shape.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const SHAPES = ["disjoint", "overlapping", "chained", "duplicate", "non_latin", "evidence"] as const;
type Shape = (typeof SHAPES)[number];

const BAR_MS: Readonly<Record<number, number>> = { 10000: 100, 1000000: 10_000 };
const WITHOUT_BAR: Shape = "evidence";
const STEEPEST = 1.25;
const REPEATED_UP_TO = 10_000;
const PROCESSES = 15;
const BUILDS = 5;

/** What `report/first-build.mjs` prints: the first build, and the times of all builds of that process. */
type FirstBuild = { ms: number; cpuMs: number; findings: number; all: number[]; heap: number; rss: number };

let missed = 0;
const largest = Number(process.argv[2] ?? SIZES.at(-1));
const small = new Map<string, FirstBuild[]>();
for (let round = 0; round < PROCESSES; round += 1) {
  process.stderr.write(`\rsmall sizes, round ${round + 1} of ${PROCESSES}`);
  for (const size of SIZES.filter((size) => size <= largest && size <= REPEATED_UP_TO)) {
    for (const shape of SHAPES) {
      const key = `${shape} ${size}`;
      small.set(key, [...(small.get(key) ?? []), firstBuild(shape, size, BUILDS)]);
    }
  }
}
process.stderr.write("\n");
for (const shape of SHAPES) {
  const points: [number, number][] = [];
  for (const size of SIZES.filter((size) => size <= largest)) {
    const repeated = size <= REPEATED_UP_TO;
    const runs = small.get(`${shape} ${size}`) ?? [firstBuild(shape, size, 1)];
    const times = runs.map((run) => run.ms);
    const ms = median(times);
    const bar = BAR_MS[size];
    const judged = bar !== undefined && (shape !== WITHOUT_BAR || size !== 10_000);
    if (judged && ms >= bar) missed += 1;
    points.push([Math.log(size), Math.log(ms)]);
    console.log(
      `${shape.padEnd(12)} ${String(size).padStart(9)} spans ${ms.toFixed(0).padStart(6)} ms ` +
        `(${median(runs.map((run) => run.cpuMs)).toFixed(0)} ms CPU of its thread${repeated ? beside(runs) : ""})  ` +
        `heap +${mb(runs, "heap")} MB  peak ${mb(runs, "rss")} MB  ${runs[0]!.findings} findings${bar === undefined ? "" : verdict(times, bar, judged)}`,
    );
  }
  if (points.length < 3) continue;
  const exponent = slope(points.slice(1));
  if (exponent > STEEPEST) missed += 1;
  console.log(`${shape.padEnd(12)} growth n^${exponent.toFixed(2)} from ${SIZES[1]} on (bar ${STEEPEST})`);
}
process.exit(missed === 0 ? 0 : 1);

/** One process per measurement, so that neither warm code nor another shape's memory helps or hurts. */
function firstBuild(shape: Shape, size: number, builds: number): FirstBuild {
  const file = join(import.meta.dirname, "report", "first-build.mjs");
  const args = ["--max-old-space-size=8192", file, shape, String(size), String(builds)];
  const child = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}

function beside(runs: readonly FirstBuild[]): string {
  const times = runs.map((run) => run.ms);
  const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms in ${runs.length} processes`;
  return `; ${range}; median of ${BUILDS} builds ${median(runs.map((run) => median(run.all))).toFixed(0)} ms`;
}

function verdict(times: readonly number[], bar: number, judged: boolean): string {
  const over = `${times.filter((time) => time >= bar).length} of ${times.length} over ${bar} ms`;
  if (!judged) return `  no bar (${over})`;
  return `  ${median(times) < bar ? "ok" : "MISSED"} (${over})`;
}

function mb(runs: readonly FirstBuild[], field: "heap" | "rss"): string {
  return (median(runs.map((run) => run[field])) / 1e6).toFixed(0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Least-squares slope in log-log scale: the exponent of growth. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
