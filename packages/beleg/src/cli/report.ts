import { ExplainabilityInput, requireContract } from "@beleg/core/contracts";
import { buildReport, caseVerdict, type FormatOptions, type ReportCase, reportPieces } from "@beleg/core/report";
import { outputFormats } from "../files/index.ts";
import { BELEG_VERSION } from "../files/version.ts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { requireValue } from "./argument-values.ts";
import { EXIT_OF } from "./check/check-exit.ts";
import { type CliIo, writeAll } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { openFileTexts } from "./file-texts.ts";
import { choice, color, factsGate, forSetting, list, quiet, styleGate, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { atPlace, type InputCase, readCases } from "./read-cases.ts";
import { recordNames } from "./record-names.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { shownFormat, widthOf } from "./shown-format.ts";
import { readSourceFiles, type SourceFiles } from "./source-files.ts";
import { terminalPaint } from "./terminal-paint.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

const flags = {
  input: text(
    "--input <file>",
    "JSON object {summary_text, factuality?, coherence?, readability?, criteria?}, .jsonl, or -",
  ),
  format: choice(
    "-f, --format <format>",
    "what stdout shows; pretty on a terminal, else json, or jsonl for .jsonl input",
    outputFormats,
  ),
  output: list("-o, --output <file>", "also write this file, format by extension; repeatable"),
  source: list("--source <file>", "a source text, where the input has none: a file, a folder or a pattern; repeatable"),
  locale: forSetting("locale", text("--locale <locale>", `language of the report: ${LOCALE_CHOICES}`)),
  topK: forSetting("top_k", text("--top-k <n>", "how many top spans the report names")),
  offsets: forSetting(
    "offsets",
    text("--offsets <encoding>", "how json and jsonl count characters: utf-16 or unicode"),
  ),
  failOn: factsGate(
    "exit 1 on a finding on facts of at least this severity, 3 on a judge that did not finish; off by default",
  ),
  failOnStyle: styleGate,
  quiet,
  color,
  ...settingsFlags,
};

/** `beleg report --input FILE`: the `m9_v1` report of judges' results somebody else (or `beleg check`) made. */
export const verb = defineVerb({
  options: flags,
  help: "\nExamples:\n  beleg report --input result.json\n  beleg report --input cases.jsonl -o report.html -o report.sarif",

  async run(invocation) {
    const { options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    // Asked for here, not by the parser: a mistyped flag is the mistake to name, and --print-config needs no input.
    const file = requireValue("--input <file>", options.input);
    return reportOn(file, options, settings.values, io);
  },
});

/** Prints and writes the report; the exit code says how it passes the gate of `--fail-on` and `--fail-on-style`. */
async function reportOn(file: string, options: ValuesOf<typeof flags>, settings: Settings, io: CliIo): Promise<number> {
  const outputs = outputFilesOf(options.output);
  const shared = await sharedSources(options.source, io);
  const shown = options.format ?? shownFormat(io, file);
  const paint = terminalPaint(io, options.color);
  const gate = askedGate(options);
  const format: FormatOptions = { ...settings, locale: givenLocale(settings), gate, version: BELEG_VERSION };
  const kept: ReportCase[] = [];
  let code: number = EXIT.passed;
  // Lines go out as they come in; only what needs all cases together keeps them.
  const streams = shown === "jsonl" && outputs.length === 0;
  for await (const input of readCases(file, io)) {
    const reportCase = caseOf(file, input, shared, settings);
    code = Math.max(code, exitOf(reportCase, gate));
    if (!streams) kept.push(reportCase);
    else if (!options.quiet) await writeAll(io.stdout, reportPieces("jsonl", [reportCase], format));
  }
  if (!streams && !options.quiet)
    await writeAll(io.stdout, reportPieces(shown, kept, { ...format, paint, width: widthOf(io) }));
  await writeOutputFiles(outputs, (name) => reportPieces(name, kept, format), io.cwd);
  return code;
}

async function sharedSources(named: readonly string[], io: CliIo): Promise<SourceFiles> {
  const texts = openFileTexts(io);
  try {
    return await readSourceFiles(named, texts, io);
  } finally {
    await texts.close();
  }
}

function caseOf(file: string, record: InputCase, shared: SourceFiles, settings: Settings): ReportCase {
  const input = atPlace(record.place, () => requireContract(ExplainabilityInput, record.value));
  const { summary_text, factuality, coherence, readability, criteria, offset_encoding } = input;
  const isOwn = input.article_text != null || input.sources != null;
  const { article_text, sources, article_name } = isOwn ? input : shared;
  const id = input.id == null ? undefined : String(input.id);
  const own = { sources: input.sources ?? [], origins: new Map() };
  const report = buildReport({
    summary_text,
    article_text,
    sources,
    factuality,
    coherence,
    readability,
    criteria,
    offset_encoding,
    locale: givenLocale(settings),
    top_k: settings.top_k,
  });
  return {
    report,
    summary_text,
    article_text,
    sources,
    summary_name: input.summary_name,
    ...recordNames(file, record, id, isOwn ? own : shared, isOwn),
    article_name: input.article_name ?? article_name,
    agents: { factuality, coherence, readability, criteria },
  };
}

/** Without a limit nothing fails: the reports are somebody else's, and so is the gate. */
function askedGate({ failOn, failOnStyle }: ValuesOf<typeof flags>) {
  return { failOn: failOn ?? "off", failOnStyle: failOnStyle ?? "off" } as const;
}

/** What the gate makes of a case; a judge that broke or did not finish leaves open what it would have found. */
function exitOf(reportCase: ReportCase, gate: ReturnType<typeof askedGate>): number {
  if (gate.failOn === "off" && gate.failOnStyle === "off") return EXIT.passed;
  return EXIT_OF[caseVerdict(reportCase, gate).verdict];
}
