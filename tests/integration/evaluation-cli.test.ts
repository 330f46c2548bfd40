import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Comparison, EvaluationSummary, JudgeAgreement, PolicyResults } from "@beleg/core/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentsOf, syntheticRows, writeRows } from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { spawnNode } from "../support/child-node.ts";
import { captureCli } from "../support/run-cli.ts";

const binary = new URL("../../packages/beleg/bin/beleg.js", import.meta.url).pathname;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-eval-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => captureCli(args, { cwd: folder });
/** Judges on one thread, unless told otherwise: each takes as long to start as dozens of rows. */
const evaluate = (...args: string[]) => run("eval", "-j", "1", ...args);
const evaluation = (out: string, data: string, ...more: string[]) =>
  evaluate("--task", "factuality", "--data", data, "--out", out, "--resamples", "50", "--locale", "en", ...more);

function start(args: readonly string[]): ChildProcess & { readonly ended: Promise<number | null> } {
  const child = spawnNode([binary, ...args], { cwd: folder, stdio: "ignore" });
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  return Object.assign(child, { ended });
}

/** The same under a parent that never asks for its end: killed, it stays as a zombie, as in a container without init. */
async function startUnreaped(
  args: readonly string[],
): Promise<{ readonly pid: number; readonly parent: ChildProcess }> {
  const script = '"$@" >/dev/null 2>&1 & echo $!; exec sleep 120';
  const parent = spawn("sh", ["-c", script, "sh", process.execPath, binary, ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  return { pid: Number(line.toString()), parent };
}

const isOver = (pid: number) => /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));

describe("beleg eval", () => {
  it("measures the embedded judge and writes every artefact", async () => {
    const data = writeRows(folder, "plain.jsonl", syntheticRows(24));
    const { code, stdout, stderr } = await evaluation("plain", data, "-j", "4");
    // The rows are so plain that counting new word pairs solves them too, and the run says so first.
    const rule = "“share of new word pairs” 1.000.";
    expect({ code, stderr: stderr.split("\n") }).toEqual({
      code: 0,
      stderr: [
        `Warning: the judge does not beat a simple rule. Balanced accuracy: judge 1.000, ${rule}`,
        `Warning: the judge does not beat a simple rule. AUROC: judge 1.000, ${rule}`,
        `artefacts: ${join(folder, "plain")}`,
        "",
      ],
    });
    const files = contentsOf(join(folder, "plain"));
    expect(stdout).toBe(files["summary.json"]);
    expect(files["summary.md"]).toContain("# Evaluation: factuality");
    const summary = EvaluationSummary.parse(JSON.parse(files["summary.json"]!));
    expect(summary).toMatchObject({ task: "factuality", n: 24, failures: { count: 0 } });
    for (const policy of ["non_error", "weight_0.5", "count_as_error", "score", "probability"]) {
      const results = PolicyResults.parse(JSON.parse(files[`results_${policy}.json`]!));
      expect(results.tp + results.tn + results.fp + results.fn).toBe(24);
    }
  });

  it("killed with -9 again and again, the same command ends with the same bytes", async () => {
    const article = Array.from({ length: 60 }, (_, i) => `In year ${1900 + i} the town counted ${i} ships.`).join(" ");
    const rows = syntheticRows(240).map((row) => ({ ...row, article_text: `${String(row.article_text)} ${article}` }));
    const data = writeRows(folder, "killed.jsonl", rows);
    const args = (out: string) => [
      "eval",
      "--task",
      "factuality",
      "--data",
      data,
      "--out",
      out,
      "--resamples",
      "50",
      "--locale",
      "en",
      "-q",
    ];
    expect(await start(args("whole")).ended).toBe(0);

    const journal = join(folder, "killed", "journal.jsonl");
    const sizes: number[] = [];
    let before = 0;
    const step = process.env.BELEG_SLOW_TESTS ? 1_000 : 20_000;
    const parents: ChildProcess[] = [];
    for (let round = 0; round < (process.env.BELEG_SLOW_TESTS ? 50 : 4); round += 1) {
      const { pid, parent } = await startUnreaped(args("killed"));
      parents.push(parent);
      const grown = () => existsSync(journal) && statSync(journal).size > before + step;
      while (!grown() && !isOver(pid)) await sleep(5);
      process.kill(pid, "SIGKILL");
      while (!isOver(pid)) await sleep(5);
      before = statSync(journal).size;
      sizes.push(before);
    }
    // The proof needs a run that was really cut: some answers there, not all of them.
    expect(sizes[0]).toBeLessThan(statSync(join(folder, "whole", "journal.jsonl")).size);
    expect(await start(args("killed")).ended).toBe(0);
    expect(contentsOf(join(folder, "killed"))).toEqual(contentsOf(join(folder, "whole")));
    for (const parent of parents) parent.kill("SIGKILL");
  });

  it("draws a stratified sample, keeps its answers in another language, and any group's name", async () => {
    const rows = syntheticRows(24).map((row, i) => ({ ...row, origin: i % 3 === 0 ? "__proto__" : "other" }));
    const data = writeRows(folder, "sample.jsonl", rows);
    const sample = ["--sample", "9", "--stratify", "origin"];
    expect((await evaluation("sample", data, ...sample)).code).toBe(0);
    const journal = readFileSync(join(folder, "sample", "journal.jsonl"), "utf8");
    const german = await evaluation("sample", data, ...sample, "--locale", "de");
    expect(german.code).toBe(0);
    expect(readFileSync(join(folder, "sample", "journal.jsonl"), "utf8")).toBe(journal);
    expect(readFileSync(join(folder, "sample", "summary.md"), "utf8")).toContain("Messlatten");
    const { by_origin } = JSON.parse(german.stdout) as { by_origin: Record<string, { n: number }> };
    expect(Object.entries(by_origin).map(([name, { n }]) => [name, n])).toEqual([
      ["__proto__", 3],
      ["other", 6],
    ]);
    expect(await evaluation("sample", data, "--sample", "9", "--stratify", "nothing")).toMatchObject({ code: 2 });
  });

  it("ends with 1 when a metric misses its bar and says which", async () => {
    // One label is wrong, so that no judge can rank all of them right.
    const rows = syntheticRows(12).map((row, at) => (at === 0 ? { ...row, has_error: !row.has_error } : row));
    const data = writeRows(folder, "gate.jsonl", rows);
    const missed = await evaluation("gate", data, "--min", "auroc=1");
    expect(missed.code).toBe(1);
    expect(missed.stderr).toMatch(/auroc is 0\.[0-9]+, asked for was 1\.000/);
    expect((await evaluation("gate", data, "--min", "auroc=0")).code).toBe(0);
    const unknown = await evaluation("gate", data, "--min", "nonsense=0");
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toContain("nonsense (balanced_accuracy, f1,");
  });

  it("writes the first baseline, holds later runs against it, and gives way after enough failing ones", async () => {
    const data = writeRows(folder, "base.jsonl", syntheticRows(12));
    expect((await evaluation("base", data, "--baseline", "base.json", "--baseline-patience", "2")).code).toBe(0);
    const kept = JSON.parse(readFileSync(join(folder, "base.json"), "utf8")) as { metrics: Record<string, number> };
    writeFileSync(join(folder, "base.json"), JSON.stringify({ ...kept, metrics: { ...kept.metrics, auroc: 2 } }));
    const failing = await evaluation("base", data, "--baseline", "base.json");
    expect(failing).toMatchObject({ code: 1 });
    expect(failing.stderr).toContain("the baseline is 2.000");
    const again = await evaluation("base", data, "--baseline", "base.json");
    expect(again.stderr).not.toContain("gave way");
    const second = await evaluation("base", data, "--baseline", "base.json", "--issue-threshold", "100");
    expect(second.stderr).toContain("The baseline gave way after 2 failing runs.");
    expect((await evaluation("base", data, "--baseline", "base.json")).code).toBe(0);
    const other = await run("eval", "--task", "spans", "--data", data, "--out", "o", "--baseline", "base.json");
    expect(other).toMatchObject({ code: 2 });
  });

  it("reads a dataset from a pipe, names repeated ids apart and says when nothing is labelled", async () => {
    const [row] = syntheticRows(1);
    const { has_error: _, ...unlabelled } = row!;
    const stdin = [unlabelled, unlabelled].map((line) => `${JSON.stringify(line)}\n`).join("");
    const args = [
      "eval",
      "--task",
      "factuality",
      "--data",
      "-",
      "--out",
      "piped",
      "--resamples",
      "20",
      "--locale",
      "en",
    ];
    const { code, stderr } = await captureCli(args, { cwd: folder, stdin });
    expect(code).toBe(0);
    expect(stderr).toContain("no row is labelled for this task (has_error)");
    const lines = readFileSync(join(folder, "piped", "predictions.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(["r0", "r0#2"]);
  });

  it.each(["coherence", "readability", "spans"])("evaluates %s", async (task) => {
    const data = writeRows(folder, "task.jsonl", syntheticRows(15));
    const { code, stdout } = await evaluate(
      "--task",
      task,
      "--data",
      data,
      "--out",
      task,
      "--resamples",
      "20",
      "-f",
      "json",
    );
    expect(code).toBe(0);
    expect(EvaluationSummary.parse(JSON.parse(stdout))).toMatchObject({ task, n: 15 });
  });

  it.each(["beleg", "bm25", "given"])("evaluates rankings by %s", async (ranker) => {
    const candidates = ["bread", "mountains and snow", "ships in the harbour", "ships in the harbour"].map(
      (snippet, i) => ({
        id: `d${i}`,
        title: "",
        snippet,
        grade: i === 2 ? 2 : 0,
      }),
    );
    const data = writeRows(folder, "rank.jsonl", [{ query_id: 1, query: "harbour ships", candidates }]);
    const args = [
      "eval",
      "--task",
      "rerank",
      "--ranker",
      ranker,
      "--data",
      data,
      "--out",
      `rank-${ranker}`,
      "-f",
      "json",
    ];
    const { code, stdout } = await run(...args);
    expect(code).toBe(0);
    const mrr = ranker === "given" ? 1 / 3 : 1;
    expect(JSON.parse(stdout)).toMatchObject({
      ranker,
      n: 1,
      metrics: { mrr: { value: mrr }, recall_at_10: { value: 1 } },
    });
    const line = readFileSync(join(folder, `rank-${ranker}`, "predictions.jsonl"), "utf8");
    // Duplicates the reranker drops are ranked last, not lost.
    expect((JSON.parse(line) as { ranking: { order: string[] } }).ranking.order.toSorted()).toEqual([
      "d0",
      "d1",
      "d2",
      "d3",
    ]);
  });

  it.each([
    [["--task", "nothing", "--data", "x.jsonl"], /Allowed choices are|task/],
    [["--task", "factuality", "--data", "missing.jsonl"], /no such file: missing\.jsonl/],
    [["--task", "factuality", "--data", "plain.jsonl", "--repeat", "0"], /--repeat/],
    [["--task", "factuality", "--data", "plain.jsonl", "--tune", "plain.jsonl"], /cannot be tuned on itself/],
    [["--task", "factuality", "--data", "plain.jsonl", "--tune", "x", "--threshold", "1"], /--tune chooses/],
    [
      ["--task", "factuality", "--data", "plain.jsonl", "--policy", "score", "--issue-threshold", "2"],
      /does not count/,
    ],
    [["--task", "coherence", "--data", "plain.jsonl", "--tune", "x"], /--tune: --task coherence decides nothing/],
    [["--task", "factuality", "--data", "plain.jsonl", "--resamples", "1"], /--resamples/],
    [["--task", "factuality", "--data", "empty.jsonl"], /empty\.jsonl: no rows/],
    [["--task", "factuality", "--data", "plain.jsonl", "-o", "x.pdf"], /x\.pdf/],
  ])("refuses %j with one line and exit 2", async (args, message) => {
    writeRows(folder, "plain.jsonl", syntheticRows(24));
    writeRows(folder, "empty.jsonl", []);
    const { code, stdout, stderr } = await run("eval", ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("beleg compare", () => {
  it("compares two runs in Markdown and JSON, and gates on a regression", async () => {
    const data = writeRows(folder, "pair.jsonl", syntheticRows(40));
    await evaluation("a", data);
    await evaluation("b", data, "--policy", "count_as_error", "--issue-threshold", "100");
    const shown = await run("compare", "a", "b", "-f", "md", "--resamples", "200");
    expect(shown).toMatchObject({ code: 0, stderr: "" });
    expect(shown.stdout).toContain("## Comparison: a → b");
    const { code, stdout } = await run(
      "compare",
      "a",
      "b",
      "-f",
      "json",
      "--resamples",
      "200",
      "--fail-if-worse",
      "recall",
    );
    const comparison = Comparison.parse(JSON.parse(stdout));
    expect(comparison.n).toBe(40);
    expect(code).toBe(comparison.metrics.recall?.verdict === "worse" ? 1 : 0);
    expect(comparison.metrics.recall).toMatchObject({ b: 0 });
  });

  it("says how far a run agrees with the tool the dataset comes from, with no label and in one command", async () => {
    const data = new URL("../fixtures/datasets/ragas.parquet", import.meta.url).pathname;
    expect(await evaluation("ragas", data, "--preset", "ragas", "-q")).toMatchObject({ code: 0 });
    const json = await run("compare", "ragas", "--with", "scores.Faithfulness", "-f", "json", "-o", "ragas.md");
    expect({ code: json.code, stderr: json.stderr }).toEqual({ code: 0, stderr: "" });
    const agreement = JudgeAgreement.parse(JSON.parse(json.stdout));
    expect(agreement).toMatchObject({ with: "faithfulness", n: 2, without_score: 0, against_people: null });
    const { both_error, only_other } = agreement.decisions ?? {};
    expect([both_error, only_other]).toContain(1);
    expect(readFileSync(join(folder, "ragas.md"), "utf8")).toContain("not which of them is right");
    const unknown = await run("compare", "ragas", "--with", "scores.relevance");
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toContain("scores.relevance (scores.answer_relevancy, scores.faithfulness)");
    for (const more of [["ragas"], ["--fail-if-worse", "f1"]]) {
      expect(await run("compare", "ragas", ...more, "--with", "scores.faithfulness")).toMatchObject({ code: 2 });
    }
    expect(await run("compare", "ragas")).toMatchObject({ code: 2 });
  });

  it("refuses runs that cannot be compared", async () => {
    const data = writeRows(folder, "one.jsonl", syntheticRows(12));
    await evaluation("f", data);
    await evaluate("--task", "coherence", "--data", data, "--out", "c", "--resamples", "20", "-q");
    expect(await run("compare", "f", "c")).toMatchObject({ code: 2, stdout: "" });
    expect(await run("compare", "f", "nowhere")).toMatchObject({ code: 2 });
    expect(await run("compare", "f", "f", "--fail-if-worse", "speed")).toMatchObject({ code: 2 });
  });
});
