import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import type { EvaluationPorts } from "../evaluate.ts";
import type { EvaluationRequest } from "../evaluation-request.ts";
import type { TextJudge } from "../judge.ts";

/** A folder for one test, gone when it has ended. */
export function testFolder(): string {
  return folderUntil(onTestFinished);
}

/** A folder for all tests of a file, gone when they have ended. */
export function fileFolder(): string {
  return folderUntil(afterAll);
}

function folderUntil(ended: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "beleg-evaluate-"));
  ended(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Synthetic rows: half of them wrong, three to an article, two origins and two systems. */
export function syntheticRows(count: number, salt = "r"): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${salt}${i}`,
    article_text: `Article ${salt}${Math.floor(i / 3)}: the harbour town counted ${Math.floor(i / 3) % 7} new ships this year.`,
    summary_text: `The town counted ${(Math.floor(i / 3) % 7) + (i % 2)} new ships.`,
    has_error: i % 2 === 1,
    gt: { coherence: 1 + (i % 5), readability: 5 - (i % 5) },
    scale: [1, 5],
    origin: i % 4 < 2 ? "north" : "south",
    system: i % 3 === 0 ? "alpha" : "beta",
    error_spans: i % 2 === 1 ? [{ start: 0, end: 8 }] : [],
  }));
}

/** Writes rows as JSONL and gives back the file name. */
export function writeRows(folder: string, name: string, rows: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return file;
}

/** A request with quiet defaults. */
export function requestFor(folder: string, data: string, changes: Partial<EvaluationRequest> = {}): EvaluationRequest {
  return {
    task: "factuality",
    data,
    cwd: folder,
    preset: "beleg",
    out: join(folder, "out"),
    policy: { name: "score", severity_min: "low" },
    tuneFor: "balanced_accuracy",
    repeat: 1,
    seed: 1,
    resamples: 50,
    concurrency: 4,
    locale: "en",
    retryFailed: false,
    fresh: false,
    judgeConfig: {},
    model: "scripted",
    ...changes,
  };
}

/** Ports around a judge, with nothing of the machine in them. */
export function portsFor(judge: TextJudge, signal: AbortSignal = new AbortController().signal): EvaluationPorts {
  return {
    openJudge: async () => judge,
    openRanker: async () => {
      throw new Error("no ranker in this test");
    },
    progress: async () => ({ step: () => {}, stop: () => {} }),
    signal,
    environment: { version: "0.0.0", codeFingerprint: "test", gitCommit: null, nodeMajor: 24 },
  };
}

/** Every file of a folder with its content. */
export function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
