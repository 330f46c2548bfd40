import { appendFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  DebugClaim,
  ErrorCase,
  EvaluationSummary,
  PolicyResults,
  Prediction,
  RunMetadata,
} from "@beleg/core/contracts";
import { headlineMetrics } from "@beleg/core/evaluation";
import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";
import { GATE_METRICS } from "./gate.ts";
import { contentsOf, portsFor, requestFor, syntheticRows, testFolder, writeRows } from "./testing/evaluation-folder.ts";
import { scriptedJudge } from "./testing/scripted-judge.ts";

const ARTEFACTS = [
  "debug_claims.jsonl",
  "error_cases.jsonl",
  "journal.jsonl",
  "predictions.jsonl",
  "report.html",
  "results_count_as_error.json",
  "results_non_error.json",
  "results_probability.json",
  "results_score.json",
  "results_weight_0.5.json",
  "rows.jsonl",
  "run_metadata.json",
  "summary.json",
  "summary.md",
];

function lines(text: string): unknown[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

describe("evaluate", () => {
  it("writes every artefact by its contract", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(40));
    const outcome = await evaluate(requestFor(folder, data), portsFor(scriptedJudge()));
    expect(outcome.status).toBe("complete");
    const files = contentsOf(join(folder, "out"));
    expect(Object.keys(files)).toEqual(ARTEFACTS);
    const summary = EvaluationSummary.parse(JSON.parse(files["summary.json"]!));
    expect(summary).toMatchObject({ task: "factuality", n: 40, bootstrap: { clusters: 14, seed: 1, resamples: 50 } });
    for (const shown of [files["summary.md"], files["report.html"]])
      expect(shown).toContain("By verdicts and by the estimate");
    for (const line of lines(files["predictions.jsonl"]!)) Prediction.parse(line);
    for (const line of lines(files["debug_claims.jsonl"]!)) DebugClaim.parse(line);
    const wrong = lines(files["error_cases.jsonl"]!).map((line) => ErrorCase.parse(line));
    RunMetadata.parse(JSON.parse(files["run_metadata.json"]!));
    const results = PolicyResults.parse(JSON.parse(files["results_score.json"]!));
    expect(results.tp + results.tn + results.fp + results.fn).toBe(40);
    expect(wrong).toHaveLength(results.fp + results.fn);
    expect(wrong.filter(({ kind }) => kind === "false_positive")).toHaveLength(results.fp);
  });

  it("gives the same bytes whatever the concurrency", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(30));
    const jitter = scriptedJudge({ before: (row) => sleep(row.id.length % 3) });
    await evaluate(requestFor(folder, data, { out: join(folder, "a"), concurrency: 1 }), portsFor(scriptedJudge()));
    await evaluate(requestFor(folder, data, { out: join(folder, "b"), concurrency: 8 }), portsFor(jitter));
    expect(contentsOf(join(folder, "b"))).toEqual(contentsOf(join(folder, "a")));
  });

  it("resumes an interrupted run to the same bytes and asks nothing twice", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(30));
    await evaluate(requestFor(folder, data, { out: join(folder, "whole") }), portsFor(scriptedJudge()));

    const stop = new AbortController();
    const first = scriptedJudge({ before: () => void (first.asked.length > 10 && stop.abort()) });
    const interrupted = await evaluate(requestFor(folder, data), portsFor(first, stop.signal));
    expect(interrupted.status).toBe("interrupted");
    const answered = readFileSync(join(folder, "out", "journal.jsonl"), "utf8").split("\n").length - 2;
    expect(answered).toBeGreaterThan(0);

    const second = scriptedJudge();
    await evaluate(requestFor(folder, data), portsFor(second));
    expect(second.asked).toHaveLength(30 - answered);
    expect(contentsOf(join(folder, "out"))).toEqual(contentsOf(join(folder, "whole")));
  });

  it("discards a torn last line, wherever it tore", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(6));
    const request = requestFor(folder, data);
    await evaluate(request, portsFor(scriptedJudge()));
    const whole = contentsOf(request.out);
    const journal = join(request.out, "journal.jsonl");
    const bytes = Buffer.from(whole["journal.jsonl"]!);
    const lastLine = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
    for (const cut of [0, 1, 20, lastLine, lastLine + 1, bytes.length - 5, bytes.length - 1]) {
      writeFileSync(journal, bytes.subarray(0, cut));
      writeFileSync(join(request.out, "summary.json.tmp"), "half");
      await evaluate(request, portsFor(scriptedJudge()));
      expect(contentsOf(request.out), `cut at ${cut}`).toEqual(whole);
    }
    appendFileSync(journal, '{"i":3,"s":0,"a":{"status":"ok","sc');
    await evaluate(request, portsFor(scriptedJudge()));
    expect(contentsOf(request.out)).toEqual(whole);
    truncateSync(journal, bytes.length - 2);
    appendFileSync(journal, Buffer.alloc(512));
    await evaluate(request, portsFor(scriptedJudge()));
    expect(contentsOf(request.out)).toEqual(whole);
  });

  it("asks nothing when everything is answered, and measures anew under another policy", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(12));
    await evaluate(requestFor(folder, data), portsFor(scriptedJudge()));
    const again = scriptedJudge();
    const policy = { name: "non_error", severity_min: "high", threshold: 1 } as const;
    const outcome = await evaluate(requestFor(folder, data, { policy, seed: 9 }), portsFor(again));
    expect(again.asked).toEqual([]);
    expect(outcome).toMatchObject({ summary: { policy, bootstrap: { seed: 9 } } });
  });

  it("refuses a folder that holds another run, unless told to start afresh", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(4));
    await evaluate(requestFor(folder, data), portsFor(scriptedJudge()));
    const other = requestFor(folder, data, { model: "another" });
    await expect(evaluate(other, portsFor(scriptedJudge()))).rejects.toMatchObject({ code: "journal_of_other_run" });
    const fresh = await evaluate({ ...other, fresh: true }, portsFor(scriptedJudge()));
    expect(fresh.status).toBe("complete");
  });

  it("counts failures, never averages them in, and asks them again only when told to", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(20));
    const fails = scriptedJudge({ fail: (row) => (row.id === "r3" ? "timeout" : null) });
    const outcome = await evaluate(requestFor(folder, data), portsFor(fails));
    expect(outcome).toMatchObject({
      summary: {
        n: 19,
        failures: { count: 1, share: 0.05, by_code: { timeout: 1 } },
        coverage: { failed: 1, judged: 19 },
      },
    });
    const kept = scriptedJudge();
    await evaluate(requestFor(folder, data), portsFor(kept));
    expect(kept.asked).toEqual([]);
    const retried = scriptedJudge();
    const better = await evaluate(requestFor(folder, data, { retryFailed: true }), portsFor(retried));
    expect(retried.asked).toEqual(["r3"]);
    expect(better).toMatchObject({ summary: { n: 20, failures: { count: 0 } } });
  });

  it("stops at the budget, reports what it has, and goes on later", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(20));
    const request = requestFor(folder, data, { concurrency: 1 });
    const poor = scriptedJudge({ fail: (row) => (Number(row.id.slice(1)) >= 7 ? "budget_exceeded" : null) });
    const partial = await evaluate(request, portsFor(poor));
    expect(partial).toMatchObject({ status: "budget", summary: { n: 7, coverage: { not_run: 13, failed: 0 } } });
    const rest = scriptedJudge();
    const complete = await evaluate(request, portsFor(rest));
    expect(rest.asked).toHaveLength(13);
    expect(complete).toMatchObject({ status: "complete", summary: { n: 20 } });
  });

  it("tunes on another file only", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(30));
    const tune = writeRows(folder, "tune.jsonl", syntheticRows(30, "t"));
    const outcome = await evaluate(requestFor(folder, data, { tune }), portsFor(scriptedJudge()));
    expect(outcome).toMatchObject({ summary: { tuning: { n: 30, target: "balanced_accuracy", shared_clusters: 0 } } });
    const same = evaluate(requestFor(folder, data, { tune: data, out: join(folder, "x") }), portsFor(scriptedJudge()));
    await expect(same).rejects.toMatchObject({ code: "tuning_on_same_data" });
    const oneClass = writeRows(folder, "one.jsonl", syntheticRows(1));
    const bad = evaluate(
      requestFor(folder, data, { tune: oneClass, out: join(folder, "y") }),
      portsFor(scriptedJudge()),
    );
    await expect(bad).rejects.toMatchObject({ code: "tuning_needs_both_classes" });
  });

  it("measures how often a repeated question flips", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(10));
    const moody = scriptedJudge({ score: (row, sample) => (row.id === "r4" && sample === 2 ? 0.1 : 0.9) });
    const outcome = await evaluate(requestFor(folder, data, { repeat: 3 }), portsFor(moody));
    expect(moody.asked).toHaveLength(30);
    expect(outcome).toMatchObject({ summary: { stability: { repeats: 3, compared: 10, flipped: 1, flip_rate: 0.1 } } });
  });

  it.each(["coherence", "readability"] as const)("measures %s against people's scale", async (task) => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(25));
    const key = task;
    const perfect = scriptedJudge({ score: (row) => ((row.gt?.[key] ?? 1) - 1) / 4 });
    const outcome = await evaluate(requestFor(folder, data, { task }), portsFor(perfect));
    expect(outcome).toMatchObject({
      summary: {
        task,
        n: 25,
        spearman: { value: 1 },
        mae: { value: 0 },
        collapse: { status: "ok" },
        by_system: { alpha: {} },
      },
    });
  });

  it("warns of a collapsed judge in summary.json, summary.md and the report", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(20));
    const flat = scriptedJudge({ score: () => 0.25 });
    await evaluate(requestFor(folder, data, { task: "readability" }), portsFor(flat));
    const files = contentsOf(join(folder, "out"));
    expect(JSON.parse(files["summary.json"]!)).toMatchObject({
      collapse: { status: "collapsed" },
      spearman: { value: null },
    });
    expect(files["summary.md"]).toContain("Warning: output collapse. 100.0 % of 20 scores");
    expect(files["report.html"]).toContain("Warning: output collapse. 100.0 % of 20 scores");
  });

  it("measures marked places character by character", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(10));
    // Marks the first twelve characters of exactly the wrong rows; people marked eight of them.
    const judge = scriptedJudge({ score: (row) => (row.has_error ? 0 : 1) });
    const outcome = await evaluate(requestFor(folder, data, { task: "spans" }), portsFor(judge));
    expect(outcome).toMatchObject({
      summary: {
        characters: { overlap: 40, predicted: 60, gold: 40 },
        metrics: { precision: { value: 40 / 60 }, recall: { value: 1 }, f1: { value: 0.8 } },
      },
    });
  });

  it("names the line of a bad row before any judge is asked", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", [...syntheticRows(3), { id: "x" }]);
    const judge = scriptedJudge();
    await expect(evaluate(requestFor(folder, data), portsFor(judge))).rejects.toThrow(/line 4: summary_text/);
    expect(judge.asked).toEqual([]);
    const scale = writeRows(folder, "scale.jsonl", [{ id: "1", summary_text: "a", gt: { coherence: 4 } }]);
    const off = evaluate(requestFor(folder, scale, { task: "coherence" }), portsFor(judge));
    await expect(off).rejects.toThrow(/line 1: gt\.coherence = 4 is outside its scale/);
  });

  it.each(["factuality", "coherence", "spans"] as const)(
    "lets the gate name exactly the metrics of %s",
    async (task) => {
      const folder = testFolder();
      const data = writeRows(folder, "data.jsonl", syntheticRows(12));
      const outcome = await evaluate(requestFor(folder, data, { task }), portsFor(scriptedJudge()));
      if (outcome.status === "interrupted") throw new Error("interrupted");
      expect(headlineMetrics(outcome.summary).map(([name]) => name)).toEqual(GATE_METRICS[task]);
    },
  );

  it("keeps two runs out of one folder", async () => {
    const folder = testFolder();
    const data = writeRows(folder, "data.jsonl", syntheticRows(3));
    let second: Promise<unknown> | undefined;
    const judge = scriptedJudge({
      before: async () => {
        writeFileSync(join(folder, "out", "run.lock"), "1 ");
        second ??= evaluate(requestFor(folder, data), portsFor(scriptedJudge())).catch((error: unknown) => error);
        await second;
      },
    });
    await evaluate(requestFor(folder, data), portsFor(judge));
    expect(await second).toMatchObject({ code: "file_unwritable" });
  });
});
