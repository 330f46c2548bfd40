import {
  belegError,
  type CheckResult,
  DIMENSIONS,
  type Dimension,
  requireContract,
  type Severity,
} from "@beleg/core/contracts";
import { canonicalJson } from "@beleg/core/json";
import { type ReportCase, reportPieces } from "@beleg/core/report";
import { Option } from "commander";
import { z } from "zod";
import type { CheckCase, CheckedCase, Checker, CheckSettings, Outcome } from "../check/index.ts";
import { type OutputFormat, outputFormats, readText } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import type { ResolvedSettings, Settings } from "../settings/index.ts";
import { type CliIo, write, writeAll } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { atPlace, isJsonLines, readCases } from "./read-cases.ts";
import type { CheckSaver } from "./save-checks.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import { terminalPaint } from "./terminal-paint.ts";
import type { Verb } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

type Options = SettingsOptions & {
  readonly source?: string;
  readonly input?: string;
  readonly format?: OutputFormat;
  readonly output: readonly string[];
  readonly judges?: string;
  readonly committee?: string;
  readonly combine?: string;
  readonly repeat?: string;
  readonly model?: string;
  readonly locale?: string;
  readonly lang?: string;
  readonly offsets?: string;
  readonly failOn?: Severity;
  readonly concurrency?: string;
  readonly cache: boolean;
  readonly debug?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly save?: boolean;
  readonly tenant: string;
};

/** One record of `--input`; unknown keys are left alone, so that datasets can be checked as they are. */
const CheckRow = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  article_text: z.string().nullish(),
  summary_text: z.string(),
  lang: z.string().nullish(),
});

const RANK: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };

/** `beleg check --source FILE TEXTFILE`: judges a text against its source, claim by claim. */
export const verb: Verb = {
  configure(command) {
    command
      .argument("[text]", "the text to check, or - for stdin")
      .option("--source <file>", "the source the text speaks about; with --input where a record has no article_text")
      .option("--input <file>", "many texts instead: .jsonl with article_text and summary_text, .json, or -")
      .addOption(
        new Option("-f, --format <format>", "what stdout shows; json, or jsonl for .jsonl input").choices(
          outputFormats,
        ),
      )
      .option(
        "-o, --output <file>",
        "also write the report to this file, format by its ending; repeatable",
        collect,
        [],
      )
      .option("--judges <list>", "which judges look at the text: factuality,coherence,readability")
      .option("--committee <n>", "how many independent model judges score coherence and readability")
      .addOption(new Option("--combine <how>", "how their scores become one").choices(["mean", "median", "majority"]))
      .option("--repeat <n>", "check each text n times and say how often the verdict turns; exit 4 over flip_limit")
      .option("--model <name>", "none (the embedded judges), openai/NAME, ollama/NAME")
      .option("--no-cache", "ask the model again even for known questions")
      .option("--locale <locale>", "language of the messages: de, en, es, pt")
      .option("--lang <language>", "language of the texts: auto, en, de, es, pt")
      .option("--offsets <encoding>", "how json and jsonl count characters: utf-16 or unicode")
      .addOption(
        new Option("--fail-on <severity>", "exit 1 at a finding this grave").choices(["low", "medium", "high"]),
      )
      .option("-j, --concurrency <n>", "how many texts are checked at once")
      .option("--save", "store each check as a run; beleg runs shows them")
      .option("--tenant <name>", "whose run it is, with --save", "default")
      .option("--debug", "say how each claim went through the gate")
      .option("-q, --quiet", "print nothing on stdout")
      .option("--no-color", "no colours")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg check --source article.txt summary.txt\n  beleg check --input cases.jsonl --format jsonl\n  cat summary.txt | beleg check --source article.txt -",
      );
    addSettingsOptions(command);
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const settings = await settingsOf(
      options,
      {
        model: options.model,
        judges: options.committee,
        combine: options.combine,
        locale: options.locale,
        lang: options.lang,
        offsets: options.offsets,
        fail_on: options.failOn,
        concurrency: options.concurrency,
        cache: options.cache ? undefined : false,
      },
      io,
    );
    if (settings === null) return EXIT.passed;
    const outputs = outputFilesOf(options.output);
    const many = options.input !== undefined;
    const shown = options.format ?? (many && isJsonLines(options.input ?? "") ? "jsonl" : "json");
    const names = { summary_name: args[0], article_name: options.source };
    if (many && args[0] !== undefined) {
      throw belegError("invalid_argument", { argument: "--input", detail: `not together with a text (${args[0]})` });
    }
    const source = many && options.source !== undefined ? await readText(options.source, io) : "";
    const cases = many ? casesOf(options.input!, source, io) : oneCase(args[0], options.source, io);
    const { checkCases, checkLines, outcomeOf, printedResult, repeatCheck } = await import("../check/index.ts");
    const limits = settings.values;
    const judged = await openCheckerFor(options, limits, many);
    const checker = repeatCheck(judged, timesOf(options.repeat), (result) =>
      verdictOf(outcomeOf(result), limits.fail_on),
    );

    const collapse =
      many && limits.model !== "none" ? (await import("./collapse-watch.ts")).watchCollapse() : undefined;
    const saver = options.save ? await openSaverFor(options, settings, io) : undefined;

    const format = { ...settings.values, version: BELEG_VERSION };
    const kept: ReportCase[] = [];
    const results: unknown[] = [];
    let outcome: number = EXIT.passed;
    // Where lines are all that is wanted, the threads write them.
    const onlyLines = shown === "jsonl" && outputs.length === 0 && saver === undefined;
    const checkToLine = onlyLines ? checker.checkToLine : undefined;
    try {
      if (checkToLine !== undefined) {
        for await (const checked of checkLines(cases, checkToLine, checker, io.signal)) {
          outcome = worse(outcome, exitOf(checked, undefined, limits));
          if (!options.quiet) await write(io.stdout, `${checked.line}\n`);
        }
      } else {
        for await (const checked of checkCases(cases, checker, io.signal)) {
          const { one, result } = checked;
          outcome = worse(outcome, exitOf(outcomeOf(result), result.stability, limits));
          collapse?.see(result);
          const run_id = await saver?.save(checked, { label: args[0], title: options.source });
          if (shown === "jsonl" && !options.quiet)
            await write(io.stdout, `${canonicalJson(printedResult(one, result, limits.offsets, run_id))}\n`);
          else if (shown === "json") results.push(printedResult(one, result, limits.offsets, run_id));
          if (outputs.length > 0 || (shown !== "json" && shown !== "jsonl")) {
            kept.push(reportCaseOf(checked, names));
          }
        }
      }
    } finally {
      await checker.close();
      await saver?.close();
    }
    if (!options.quiet && shown === "json") {
      await write(io.stdout, `${canonicalJson(many ? results : results[0], { indent: 2 })}\n`);
    } else if (!options.quiet && shown !== "jsonl") {
      await writeAll(io.stdout, reportPieces(shown, kept, { ...format, paint: terminalPaint(io, options.color) }));
    }
    for (const warning of collapse?.warnings(limits.locale) ?? []) await write(io.stderr, `${warning}\n`);
    await writeOutputFiles(outputs, (name) => reportPieces(name, kept, format), io.cwd);
    return io.signal.aborted ? EXIT.interrupted : outcome;
  },
};

async function openCheckerFor(options: Options, settings: Settings, many: boolean): Promise<Checker> {
  const { openChecker, openCheckerThreads } = await import("../check/index.ts");
  const asked: CheckSettings = {
    judges: judgesOf(options.judges),
    lang: settings.lang,
    locale: settings.locale,
    promptVersion: settings.readability_prompt_version,
    debug: options.debug ?? false,
    topK: settings.top_k,
    offsets: settings.offsets,
    committee: { size: settings.judges, combine: settings.combine, temperature: settings.temperature },
  };
  if (settings.model === "none") {
    return many
      ? openCheckerThreads(asked, options.concurrency === undefined ? undefined : settings.concurrency)
      : openChecker(asked, 1);
  }
  const { createLanguageModel } = await import("../language-model/index.ts");
  return openChecker(asked, settings.concurrency, createLanguageModel(settings));
}

async function openSaverFor(options: Options, { values, sources }: ResolvedSettings, io: CliIo): Promise<CheckSaver> {
  const { openCheckSaver } = await import("./save-checks.ts");
  return openCheckSaver(values, options.tenant, io, sources.locale === "default" ? "en" : values.locale);
}

function judgesOf(list: string | undefined): readonly Dimension[] {
  if (list === undefined) return DIMENSIONS;
  return list.split(",").map((word) => {
    const found = DIMENSIONS.find((name) => name === word.trim());
    if (found === undefined) {
      throw belegError("invalid_argument", { argument: "--judges", detail: DIMENSIONS.join(", ") });
    }
    return found;
  });
}

async function* oneCase(text: string | undefined, source: string | undefined, io: CliIo): AsyncGenerator<CheckCase> {
  if (text === undefined) throw belegError("missing_argument", { argument: "text" });
  if (source === undefined) throw belegError("missing_argument", { argument: "--source" });
  if (text === "-" && source === "-") {
    throw belegError("invalid_argument", { argument: "--source", detail: "only one of both can be stdin" });
  }
  yield { article_text: await readText(source, io), summary_text: await readText(text, io) };
}

async function* casesOf(file: string, source: string, io: CliIo): AsyncGenerator<CheckCase> {
  for await (const { value, place } of readCases(file, io)) {
    const row = atPlace(place, () => requireContract(CheckRow, value));
    yield { id: row.id, article_text: row.article_text ?? source, summary_text: row.summary_text, lang: row.lang };
  }
}

function reportCaseOf(
  { one, result }: CheckedCase,
  names: { readonly summary_name: string | undefined; readonly article_name: string | undefined },
): ReportCase {
  const { summary_text, article_text } = one;
  const { factuality, coherence, readability, explainability: report } = result;
  return { report, summary_text, article_text, ...names, id: one.id, agents: { factuality, coherence, readability } };
}

function exitOf(outcome: Outcome, stability: CheckResult["stability"], { fail_on, flip_limit }: Settings): number {
  const passed = verdictOf(outcome, fail_on);
  if (passed === null) return EXIT.incomplete;
  if (stability !== undefined && stability.flip_rate > flip_limit) return EXIT.unstable;
  return passed ? EXIT.passed : EXIT.gateFailed;
}

/** Whether a result passes the gate; null when a judge failed, so that nobody can say. */
function verdictOf({ failed, gravest }: Outcome, limit: Severity): boolean | null {
  if (failed) return null;
  return gravest === null || RANK[gravest] < RANK[limit];
}

function timesOf(repeat: string | undefined): number {
  if (repeat === undefined) return 1;
  const times = Number(repeat);
  if (Number.isInteger(times) && times >= 1 && times <= 100) return times;
  throw belegError("invalid_argument", { argument: "--repeat", detail: "1–100" });
}

/** Incomplete outweighs a failed gate: what is missing might have failed worse. */
function worse(one: number, other: number): number {
  return Math.max(one, other);
}

function collect(file: string, files: readonly string[]): string[] {
  return [...files, file];
}
