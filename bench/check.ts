// Speed of the embedded factuality check: `npx node bench/check.ts` after `npm run build`.
// Prints the median for a 600-word article with a 4-sentence summary, then throughput and memory of a JSONL stream.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/dist/judges/factuality/index.js";
import { processCpu } from "./load/server-cpu.ts";

const CHECKS = 1000;
const SUBJECTS =
  "council museum harbour hospital railway orchestra laboratory bakery library airline brewery theatre".split(" ");
const VERBS = "opened sold repaired visited closed praised expanded moved insured painted measured warned".split(" ");
const PLACES = "Harwell Lorme Brenton Tarn Greymouth Ostrava Belkov Lund Calder Norvik Eastfield Carrow".split(" ");

const cases = Array.from({ length: CHECKS }, (_, i) => ({ id: i, ...caseOf(i) }));
const words = cases[0]!.article_text.split(" ").length;

const agent = createFactualityAgent(embeddedFactuality);
for (const one of cases.slice(0, 100)) await agent.run(one);
const times: number[] = [];
for (const one of cases.slice(0, 400)) {
  const start = performance.now();
  await agent.run(one);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(
  `one check, ${words} words against 4 sentences: p50 ${times[200]!.toFixed(2)} ms, p95 ${times[380]!.toFixed(2)} ms`,
);

const folder = mkdtempSync(join(tmpdir(), "beleg-bench-"));
const file = join(folder, "cases.jsonl");
writeFileSync(file, `${cases.map((one) => JSON.stringify(one)).join("\n")}\n`);
const binary = new URL("../packages/beleg/bin/beleg.js", import.meta.url).pathname;
for (const flags of [["-j", "1"], []]) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [binary, "check", "--input", file, "--dimensions", "factuality", "-f", "jsonl", ...flags],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let peak = 0;
  let cpu = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid ?? 0));
    cpu = Math.max(cpu, processCpu(child.pid ?? 0) ?? 0);
  }, 50);
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if ((JSON.parse(line) as { id: string }).id !== String(lines)) throw new Error("results out of order");
    lines += 1;
  }
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  const threads = flags.length === 0 ? "every core" : "one thread";
  console.log(
    `${lines} checks on ${threads}: ${seconds.toFixed(1)} s, ${(lines / seconds).toFixed(0)} a second, ${(cpu / lines).toFixed(2)} ms of processor time each, ${(cpu / 1000 / seconds).toFixed(2)} cores busy, peak ${peak.toFixed(0)} MB`,
  );
}
rmSync(folder, { recursive: true, force: true });

function residentMegabytes(pid: number): number {
  try {
    const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(match?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function caseOf(seed: number): { article_text: string; summary_text: string } {
  const sentence = (i: number) => {
    const pick = (list: readonly string[], step: number) => list[(seed * 5 + i * step) % list.length]!;
    return `The ${pick(SUBJECTS, 3)} in ${pick(PLACES, 7)} ${pick(VERBS, 5)} the ${pick(SUBJECTS, 11)} of ${pick(PLACES, 1)} for ${((seed + 3) * (i + 7)) % 900} million euros in ${1990 + ((seed + i) % 30)}.`;
  };
  const sentences = Array.from({ length: 43 }, (_, i) => sentence(i));
  const summary = [sentences[1], sentences[9]?.replace(/\d+ million/, "77 million"), sentences[20], sentences[30]];
  return { article_text: sentences.join(" "), summary_text: summary.join(" ") };
}
