import { caseVerdict, type ReportCase } from "@beleg/core/report";
import { type Checker, checkCases, checkLines, openChecker, repeatCheck } from "../../checker/index.ts";
import type { Progress } from "../../evaluate/progress.ts";
import { gateOf, givenLocale, type ResolvedSettings } from "../../settings/index.ts";
import { numberOf } from "../argument-values.ts";
import { write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { type FileTexts, openFileTexts } from "../file-texts.ts";
import { settingsOf } from "../settings-options.ts";
import { readSourceFiles } from "../source-files.ts";
import { type Baseline, readBaseline } from "./baseline-file.ts";
import { exitOf } from "./check-exit.ts";
import type { CheckInvocation } from "./check-flags.ts";
import { inputsOf } from "./check-inputs.ts";
import { type CheckOutput, isMany, openCheckOutput } from "./check-output.ts";
import { openCheckProgress } from "./check-progress.ts";
import { type CollapseWatch, watchCollapse } from "./collapse-watch.ts";
import { reportCaseOf } from "./report-case-of.ts";
import { requireTexts } from "./require-texts.ts";
import { type CheckSaver, openCheckSaver } from "./save-checks.ts";
import { namedTexts, textPairs } from "./text-pairs.ts";

/** What a run of checks is done with. */
type CheckRun = CheckInvocation & {
  readonly settings: ResolvedSettings;
  readonly inputs: ReturnType<typeof inputsOf>;
  readonly checker: Checker;
  readonly output: CheckOutput;
  /** How often each text is checked. */
  readonly times: number;
  readonly baseline: Baseline | undefined;
  readonly onCase: ((reportCase: ReportCase) => void) | undefined;
  readonly saver: CheckSaver | undefined;
  readonly collapse: CollapseWatch | undefined;
  readonly progress: Progress | undefined;
};

/** Checks what the command line names, prints it and says how it went; `onCase` is told every case. */
export async function runCheck(
  invocation: CheckInvocation,
  onCase?: (reportCase: ReportCase) => void,
): Promise<number> {
  const settings = await settingsOf(invocation);
  if (settings === null) return EXIT.passed;
  requireTexts(invocation.args, invocation.options);
  const texts = openFileTexts(invocation.io);
  try {
    return await checkWith(await openRun(texts, invocation, settings, onCase));
  } finally {
    await texts.close();
  }
}

async function checkWith(run: CheckRun): Promise<number> {
  const { checker, output, saver, collapse, progress, settings, io } = run;
  let code: number;
  try {
    // Where lines are all that is wanted, the threads write them.
    const isWatched = saver || collapse || run.baseline || run.onCase;
    const onlyLines = output.isLinesOnly && !isWatched && run.times === 1;
    code = onlyLines ? await printLines(run) : await addResults(run);
  } finally {
    progress?.stop();
    await checker.close();
    await saver?.close();
  }
  await output.print();
  const locale = givenLocale(settings.values) ?? "en";
  for (const warning of collapse?.warnings(locale) ?? []) await write(io.stderr, `${warning}\n`);
  await output.writeFiles();
  return io.signal.aborted ? EXIT.interrupted : code;
}

async function openRun(
  texts: FileTexts,
  invocation: CheckInvocation,
  settings: ResolvedSettings,
  onCase: CheckRun["onCase"],
): Promise<CheckRun> {
  const { args, options, io } = invocation;
  const { values } = settings;
  // What was typed wrong is said before any file is read.
  const times = timesOf(options.repeat);
  const named = await namedTexts(args.text, io);
  const many = isMany(options) || named !== undefined;
  const output = openCheckOutput({ ...options, many }, values, io);
  const baseline = options.baseline === undefined ? undefined : await readBaseline(options.baseline, io);
  const shared = await readSourceFiles(options.source, texts, io);
  const pairs = options.texts === undefined ? named : await textPairs(options.texts, options.sources, io);
  const inputs = inputsOf(args, options, pairs, { shared, texts, settings: values, preset: options.preset, io });
  const checker = await openChecker({ settings: values, threads: threadsFor(settings, many) });
  const collapse = many && values.model !== "none" ? watchCollapse() : undefined;
  const saver = options.save
    ? await openCheckSaver(values, options.tenant, io, givenLocale(values) ?? "en")
    : undefined;
  const shown = { lines: output.isLinesOnly, quiet: options.quiet, locale: givenLocale(values) ?? "en" };
  const progress = await openCheckProgress(options.input ?? pairs?.length ?? 1, shown, io);
  return { ...invocation, settings, inputs, checker, output, times, baseline, onCase, saver, collapse, progress };
}

/** Threads cost more than one text is worth, and a model is waited for. */
function threadsFor({ values, sources }: ResolvedSettings, many: boolean): number | "all" | undefined {
  if (!many || values.model !== "none") return undefined;
  return sources.concurrency === "flag" ? values.concurrency : "all";
}

async function printLines({ inputs, checker, settings, options, progress, io }: CheckRun): Promise<number> {
  let code: number = EXIT.passed;
  for await (const checked of checkLines(inputs, checker, settings.values, io.signal)) {
    code = worse(code, exitOf(checked.verdict, undefined, settings.values));
    progress?.step({ failed: checked.verdict === "incomplete", replayed: false });
    if (!options.quiet) await write(io.stdout, `${checked.line}\n`);
  }
  return code;
}

async function addResults(run: CheckRun): Promise<number> {
  const { inputs, settings, options, io } = run;
  const checker = repeatCheck(run.checker, run.times, settings.values);
  let code: number = EXIT.passed;
  for await (const checked of checkCases(inputs, checker, io.signal)) {
    const { result, one } = checked;
    const { summary_name, article_name } = one.shown;
    const reportCase = reportCaseOf(checked);
    run.onCase?.(reportCase);
    const known = run.baseline?.knownOf(reportCase);
    const { verdict } = caseVerdict({ ...reportCase, known }, gateOf(settings.values));
    code = worse(code, exitOf(verdict, result.stability, settings.values));
    run.progress?.step({ failed: verdict === "incomplete", replayed: false });
    run.collapse?.see(result);
    const names = { label: summary_name ?? undefined, title: options.source[0] ?? article_name ?? undefined };
    await run.output.add({ ...checked, known }, await run.saver?.save(checked, names));
  }
  return code;
}

/** Incomplete outweighs a failed gate: what is missing might have failed worse. */
function worse(one: number, other: number): number {
  return Math.max(one, other);
}

function timesOf(repeat: string | undefined): number {
  return repeat === undefined ? 1 : numberOf("--repeat", repeat, { min: 1, max: 100, whole: true });
}
