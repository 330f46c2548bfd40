import { createHash } from "node:crypto";
import {
  BelegError,
  belegError,
  belegErrorOf,
  canonicalJson,
  errorMessage,
  formatMessage,
  STDIN_NAME,
} from "@beleg/core/contracts";
import { evaluationWords, headlineMetrics } from "@beleg/core/evaluation";
import {
  applyGate,
  type EvaluationRequest,
  evaluate,
  exportRows,
  firstBaseline,
  type GateOutcome,
  openJudge,
  openProgress,
  openRanker,
  readBaseline,
  readEnvironment,
  spoolStdin,
  writeBaseline,
} from "../../evaluate/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import type { Settings } from "../../settings/index.ts";
import { numberOf } from "../argument-values.ts";
import { write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { settingsOf } from "../settings-options.ts";
import { shownFormat } from "../shown-format.ts";
import { terminalPaint } from "../terminal-paint.ts";
import { outputFilesOf, writeOutputFiles } from "../write-output-files.ts";
import { closingLines, type FinishedEvaluation, reasonsAgainst } from "./closing-lines.ts";
import type { EvalFlags, EvalInvocation } from "./eval-flags.ts";
import { limitsOf } from "./eval-options.ts";
import { requestOf } from "./eval-request.ts";

const FORMATS = ["md", "json", "html", "csv", "jsonl"] as const;
const FILE_OF = { md: "summary.md", json: "summary.json", html: "report.html" } as const;
const VERDICT_EXIT = {
  passed: EXIT.passed,
  failed: EXIT.gateFailed,
  incomplete: EXIT.incomplete,
  unstable: EXIT.unstable,
} as const;

const TONE = { passed: "pass", failed: "fail", incomplete: "open", unstable: "open" } as const;
const WORD = { passed: "passed", failed: "blocked", incomplete: "incomplete", unstable: "unstable" } as const;

/** Evaluates what the command line asks for; a dataset from stdin is put aside first, as it is read more than once. */
export async function runEval(invocation: EvalInvocation): Promise<number> {
  const { options, io } = invocation;
  if (options.data !== "-") return runOnFile(invocation);
  const spooled = await spoolStdin(io.stdin);
  try {
    return await runOnFile({ ...invocation, options: { ...options, data: spooled.file } });
  } catch (error) {
    throw error instanceof BelegError ? toldOfStdin(error, spooled.file) : error;
  } finally {
    await spooled.remove();
  }
}

/** The same error without the name of a file nobody has given. */
function toldOfStdin(error: BelegError, file: string): BelegError {
  const told = (text: string) => text.replaceAll(file, STDIN_NAME);
  const params = Object.entries(error.params).map(([key, value]) => [
    key,
    typeof value === "string" ? told(value) : value,
  ]);
  const data = { code: error.code, params: Object.fromEntries(params), path: told(error.path) };
  return belegErrorOf(data, { cause: error });
}

async function runOnFile(invocation: EvalInvocation): Promise<number> {
  const { options, io } = invocation;
  const settings = await settingsOf(invocation);
  if (settings === null) return EXIT.passed;
  const outputs = outputFilesOf(options.output, FORMATS);
  const limits = limitsOf(options);
  const request = requestOf(options, settings.values, io);
  if (options.enqueue) return (await import("./enqueue-eval.ts")).enqueueEval(request, options, settings.values, io);
  const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, io.cwd, options.task);
  const outcome = await evaluateHere(request, settings.values, invocation);
  if (outcome.status === "interrupted") {
    await write(io.stderr, `beleg: ${errorMessage(belegError("interrupted", {}), request.locale)}\n`);
    return EXIT.interrupted;
  }
  const { files } = outcome;
  for (const { file, format } of outputs) {
    if (format === "csv" || format === "jsonl")
      await exportRows({ folder: request.out, cwd: io.cwd }, { file, format });
    else await writeOutputFiles([{ file, format }], () => files[FILE_OF[format as keyof typeof FILE_OF]] ?? "", io.cwd);
  }
  const gate = await throughGate(outcome, { ...limits, baseline }, invocation);
  if (!options.quiet) await write(io.stdout, shownText(outcome, gate, request, invocation));
  if (!options.quiet) await write(io.stderr, closingLines(outcome, gate, request, baseline?.patience ?? 0));
  return VERDICT_EXIT[gate.verdict];
}

/** On a terminal the verdict stands first; a pipe gets a file as it is. */
function shownText(
  { files, summary }: FinishedEvaluation,
  gate: GateOutcome,
  { locale }: EvaluationRequest,
  { options, io }: EvalInvocation,
): string {
  const shown = options.format ?? (shownFormat(io, undefined) === "pretty" ? "pretty" : "json");
  const text = files[FILE_OF[shown === "pretty" ? "md" : shown]] ?? "";
  if (shown !== "pretty") return text;
  const paint = terminalPaint(io, options.color) ?? ((_tone, word) => word);
  const isGated = options.min.length > 0 || options.baseline !== undefined;
  const { say } = evaluationWords(locale);
  if (gate.verdict === "passed" && !isGated)
    return `${paint("strong", formatMessage("terminal.no_gate", {}, locale))}  ${say("no_limit", {})}\n\n${text}`;
  const word = paint(TONE[gate.verdict], formatMessage(`terminal.${WORD[gate.verdict]}`, {}, locale));
  const [why = say("limits_met", {})] = reasonsAgainst(summary, gate, locale);
  return `${word}  ${why}\n\n${text}`;
}

async function evaluateHere(request: EvaluationRequest, settings: Settings, { options, io }: EvalInvocation) {
  return evaluate(request, {
    openJudge: () => openJudge(request, settings),
    openRanker: () => openRanker(options.ranker, settings),
    progress: (label, total) => openProgress(io.stderr, { label, total, quiet: options.quiet, locale: request.locale }),
    signal: io.signal,
    environment: await readEnvironment(BELEG_VERSION, io.cwd),
  });
}

/** Compares the figures with the limits, and raises the baseline where there is one. */
async function throughGate(
  { summary, metadata }: FinishedEvaluation,
  limits: Parameters<typeof applyGate>[2],
  { options, io }: EvalInvocation,
) {
  const gate = applyGate(summary, runName(summary, metadata), limits);
  if (options.baseline !== undefined && gate.verdict !== "incomplete") {
    const next = gate.baseline?.baseline ?? firstBaseline(summary, baselineOptions(options));
    await writeBaseline(options.baseline, io.cwd, next);
  }
  return gate;
}

/** The same judge with the same figures on the same rows is the same run, however often it is repeated. */
function runName(summary: FinishedEvaluation["summary"], { dataset, model, judge }: FinishedEvaluation["metadata"]) {
  const figures = headlineMetrics(summary).map(([name, { value }]) => [name, value]);
  const run = canonicalJson({ dataset: dataset.sha256, model, judge, figures });
  return createHash("sha256").update(run).digest("hex").slice(0, 12);
}

function baselineOptions(options: EvalFlags) {
  return {
    patience: numberOf("--baseline-patience", options.baselinePatience, { min: 1, max: 1000, whole: true }),
    tolerance: numberOf("--baseline-tolerance", options.baselineTolerance, { min: 0, max: 1 }),
  };
}
