// Time, growth and memory of `buildReport`: `node bench/report.ts` after `npm run build`; a largest size may be given (`node bench/report.ts 100000`).
// Bars: 10,000 issue spans < 100 ms, 1,000,000 < 10 s, growth near linear. Exits 1 when a bar is missed.
// Each size has a process of its own, and the bar is held against its first build, which runs before the engine has
// compiled anything. Up to 10,000 spans the median of the first five builds stands beside it.
import { spawnSync } from "node:child_process";
import { buildReport } from "@beleg/core/report";

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const SHAPES = ["disjoint", "overlapping", "chained", "duplicate", "non_latin"] as const;
type Shape = (typeof SHAPES)[number];

const BAR_MS: Readonly<Record<number, number>> = { 10000: 100, 1000000: 10_000 };
const STEEPEST = 1.25;
const REPEATED_UP_TO = 10_000;
const BUILDS = 5;

/** Issue spans of one shape: apart, all over one place, each over the next, all equal, or apart in a text without Latin letters. */
function makeInput(shape: Shape, size: number) {
  const unit = shape === "non_latin" ? "Слово дня " : "Word 2015 ";
  const summary_text = unit.repeat(size);
  const issue_spans = Array.from({ length: size }, (_, index) => {
    const at = index * unit.length;
    const [start_char, end_char] = {
      disjoint: [at, at + 4],
      overlapping: [index, summary_text.length - index],
      chained: [at, at + unit.length + 1],
      duplicate: [0, 4],
      non_latin: [at, at + 5],
    }[shape] as [number, number];
    const severity = ["low", "medium", "high"][index % 3];
    const message = shape === "duplicate" ? "The number differs." : `The number differs (${index}).`;
    return { start_char, end_char, message, severity, issue_type: "OTHER", origin: "embedded", confidence: 0.75 };
  });
  return { summary_text, factuality: { issue_spans } };
}

function build(input: ReturnType<typeof makeInput>) {
  const cpuBefore = process.threadCpuUsage();
  const started = performance.now();
  const report = buildReport(input);
  const ms = performance.now() - started;
  const cpu = process.threadCpuUsage(cpuBefore);
  return { ms, cpuMs: (cpu.user + cpu.system) / 1000, findings: report.stats.num_findings };
}

// One process per measurement, so that neither warm code nor another shape's memory helps or hurts.
const [mode, shapeName, sizeText] = process.argv.slice(2);
if (mode === "--one") {
  const input = makeInput(shapeName as Shape, Number(sizeText));
  const before = process.memoryUsage().heapUsed;
  const first = build(input);
  const heap = process.memoryUsage().heapUsed - before;
  const rss = process.resourceUsage().maxRSS * 1024;
  const builds = [first];
  while (Number(sizeText) <= REPEATED_UP_TO && builds.length < BUILDS) builds.push(build(input));
  builds.sort((a, b) => a.ms - b.ms);
  console.log(JSON.stringify({ ...first, medianMs: builds[Math.floor(builds.length / 2)]!.ms, heap, rss }));
  process.exit(0);
}

let missed = 0;
const largest = Number(mode ?? SIZES.at(-1));
for (const shape of SHAPES) {
  const points: [number, number][] = [];
  for (const size of SIZES.filter((size) => size <= largest)) {
    const args = ["--max-old-space-size=8192", import.meta.filename, "--one", shape, String(size)];
    const child = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
    if (child.status !== 0) throw new Error(child.stderr);
    const { ms, cpuMs, medianMs, heap, rss, findings } = JSON.parse(child.stdout);
    // A thread that waits for a processor is not slow: on a busy machine its own processor time is what counts.
    const busy = ms > 1.3 * cpuMs;
    const judged = busy ? cpuMs : ms;
    points.push([Math.log(size), Math.log(judged)]);
    const bar = BAR_MS[size];
    const by = busy ? " by CPU time, the machine is busy" : "";
    const verdict = bar === undefined ? "" : judged < bar ? `  < ${bar} ms ok${by}` : `  MISSED ${bar} ms${by}`;
    if (verdict.includes("MISSED")) missed += 1;
    const beside = size <= REPEATED_UP_TO ? `; median of ${BUILDS} builds ${medianMs.toFixed(0)} ms` : "";
    console.log(
      `${shape.padEnd(12)} ${String(size).padStart(9)} spans ${ms.toFixed(0).padStart(6)} ms (${cpuMs.toFixed(0)} ms CPU of its thread${beside})  ` +
        `heap +${(heap / 1e6).toFixed(0)} MB  peak ${(rss / 1e6).toFixed(0)} MB  ${findings} findings${verdict}`,
    );
  }
  if (points.length < 3) continue;
  const exponent = slope(points.slice(1));
  if (exponent > STEEPEST) missed += 1;
  console.log(`${shape.padEnd(12)} growth n^${exponent.toFixed(2)} from ${SIZES[1]} on (bar ${STEEPEST})`);
}
process.exit(missed === 0 ? 0 : 1);

/** Least-squares slope in log-log scale: the exponent of growth. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
