// Throughput and memory of `beleg eval --model none` over 10,000 rows: `npx node bench/evaluate.ts [rows]` after `npm run build`.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

const rows = Number(process.argv[2] ?? 10_000);
const binary = new URL("../packages/beleg/bin/beleg.js", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "beleg-bench-evaluate-"));
const data = join(folder, "data.jsonl");

const TOPICS = ["harbour", "library", "railway", "orchard", "observatory", "brewery", "shipyard", "theatre"];
const sentence = (i: number, k: number) =>
  `In ${1900 + ((i * 7 + k) % 120)} the ${TOPICS[(i + k) % TOPICS.length]} of Port ${TOPICS[k % TOPICS.length]} counted ${(i * 13 + k * 17) % 900} visitors, said Anna Berg.`;
const lines = Array.from({ length: rows }, (_, i) => {
  const article = Array.from({ length: 20 }, (_, k) => sentence(Math.floor(i / 4), k)).join(" ");
  const summary = `${sentence(Math.floor(i / 4), 3)} ${sentence(Math.floor(i / 4) + (i % 2), 9)}`;
  return JSON.stringify({
    id: `r${i}`,
    article_text: article,
    summary_text: summary,
    has_error: i % 2 === 1,
    origin: `o${i % 3}`,
  });
});
writeFileSync(data, `${lines.join("\n")}\n`);
console.log(`${rows} rows, ${(statSync(data).size / 2 ** 20).toFixed(1)} MiB, ${availableParallelism()} cores`);

const started = performance.now();
const child = spawn(
  process.execPath,
  [binary, "eval", "--task", "factuality", "--data", data, "--out", join(folder, "out"), "-q"],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const samples: { readonly at: number; readonly rss: number; readonly cpu: number; readonly journal: number }[] = [];
// On a busy machine wall-clock says little about threads: their own CPU time shows whether all of them worked.
const threads = new Map<string, number>();
const timer = setInterval(() => {
  try {
    for (const id of readdirSync(`/proc/${child.pid}/task`)) {
      const times = readFileSync(`/proc/${child.pid}/task/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      threads.set(id, (Number(times[11]) + Number(times[12])) / 100);
    }
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
    // A process that has ended but was not yet collected has no memory to speak of.
    if (rss === undefined) return;
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    samples.push({
      at: performance.now() - started,
      rss: Number(rss) / 1024,
      cpu: (Number(stat[11]) + Number(stat[12])) * 10,
      journal: statSync(join(folder, "out", "journal.jsonl"), { throwIfNoEntry: false })?.size ?? 0,
    });
  } catch {
    // Gone between two looks: the exit below tells.
  }
}, 100);
const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
clearInterval(timer);
const total = (performance.now() - started) / 1000;

// Judging ends when the journal stops growing; the rest is measuring and writing.
const size = samples.at(-1)?.journal ?? 0;
const judged = samples.filter(({ journal }) => journal > 0 && journal < size * 0.999);
const first = judged[0];
const last = judged.at(-1);
if (first && last) {
  const seconds = (last.at - first.at) / 1000;
  console.log(
    `judging   ${(rows / seconds).toFixed(0)} rows/s, ${((last.cpu - first.cpu) / (last.at - first.at)).toFixed(2)} cores busy`,
  );
}
const busiest = [...threads.values()].sort((a, b) => b - a).slice(0, availableParallelism() + 1);
console.log(`threads   ${busiest.map((seconds) => `${seconds.toFixed(1)} s`).join(", ")} CPU of the busiest`);
const quarter = (share: number) =>
  judged[Math.min(judged.length - 1, Math.floor(judged.length * share))]?.rss.toFixed(0);
console.log(
  `RSS       ${[0.1, 0.25, 0.5, 0.75, 1].map((share) => `${share * 100} %: ${quarter(share)} MiB`).join("   ")}`,
);
console.log(`peak RSS  ${Math.max(...samples.map(({ rss }) => rss)).toFixed(0)} MiB`);
console.log(`total     ${total.toFixed(1)} s, exit ${code}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
