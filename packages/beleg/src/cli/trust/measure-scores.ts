import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import {
  belegError,
  type EvaluationSummary,
  errorMessage,
  type ScoreRecord,
  type ScoreTask,
} from "@beleg/core/contracts";
import { headlineMetrics } from "@beleg/core/evaluation";
import { trustWords } from "@beleg/core/judges";
import { keepProfile } from "../../checker/index.ts";
import { scoreJudgeIdentity } from "../../checker/record/score-judge-identity.ts";
import {
  type EvaluationRequest,
  evaluate,
  openJudge,
  openProgress,
  openRanker,
  readEnvironment,
} from "../../evaluate/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { Settings } from "../../settings/index.ts";
import { write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { documentFormat } from "../shown-format.ts";
import { withStore } from "../store-verb.ts";
import { outputFilesOf, writeOutputFiles } from "../write-output-files.ts";
import { openRunFolder } from "./run-folder.ts";
import type { TrustInvocation } from "./trust-flags.ts";

/** Measures a judge that gives scores against people's on rows of the user's own, and keeps its record. */
export async function measureScores(
  task: ScoreTask,
  invocation: TrustInvocation,
  settings: Settings,
  locale: EvaluationRequest["locale"],
): Promise<number> {
  const { options, io } = invocation;
  if (options.data === undefined) throw belegError("missing_argument", { argument: "--data" });
  const outputs = outputFilesOf(options.output, ["md", "json", "html"]);
  const planned = requestOf(task, options.data, options, settings, io.cwd, locale);
  const kept = await openRunFolder(planned.out, options.save);
  try {
    return await measureIn({ ...planned, out: kept.folder }, task, outputs, invocation, settings);
  } finally {
    await kept.close();
  }
}

async function measureIn(
  request: EvaluationRequest,
  task: ScoreTask,
  outputs: ReturnType<typeof outputFilesOf>,
  { options, io }: TrustInvocation,
  settings: Settings,
): Promise<number> {
  const { locale } = request;
  const outcome = await evaluate(request, {
    openJudge: () => openJudge(request, settings),
    openRanker: () => openRanker("beleg", settings),
    progress: (label, total) => openProgress(io.stderr, { label, total, quiet: options.quiet }),
    signal: io.signal,
    environment: await readEnvironment(BELEG_VERSION, io.cwd),
  });
  if (outcome.status === "interrupted") {
    await write(io.stderr, `beleg: ${errorMessage(belegError("interrupted", {}), locale)}\n`);
    return EXIT.interrupted;
  }
  const { summary, metadata, files } = outcome;
  const render = (format: string) => files[FILE_OF[format as keyof typeof FILE_OF]] ?? "";
  if (!options.quiet) await write(io.stdout, render(documentFormat(io, options.format)));
  await writeOutputFiles(outputs, render, io.cwd);
  if (outcome.status === "budget" || summary.n === 0) return EXIT.incomplete;
  const { file: name, sha256, rows } = metadata.dataset;
  const record = recordOf(task, settings, { name, sha256, rows }, summary);
  if (!options.save) {
    if (!options.quiet) await write(io.stderr, `${trustWords(locale).say("unkept", {})}\n`);
    return EXIT.passed;
  }
  const file = await keepProfile(resolve(io.cwd, settings.home), record);
  if (options.store) await withStore(settings, io, (store) => store.trustProfiles.keep(record));
  if (!options.quiet) await write(io.stderr, `${trustWords(locale).say("kept_scores", { file })}\n`);
  return EXIT.passed;
}

const FILE_OF = { md: "summary.md", json: "summary.json", html: "report.html" } as const;

function recordOf(
  task: ScoreTask,
  settings: Settings,
  data: ScoreRecord["data"],
  summary: EvaluationSummary,
): ScoreRecord {
  return {
    record: 1,
    task,
    judge: scoreJudgeIdentity(task, settings),
    data,
    n: summary.n,
    metrics: Object.fromEntries(headlineMetrics(summary)),
    collapse: "collapse" in summary ? summary.collapse : null,
  };
}

function requestOf(
  task: ScoreTask,
  data: string,
  { preset, fresh }: TrustInvocation["options"],
  settings: Settings,
  cwd: string,
  locale: EvaluationRequest["locale"],
): EvaluationRequest {
  const { model, lang, seed, concurrency, home, readability_prompt_version } = settings;
  const key = createHash("sha256")
    .update(JSON.stringify([task, data, preset, model, lang]))
    .digest("hex")
    .slice(0, 12);
  return {
    task,
    data,
    cwd,
    preset,
    out: resolve(cwd, join(home, "trust", `run-${task}-${key}`)),
    policy: { name: "probability", severity_min: "low" },
    tuneFor: "balanced_accuracy",
    repeat: 1,
    seed,
    resamples: 2000,
    concurrency,
    locale,
    retryFailed: true,
    fresh,
    judgeConfig: { lang, ...(task === "rerank" ? {} : { readability_prompt_version }) },
    model,
  };
}
