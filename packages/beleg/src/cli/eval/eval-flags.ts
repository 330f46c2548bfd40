import { EVALUATION_TASKS, PolicyName, UncertaintyPolicy } from "@beleg/core/contracts";
import { PRESETS, TUNING_TARGETS, type TuningTarget } from "@beleg/core/evaluation";
import { RANKERS } from "../../evaluate/index.ts";
import {
  choice,
  choiceOr,
  color,
  forSetting,
  list,
  noCache,
  on,
  requiredChoice,
  requiredText,
  someOf,
  text,
  textOr,
} from "../flags.ts";
import { LANGUAGE_CHOICES, LOCALE_CHOICES } from "../language-choices.ts";
import { settingsFlags } from "../settings-options.ts";
import type { Invocation, ValuesOf } from "../verb.ts";

const targets = Object.keys(TUNING_TARGETS) as TuningTarget[];

export const options = {
  task: requiredChoice("--task <task>", "what is evaluated", EVALUATION_TASKS),
  data: requiredText("--data <file>", "dataset: JSONL, JSON, CSV, Parquet, also gzipped; - reads stdin"),
  preset: choiceOr("--preset <name>", "format of the dataset", PRESETS, "beleg"),
  out: text("--out <folder>", "folder for artefacts and journal; defaults to one under BELEG_HOME"),
  first: text("-n, --first <n>", "only the first rows"),
  sample: text("--sample <n>", "only n rows, drawn at random with the seed"),
  stratify: text(
    "--stratify <field>",
    "--sample: keep the shares of this field's values (origin, system, lang, has_error …)",
  ),
  model: forSetting("model", text("--model <model>", "none, openai/NAME, ollama/NAME, gguf/FILE")),
  criterion: forSetting(
    "criteria",
    someOf("--criterion <text>", "also judge every text by this criterion of your own; repeatable; needs a model"),
  ),
  ranker: choiceOr(
    "--ranker <name>",
    "--task rerank: Beleg's own, the BM25 baseline, or the order of the file",
    RANKERS,
    "beleg",
  ),
  policy: choice("--policy <name>", "what counts as an error in a text (default: probability)", PolicyName.options),
  uncertaintyPolicy: choice("--uncertainty-policy <name>", "how an unproven issue counts", UncertaintyPolicy.options),
  threshold: text("--threshold <x>", "policy value from which a text counts as wrong"),
  issueThreshold: text("--issue-threshold <x>", "number of issues from which a text counts as wrong"),
  scoreCutoff: text("--score-cutoff <x>", "score below which a text counts as wrong"),
  severityMin: choiceOr(
    "--severity-min <severity>",
    "ignore issues below this severity",
    ["low", "medium", "high"],
    "low",
  ),
  tune: text("--tune <file>", "choose the threshold on this other dataset"),
  tuneFor: choiceOr("--tune-for <metric>", "metric to choose it by", targets, "balanced_accuracy"),
  repeat: textOr("--repeat <n>", "judge every row n times and measure how often the answer flips", "1"),
  maxFlipRate: textOr("--max-flip-rate <share>", "exit 4 above this flip rate", "0"),
  maxFailed: textOr("--max-failed <share>", "exit 3 when a larger share of rows fails", "0.05"),
  min: list("--min <metric=value>", "exit 1 when a metric falls below this value; repeatable"),
  baseline: text(
    "--baseline <file>",
    "exit 1 when a run falls below it; written by the first run, raised by better ones",
  ),
  baselinePatience: textOr("--baseline-patience <k>", "failing runs in a row before a new baseline gives way", "3"),
  baselineTolerance: textOr("--baseline-tolerance <x>", "how far a run may fall short of a new baseline", "0.01"),
  votes: text("--votes <n>", "--task spans: how many people must have marked a character"),
  resamples: textOr("--resamples <n>", "bootstrap resamples by group", "2000"),
  seed: forSetting("seed", text("--seed <n>", "seed of the resampling")),
  concurrency: forSetting("concurrency", text("-j, --concurrency <n>", "rows judged at once")),
  maxCalls: forSetting("max_calls", text("--max-calls <n>", "budget of model calls; exit 3 when used up")),
  maxTokensTotal: forSetting(
    "max_tokens_total",
    text("--max-tokens-total <n>", "budget of model tokens; exit 3 when used up"),
  ),
  locale: forSetting("locale", text("--locale <locale>", `language of summary.md and report.html: ${LOCALE_CHOICES}`)),
  lang: forSetting("lang", text("--lang <lang>", `language of the texts: ${LANGUAGE_CHOICES}`)),
  format: choice("-f, --format <format>", "what stdout shows; pretty (verdict and md) on a terminal, else json", [
    "md",
    "json",
    "html",
    "pretty",
  ]),
  output: list("-o, --output <file>", "also write this file (.md, .json, .html; the rows: .csv, .jsonl); repeatable"),
  retryFailed: on("--retry-failed", "retry rows that failed in an earlier run"),
  fresh: on("--fresh", "discard the answers of an earlier run"),
  cache: noCache("neither read nor write the model cache"),
  enqueue: on("--enqueue", "enqueue it for the workers of the store; beleg evaluations show ID prints the result"),
  quiet: on("-q, --quiet", "print nothing"),
  color,
  ...settingsFlags,
};

export type EvalFlags = ValuesOf<typeof options>;
export type EvalInvocation = Omit<Invocation<unknown, EvalFlags>, "args">;
