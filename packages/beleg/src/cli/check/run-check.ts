import { belegError } from "@beleg/core/contracts";
import { type Checker, checkCases, checkedVerdict, checkLines, openChecker, repeatCheck } from "../../checker/index.ts";
import type { Progress } from "../../evaluate/progress.ts";
import { givenLocale, type ResolvedSettings } from "../../settings/index.ts";
import { write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { type FileTexts, openFileTexts } from "../file-texts.ts";
import { settingsOf } from "../settings-options.ts";
import { readSourceFiles } from "../source-files.ts";
import { exitOf } from "./check-exit.ts";
import type { CheckInvocation } from "./check-flags.ts";
import { inputsOf } from "./check-inputs.ts";
import { type CheckOutput, isMany, openCheckOutput } from "./check-output.ts";
import { openCheckProgress } from "./check-progress.ts";
import { type CollapseWatch, watchCollapse } from "./collapse-watch.ts";
import { requireTexts } from "./require-texts.ts";
import { type CheckSaver, openCheckSaver } from "./save-checks.ts";
import { textPairs } from "./text-pairs.ts";

/** What a run of checks is done with. */
type CheckRun = CheckInvocation & {
  readonly settings: ResolvedSettings;
  readonly texts: FileTexts;
  readonly inputs: ReturnType<typeof inputsOf>;
  readonly checker: Checker;
  readonly output: CheckOutput;
  /** How often each text is checked. */
  readonly times: number;
  readonly saver: CheckSaver | undefined;
  readonly collapse: CollapseWatch | undefined;
  readonly progress: Progress | undefined;
};

/** Checks what the command line names, prints it and says how it went. */
export async function runCheck(invocation: CheckInvocation): Promise<number> {
  const settings = await settingsOf(invocation);
  if (settings === null) return EXIT.passed;
  requireTexts(invocation.args, invocation.options);
  const texts = openFileTexts(invocation.io);
  try {
    return await checkWith(texts, invocation, settings);
  } finally {
    await texts.close();
  }
}

async function checkWith(texts: FileTexts, invocation: CheckInvocation, settings: ResolvedSettings): Promise<number> {
  const run = await openRun(texts, invocation, settings);
  const { checker, output, saver, collapse, progress, io } = run;
  let code: number;
  try {
    // Where lines are all that is wanted, the threads write them.
    const onlyLines = output.isLinesOnly && !saver && !collapse && run.times === 1;
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

async function openRun(texts: FileTexts, invocation: CheckInvocation, settings: ResolvedSettings): Promise<CheckRun> {
  const { args, options, io } = invocation;
  const { values } = settings;
  const many = isMany(options);
  const output = openCheckOutput(options, values, io);
  const shared = await readSourceFiles(options.source, texts, io);
  const pairs = options.texts === undefined ? undefined : await textPairs(options.texts, options.sources, io);
  const inputs = inputsOf(args, options, pairs, { shared, texts, settings: values, io });
  const times = timesOf(options.repeat);
  const checker = await openChecker({ settings: values, threads: threadsFor(settings, many) });
  const collapse = many && values.model !== "none" ? watchCollapse() : undefined;
  const saver = options.save
    ? await openCheckSaver(values, options.tenant, io, givenLocale(values) ?? "en")
    : undefined;
  const shown = { lines: output.isLinesOnly, quiet: options.quiet, locale: givenLocale(values) ?? "en" };
  const progress = await openCheckProgress(options.input, shown, io);
  return { ...invocation, settings, texts, inputs, checker, output, times, saver, collapse, progress };
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
    const { verdict } = checkedVerdict(result, settings.values);
    code = worse(code, exitOf(verdict, result.stability, settings.values));
    run.progress?.step({ failed: verdict === "incomplete", replayed: false });
    run.collapse?.see(result);
    const names = { label: summary_name ?? undefined, title: options.source[0] ?? article_name ?? undefined };
    await run.output.add(checked, await run.saver?.save(checked, names));
  }
  return code;
}

/** Incomplete outweighs a failed gate: what is missing might have failed worse. */
function worse(one: number, other: number): number {
  return Math.max(one, other);
}

function timesOf(repeat: string | undefined): number {
  if (repeat === undefined) return 1;
  const times = Number(repeat);
  if (Number.isInteger(times) && times >= 1 && times <= 100) return times;
  throw belegError("invalid_argument", { argument: "--repeat", detail: "1–100" });
}
