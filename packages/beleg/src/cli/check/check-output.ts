import { checkInOffsetEncoding } from "@beleg/core";
import { canonicalJson } from "@beleg/core/contracts";
import { markKnown, type ReportCase, reportPieces } from "@beleg/core/report";
import { compacted, printedResult } from "../../checker/index.ts";
import { BELEG_VERSION } from "../../files/version.ts";
import { gateOf, givenLocale, type Settings } from "../../settings/index.ts";
import { type CliIo, write, writeAll } from "../cli-io.ts";
import { shownFormat, widthOf } from "../shown-format.ts";
import { terminalPaint } from "../terminal-paint.ts";
import { outputFilesOf, writeOutputFiles } from "../write-output-files.ts";
import type { CheckFlags } from "./check-flags.ts";
import { type CheckedInput, reportCaseOf } from "./report-case-of.ts";

/** Where the results of checks go. */
export type CheckOutput = {
  /** Whether lines on stdout are all that is wanted. */
  readonly isLinesOnly: boolean;
  /** Takes a result: prints its line, or keeps what needs all results together. */
  add(checked: CheckedInput, run_id: number | undefined): Promise<void>;
  /** Prints what was kept. */
  print(): Promise<void>;
  /** Writes the files asked for with `-o`. */
  writeFiles(): Promise<void>;
};

export function openCheckOutput(
  options: CheckFlags & { readonly many: boolean },
  settings: Settings,
  io: CliIo,
): CheckOutput {
  const { input, quiet } = options;
  const files = outputFilesOf(options.output);
  const shown = options.format ?? shownFormat(io, input);
  const isReport = shown !== "json" && shown !== "jsonl" && shown !== "compact";
  const format = { ...settings, locale: givenLocale(settings), gate: gateOf(settings), version: BELEG_VERSION };
  const cases: ReportCase[] = [];
  const results: unknown[] = [];
  const fewWords = ({ one, result, known }: CheckedInput, run_id: number | undefined) => ({
    ...(one.id === undefined ? {} : { id: one.id }),
    ...compacted(checkInOffsetEncoding(result, one, settings.offsets), one, settings, known),
    ...(run_id === undefined ? {} : { run_id }),
  });
  return {
    isLinesOnly: shown === "jsonl" && files.length === 0,
    async add(checked, run_id) {
      const explainability = markKnown(checked.result.explainability, checked.known);
      const printed = () => printedResult(checked.one, { ...checked.result, explainability }, settings.offsets, run_id);
      if (shown === "json") results.push(printed());
      if (shown === "jsonl" && !quiet) await write(io.stdout, `${canonicalJson(printed())}\n`);
      if (shown === "compact" && !quiet) await write(io.stdout, `${canonicalJson(fewWords(checked, run_id))}\n`);
      if (isReport || files.length > 0) cases.push(reportCaseOf(checked));
    },
    async print() {
      if (quiet || shown === "jsonl" || shown === "compact") return;
      if (shown !== "json") {
        return writeAll(
          io.stdout,
          reportPieces(shown, cases, { ...format, paint: terminalPaint(io, options.color), width: widthOf(io) }),
        );
      }
      await write(io.stdout, `${canonicalJson(options.many ? results : results[0], { indent: 2 })}\n`);
    },
    writeFiles: () => writeOutputFiles(files, (name) => reportPieces(name, cases, format), io.cwd),
  };
}

/** Whether the command line names many texts, which are answered with a list even where there is one. */
export function isMany({ input, texts }: CheckFlags): boolean {
  return input !== undefined || texts !== undefined;
}
