import { belegError, ExplainabilityInput, requireContract, type Severity } from "@beleg/core/contracts";
import { buildReport, type FormatOptions, type ReportCase, reportPieces } from "@beleg/core/report";
import { Option } from "commander";
import { type OutputFormat, outputFormats, readText } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import type { Settings } from "../settings/index.ts";
import { writeAll } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { atPlace, type InputCase, isJsonLines, readCases } from "./read-cases.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import { terminalPaint } from "./terminal-paint.ts";
import type { Verb } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

type Options = SettingsOptions & {
  readonly input?: string;
  readonly format?: OutputFormat;
  readonly output: readonly string[];
  readonly source?: string;
  readonly locale?: string;
  readonly topK?: string;
  readonly offsets?: string;
  readonly failOn?: Severity;
  readonly quiet?: boolean;
  readonly color: boolean;
};

const RANK: Readonly<Record<Severity, number>> = { low: 0, medium: 1, high: 2 };

/** `beleg report --input FILE`: the `m9_v1` report of judges' results somebody else (or `beleg check`) made. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--input <file>", "JSON object {summary_text, factuality?, coherence?, readability?}, .jsonl, or -")
      .addOption(
        new Option("-f, --format <format>", "what stdout shows; json, or jsonl for .jsonl input").choices(
          outputFormats,
        ),
      )
      .option("-o, --output <file>", "also write this file, format by its ending; repeatable", collect, [])
      .option("--source <file>", "the source text, where the input has no article_text")
      .option("--locale <locale>", "language of the report: de, en, es, pt")
      .option("--top-k <n>", "how many top spans the report names")
      .option("--offsets <encoding>", "how json and jsonl count characters: utf-16 or unicode")
      .addOption(
        new Option("--fail-on <severity>", "exit 1 at a finding this grave").choices(["low", "medium", "high"]),
      )
      .option("-q, --quiet", "print nothing on stdout")
      .option("--no-color", "no colours")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg report --input result.json\n  beleg report --input cases.jsonl -o report.html -o report.sarif",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const flags = { locale: options.locale, top_k: options.topK, offsets: options.offsets };
    const settings = await settingsOf(options, flags, io);
    if (settings === null) return EXIT.passed;
    const { input: file } = options;
    // Asked for here, not by the parser: a mistyped flag is the mistake to name, and --print-config needs no input.
    if (file === undefined) throw belegError("missing_argument", { argument: "--input <file>" });
    const outputs = outputFilesOf(options.output);
    const source = options.source === undefined ? undefined : await readText(options.source, io);
    const shown = options.format ?? (isJsonLines(file) ? "jsonl" : "json");
    const paint = terminalPaint(io, options.color);
    const format: FormatOptions = { ...settings.values, version: BELEG_VERSION };

    const kept: ReportCase[] = [];
    let failed = false;
    // Lines go out as they come in; only what needs all cases together keeps them.
    const streams = shown === "jsonl" && outputs.length === 0;
    for await (const input of readCases(file, io)) {
      const reportCase = caseOf(input, source, options.source, settings.values);
      failed ||= failsOn(reportCase, options.failOn);
      if (!streams) kept.push(reportCase);
      else if (!options.quiet) await writeAll(io.stdout, reportPieces("jsonl", [reportCase], format));
    }
    if (!streams && !options.quiet) await writeAll(io.stdout, reportPieces(shown, kept, { ...format, paint }));
    await writeOutputFiles(outputs, (name) => reportPieces(name, kept, format), io.cwd);
    return failed ? EXIT.gateFailed : EXIT.passed;
  },
};

function caseOf(
  { value, place }: InputCase,
  source: string | undefined,
  sourceName: string | undefined,
  { locale, top_k }: Settings,
): ReportCase {
  const input = atPlace(place, () => requireContract(ExplainabilityInput, value));
  const { summary_text, factuality, coherence, readability, offset_encoding } = input;
  const article_text = input.article_text ?? source;
  const report = buildReport({
    summary_text,
    article_text,
    factuality,
    coherence,
    readability,
    offset_encoding,
    locale,
    top_k,
  });
  return {
    report,
    summary_text,
    article_text,
    summary_name: input.summary_name,
    article_name: input.article_name ?? (input.article_text == null ? sourceName : undefined),
    id: input.id == null ? undefined : String(input.id),
    agents: { factuality, coherence, readability },
  };
}

function failsOn({ report }: ReportCase, limit: Severity | undefined): boolean {
  return limit !== undefined && report.findings.some(({ severity }) => RANK[severity] >= RANK[limit]);
}

function collect(file: string, files: readonly string[]): string[] {
  return [...files, file];
}
