import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type AgentResult,
  belegError,
  type DatasetRow,
  type DecisionPolicy,
  type EvaluationSummary,
  PolicyName,
  type PolicyResults,
  type Prediction,
  type RunMetadata,
} from "@beleg/core/contracts";
import {
  DEFAULT_THRESHOLDS,
  labelledRows,
  policyResults,
  predictText,
  seededRandom,
  stableThreshold,
  summariseRerank,
  summariseTexts,
  type TextTask,
} from "@beleg/core/evaluation";
import { errnoText } from "../files/errno-of.ts";
import { readRankingRows, readTextRows, signDataset } from "./dataset.ts";
import type { EvaluationEnvironment, EvaluationRequest } from "./evaluation-request.ts";
import type { Ranker, TextJudge } from "./judge.ts";
import { type JudgedFile, judgeFile } from "./judge-file.ts";
import type { Progress } from "./progress.ts";
import { writeRankingArtefacts } from "./ranking-artefacts.ts";
import { lockRun } from "./run-lock.ts";
import { sampledRows } from "./sample-rows.ts";
import { type TextArtefacts, writeTextArtefacts } from "./text-artefacts.ts";
import { writeSummaries } from "./write-summaries.ts";

/** What an evaluation needs from outside. */
export interface EvaluationPorts {
  readonly openJudge: () => Promise<TextJudge>;
  readonly openRanker: () => Promise<Ranker>;
  readonly progress: (label: string, total: number) => Promise<Progress>;
  readonly signal: AbortSignal;
  readonly environment: EvaluationEnvironment;
}

/** How an evaluation ended. Only an interrupted one leaves no artefacts; its journal holds what was answered. */
export type EvaluationOutcome =
  | { readonly status: "interrupted" }
  | {
      readonly status: "complete" | "budget";
      readonly summary: EvaluationSummary;
      readonly metadata: RunMetadata;
      /** The texts written, by file name. */
      readonly files: Readonly<Record<string, string>>;
    };

/** Runs one evaluation: tune on another file if asked, judge every row, measure, write the artefacts. */
export async function evaluate(request: EvaluationRequest, ports: EvaluationPorts): Promise<EvaluationOutcome> {
  await mkdir(request.out, { recursive: true }).catch((error: unknown) => {
    const detail = errnoText(error);
    throw belegError("file_unwritable", { file: request.out, detail });
  });
  const unlock = lockRun(request.out);
  try {
    await removeDrafts(request.out);
    return request.task === "rerank" ? await evaluateRanker(request, ports) : await evaluateTexts(request, ports);
  } finally {
    unlock();
  }
}

async function evaluateTexts(request: EvaluationRequest, ports: EvaluationPorts): Promise<EvaluationOutcome> {
  const tuned = await tune(request, ports);
  if (tuned === "interrupted") return { status: "interrupted" };
  const judged = await judgeTexts(request, ports, request.data, "journal.jsonl", request.first);
  if (judged.end === "interrupted") {
    await judged.close();
    return { status: "interrupted" };
  }
  const policy = settlePolicy(request, tuned?.threshold);
  const task = textTask(request, policy);
  const found = await writeTextArtefacts(request.out, judged.judged(), task);
  const shared = tuned ? countShared(found.predictions, tuned.clusters) : 0;
  const tuning = tuned && {
    dataset_sha256: tuned.sha256,
    target: request.tuneFor,
    value: tuned.value,
    n: tuned.n,
    shared_clusters: shared,
  };
  const summary = summariseTexts(task, { ...found, rows: judged.rows, tuning, tuneFor: request.tuneFor }, request);
  const results = request.task === "factuality" ? allResults(request, policy, found, judged.rows) : [];
  const metadata = describeRun(request, ports.environment, judged, policy);
  const files = await writeSummaries({ request, summary, metadata, results, ...found });
  await judged.finish();
  return { status: judged.end, summary, metadata, files };
}

async function evaluateRanker(request: EvaluationRequest, ports: EvaluationPorts): Promise<EvaluationOutcome> {
  const { data: file, cwd, preset, task, first } = request;
  let ranker = "";
  const judged = await judgeFile({
    source: { file, cwd, preset, task, first },
    read: sampledRows(readRankingRows, request),
    journalName: "journal.jsonl",
    request,
    environment: ports.environment,
    openJudge: async () => {
      const opened = await ports.openRanker();
      ranker = opened.name;
      return opened;
    },
    progress: (total) => ports.progress(task, total),
    signal: ports.signal,
  });
  if (judged.end === "interrupted") {
    await judged.close();
    return { status: "interrupted" };
  }
  const found = await writeRankingArtefacts(request.out, judged.judged(), request.price ?? null);
  const { predictions, duplicateIds } = found;
  const summary = summariseRerank(ranker, { predictions, rows: judged.rows, duplicateIds }, request);
  const metadata = describeRun(request, ports.environment, judged, null);
  const files = await writeSummaries({ request, summary, metadata, results: [], ...found });
  await judged.finish();
  return { status: judged.end, summary, metadata, files };
}

function judgeTexts(
  request: EvaluationRequest,
  ports: EvaluationPorts,
  file: string,
  journalName: string,
  first: number | undefined,
): Promise<JudgedFile<DatasetRow, AgentResult>> {
  const { cwd, preset, task } = request;
  return judgeFile({
    source: { file, cwd, preset, task, first },
    // The file a threshold is chosen on is read whole.
    read: file === request.data ? sampledRows(readTextRows, request) : readTextRows,
    journalName,
    request,
    environment: ports.environment,
    openJudge: ports.openJudge,
    progress: (total) => ports.progress(task, total),
    signal: ports.signal,
  });
}

/** Chooses the threshold on the other file; that file's rows count nowhere else. */
async function tune(request: EvaluationRequest, ports: EvaluationPorts) {
  if (request.tune === undefined) return null;
  // Names may differ and bytes agree: the bytes decide, before anything is judged.
  const [own, other] = [await signDataset(request.data, request.cwd), await signDataset(request.tune, request.cwd)];
  if (own.sha256 === other.sha256) throw belegError("tuning_on_same_data", { file: request.data });
  const judged = await judgeTexts(request, ports, request.tune, "journal.tune.jsonl", undefined);
  if (judged.end === "interrupted") {
    await judged.close();
    return "interrupted" as const;
  }
  const policy = settlePolicy(request, undefined);
  const predictions = [];
  for await (const row of judged.judged()) predictions.push(predictText(row, textTask(request, policy)));
  await judged.finish();
  const rows = labelledRows(predictions, policy);
  const chosen = stableThreshold(
    rows.map(({ label }) => label),
    rows.map(({ risk }) => risk),
    {
      clusters: rows.map(({ prediction }) => prediction.cluster),
      random: seededRandom(request.seed),
      target: request.tuneFor,
    },
  );
  if (chosen === null) throw belegError("tuning_needs_both_classes", { file: request.tune });
  const clusters = new Set(predictions.map(({ cluster }) => cluster));
  return { ...chosen, n: rows.length, sha256: judged.signature.sha256, clusters };
}

function settlePolicy({ policy }: EvaluationRequest, tuned: number | undefined): DecisionPolicy {
  const { name, severity_min } = policy;
  return { name, severity_min, threshold: tuned ?? policy.threshold ?? DEFAULT_THRESHOLDS[name] };
}

function textTask({ task, votes, price }: EvaluationRequest, policy: DecisionPolicy): TextTask {
  return { task: task as TextTask["task"], policy, votes, price };
}

/** The chosen policy and, beside it, every other one with its usual threshold. */
function allResults(
  request: EvaluationRequest,
  chosen: DecisionPolicy,
  found: TextArtefacts,
  rows: number,
): readonly PolicyResults[] {
  return PolicyName.options.map((name) => {
    const { severity_min } = request.policy;
    const policy = name === chosen.name ? chosen : { name, severity_min, threshold: DEFAULT_THRESHOLDS[name] };
    return policyResults(policy, { ...found, rows });
  });
}

function describeRun(
  request: EvaluationRequest,
  environment: EvaluationEnvironment,
  { signature, rows }: Pick<JudgedFile<never, never>, "signature" | "rows">,
  policy: DecisionPolicy | null,
): RunMetadata {
  return {
    versions: { beleg: environment.version, node_major: environment.nodeMajor, artefacts: 1 },
    git_commit: environment.gitCommit,
    task: request.task,
    model: request.model,
    judge: environment.codeFingerprint,
    preset: request.preset,
    dataset: { ...signature, rows },
    config: {
      ...request.judgeConfig,
      policy,
      first: request.first ?? null,
      sample: request.sample ?? null,
      stratify: request.stratify ?? null,
      repeat: request.repeat,
      resamples: request.resamples,
      votes: request.votes ?? null,
      tune: request.tune === undefined ? null : request.tuneFor,
    },
    seed: request.seed,
  };
}

/** Articles the threshold has already seen. */
function countShared(predictions: readonly Prediction[], seen: ReadonlySet<string>): number {
  const clusters = new Set(predictions.map(({ cluster }) => cluster));
  return [...clusters].filter((cluster) => seen.has(cluster)).length;
}

/** What a killed run left half written. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(".tmp")) await rm(join(folder, name), { force: true });
  }
}
