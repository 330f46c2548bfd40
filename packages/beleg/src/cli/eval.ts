import { createHash } from "node:crypto";
import { basename, join, resolve } from "node:path";
import { EVALUATION_TASKS, type EvaluationTask, PolicyName, UncertaintyPolicy } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { evaluationWords, PRESETS, TUNING_TARGETS } from "@beleg/core/evaluation";
import { type Command, Option } from "commander";
import {
  applyGate,
  type EvaluationOutcome,
  type EvaluationRequest,
  evaluate,
  firstBaseline,
  type GateOutcome,
  openJudge,
  openProgress,
  openRanker,
  RANKERS,
  readBaseline,
  readSurroundings,
  spoolStdin,
  writeBaseline,
} from "../evaluate/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import type { Settings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { type EvalOptions, limitsOf, numberOf, policyOf } from "./eval-options.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

type Finished = Exclude<EvaluationOutcome, { status: "interrupted" }>;

const FORMATS = ["md", "json", "html"] as const;
const FILE_OF = { md: "summary.md", json: "summary.json", html: "report.html" } as const;
const LABEL_OF: Readonly<Record<EvaluationTask, string>> = {
  factuality: "has_error",
  coherence: "gt.coherence",
  readability: "gt.readability",
  spans: "error_spans",
  rerank: "candidates[].grade",
};
const VERDICT_EXIT = {
  passed: EXIT.passed,
  failed: EXIT.gateFailed,
  incomplete: EXIT.incomplete,
  unstable: EXIT.unstable,
} as const;

/** `beleg eval --task T --data FILE`: measures a judge against people's labels; resumes where it was stopped. */
export const verb: Verb = {
  configure,

  async run({ options: given, io }) {
    const options = given as EvalOptions;
    if (options.data !== "-") return runEvaluation(options, io);
    const spooled = await spoolStdin(io.stdin);
    try {
      return await runEvaluation({ ...options, data: spooled.file }, io);
    } finally {
      await spooled.remove();
    }
  },
};

async function runEvaluation(options: EvalOptions, io: CliIo): Promise<number> {
  const settings = await settingsOf(options, settingFlags(options), io);
  if (settings === null) return EXIT.passed;
  const outputs = outputFilesOf(options.output, FORMATS);
  const limits = limitsOf(options);
  const request = requestOf(options, settings.values, io);
  if (options.enqueue) return (await import("./enqueue-eval.ts")).enqueueEval(request, options, settings.values, io);
  const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, io.cwd, options.task);

  const outcome = await evaluate(request, {
    openJudge: () => openJudge(request, settings.values),
    openRanker: () => openRanker(options.ranker, settings.values),
    progress: (label, total) => openProgress(io.stderr, { label, total, quiet: options.quiet === true }),
    signal: io.signal,
    surroundings: await readSurroundings(BELEG_VERSION, io.cwd),
  });
  if (outcome.status === "interrupted") {
    await write(io.stderr, `beleg: ${belegError("interrupted", {}).text(request.locale)}\n`);
    return EXIT.interrupted;
  }

  const { summary, metadata, files } = outcome;
  if (!options.quiet) await write(io.stdout, files[FILE_OF[options.format]] ?? "");
  await writeOutputFiles(outputs, (format) => files[FILE_OF[format as keyof typeof FILE_OF]] ?? "", io.cwd);
  const gate = applyGate(summary, metadata.dataset.sha256.slice(0, 12), { ...limits, baseline });
  if (options.baseline !== undefined && gate.verdict !== "incomplete") {
    const next = gate.baseline?.baseline ?? firstBaseline(summary, baselineOptions(options));
    await writeBaseline(options.baseline, io.cwd, next);
  }
  if (!options.quiet) await write(io.stderr, closingLines(outcome, gate, request, baseline?.patience ?? 0));
  return VERDICT_EXIT[gate.verdict];
}

function configure(command: Command): void {
  const choice = (flags: string, text: string, values: readonly string[]) => new Option(flags, text).choices(values);
  command
    .addOption(choice("--task <task>", "what is evaluated", EVALUATION_TASKS).makeOptionMandatory())
    .requiredOption("--data <file>", "dataset, one JSON object a line; - reads stdin")
    .addOption(choice("--preset <name>", "form of the dataset", PRESETS).default("beleg"))
    .option("--out <folder>", "folder of the artefacts and the journal; by default one under BELEG_HOME")
    .option("-n, --first <n>", "only the first rows")
    .option("--model <model>", "none, openai/NAME, ollama/NAME")
    .addOption(
      choice(
        "--ranker <name>",
        "--task rerank: Beleg's own, the BM25 yardstick, or the order of the file",
        RANKERS,
      ).default("beleg"),
    )
    .addOption(choice("--policy <name>", "what makes a text wrong (default: probability)", PolicyName.options))
    .addOption(choice("--uncertainty-policy <name>", "what an unproven issue counts", UncertaintyPolicy.options))
    .option("--threshold <x>", "from which value of the policy a text is wrong")
    .option("--issue-threshold <x>", "from how many issues a text is wrong")
    .option("--score-cutoff <x>", "below which score a text is wrong")
    .addOption(
      choice("--severity-min <severity>", "issues below it do not count", ["low", "medium", "high"]).default("low"),
    )
    .option("--tune <file>", "choose the threshold on this other dataset")
    .addOption(
      choice("--tune-for <metric>", "what it is chosen for", Object.keys(TUNING_TARGETS)).default("balanced_accuracy"),
    )
    .option("--repeat <n>", "ask every row n times and measure how often the answer flips", "1")
    .option("--max-flip-rate <share>", "exit 4 above it", "0")
    .option("--max-failed <share>", "exit 3 when more rows fail", "0.05")
    .option("--min <metric=value>", "exit 1 when a metric misses it; repeatable", collect, [])
    .option("--baseline <file>", "exit 1 below it; written by the first run, raised by better ones")
    .option("--baseline-patience <k>", "failing runs in a row before a new baseline gives way", "3")
    .option("--baseline-tolerance <x>", "how far a run may fall short of a new baseline", "0.01")
    .option("--votes <n>", "--task spans: how many people must have marked a character")
    .option("--resamples <n>", "bootstrap resamples by group", "2000")
    .option("--seed <n>", "seed of the resampling")
    .option("-j, --concurrency <n>", "rows worked on at once")
    .option("--max-calls <n>", "budget of model calls; exit 3 when used up")
    .option("--max-tokens-total <n>", "budget of model tokens; exit 3 when used up")
    .option("--locale <locale>", "language of summary.md and report.html: de, en, es, pt")
    .option("--lang <lang>", "language of the texts: auto, en, de, es, pt")
    .addOption(choice("-f, --format <format>", "what stdout shows", FORMATS).default("md"))
    .option("-o, --output <file>", "also write this file (.md, .json, .html); repeatable", collect, [])
    .option("--retry-failed", "ask rows again that failed in an earlier run")
    .option("--fresh", "throw the answers of an earlier run away")
    .option("--no-cache", "do not keep or use model answers")
    .option("--enqueue", "leave it to the workers of the store; beleg evaluations show ID tells what came of it")
    .option("-q, --quiet", "print nothing")
    .addHelpText("after", HELP);
  addSettingsOptions(command);
}

const HELP = `
The same command again resumes an interrupted run and asks nothing twice.
--task rerank reads rows {query_id, query, candidates: [{id, title, snippet, grade}]}; --ranker bm25 is the yardstick to beat.

Examples:
  beleg eval --task factuality --data dev.jsonl --tune tune.jsonl --out runs/today
  beleg eval --task readability --data summeval.jsonl --preset summeval --min spearman=0.3
  beleg eval --task factuality --data dev.jsonl --model ollama/llama3.1 --repeat 3 --max-flip-rate 0.02`;

function settingFlags(options: EvalOptions): Record<string, unknown> {
  const { model, locale, lang, seed, concurrency } = options;
  const cache = options.cache ? undefined : false;
  return {
    model,
    locale,
    lang,
    seed,
    concurrency,
    cache,
    max_calls: options.maxCalls,
    max_tokens_total: options.maxTokensTotal,
  };
}

function requestOf(options: EvalOptions, settings: Settings, io: CliIo): EvaluationRequest {
  const { task, data, preset } = options;
  const whole = { min: 1, max: 1e9, whole: true };
  const { model } = settings;
  const judgeConfig = {
    lang: settings.lang,
    locale: settings.locale,
    ...(task === "rerank" ? { ranker: options.ranker } : {}),
    ...(task === "readability" ? { readability_prompt_version: settings.readability_prompt_version } : {}),
  };
  return {
    task,
    data,
    cwd: io.cwd,
    preset,
    out: resolve(io.cwd, options.out ?? defaultFolder(options, settings)),
    first: options.first === undefined ? undefined : numberOf("--first", options.first, whole),
    policy: policyOf(options),
    tune: options.tune,
    tuneFor: options.tuneFor,
    repeat: numberOf("--repeat", options.repeat, { ...whole, max: 100 }),
    votes: options.votes === undefined ? undefined : numberOf("--votes", options.votes, whole),
    seed: settings.seed,
    resamples: numberOf("--resamples", options.resamples, { ...whole, max: 1e6 }),
    concurrency: settings.concurrency,
    locale: settings.locale,
    retryFailed: options.retryFailed === true,
    fresh: options.fresh === true,
    judgeConfig,
    model,
  };
}

/** A folder for this task, file and model, so that the same command finds its journal again. */
function defaultFolder({ task, data, preset, ranker }: EvalOptions, { home, lang, model }: Settings): string {
  const name = basename(data)
    .replace(/\.[^.]*$/, "")
    .replace(/[^\w.-]+/g, "-")
    .slice(0, 60);
  const key = createHash("sha256")
    .update(JSON.stringify([task, data, preset, ranker, model, lang]))
    .digest("hex")
    .slice(0, 8);
  return join(home, "evaluations", `${task}-${name}-${key}`);
}

function baselineOptions(options: EvalOptions) {
  return {
    patience: numberOf("--baseline-patience", options.baselinePatience, { min: 1, max: 1000, whole: true }),
    tolerance: numberOf("--baseline-tolerance", options.baselineTolerance, { min: 0, max: 1 }),
  };
}

/** What stands between the result and the exit code, for people: never on stdout. */
function closingLines({ summary }: Finished, gate: GateOutcome, request: EvaluationRequest, patience: number): string {
  const { say, number, metricName, percent } = evaluationWords(request.locale);
  const { judged, abstained, failed, not_run } = summary.coverage;
  const lines = [say("written_to", { folder: request.out })];
  if (summary.n === 0 && judged > 0) lines.push(say("no_labels", { field: LABEL_OF[request.task] }));
  if (gate.verdict === "incomplete") lines.push(say("coverage_line", { judged, abstained, failed, not_run }));
  if (gate.verdict === "unstable")
    lines.push(say("unstable_line", { rate: percent(summary.stability?.flip_rate ?? 0) }));
  for (const { metric, required, value } of gate.missed) {
    lines.push(say("gate_missed", { metric, value: number(value), required: number(required) }));
  }
  for (const { metric, baseline, value } of gate.baseline?.worse ?? []) {
    lines.push(
      say("baseline_failed", { metric: metricName(metric), value: number(value), baseline: number(baseline) }),
    );
  }
  if (gate.baseline?.gave_way) lines.push(say("baseline_gave_way", { runs: patience }));
  return `${lines.join("\n")}\n`;
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}
