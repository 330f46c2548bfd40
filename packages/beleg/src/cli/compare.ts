import {
  belegError,
  type Comparison,
  Comparison as ComparisonContract,
  canonicalJson,
  requireContract,
} from "@beleg/core/contracts";
import { comparisonMarkdown, MIN_RESAMPLES } from "@beleg/core/evaluation";
import { trustMarkdown } from "@beleg/core/judges";
import { compareFolders, comparisonHtml, readEvaluatedRows } from "../evaluate/index.ts";
import { givenLocale } from "../settings/index.ts";
import { readProfiles } from "../trust/index.ts";
import { numberOf, requireValue } from "./argument-values.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, forSetting, list, text, textOr } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { optional, required } from "./positionals.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { documentFormat } from "./shown-format.ts";
import { defineVerb } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

const FORMATS = ["md", "json", "html"] as const;

/** `beleg compare A B`: what changed from run A to run B, with intervals and exact tests, fit for a pull request. */
export const verb = defineVerb({
  args: {
    a: required("a", "folder of an evaluation, its predictions.jsonl, or a profile of beleg trust"),
    b: optional("b", "the other one; not with --with"),
  },
  options: {
    format: choice("-f, --format <format>", "what stdout shows; pretty (md) on a terminal, else json", [
      ...FORMATS,
      "pretty",
    ]),
    output: list("-o, --output <file>", "also write this file (.md, .json, .html); repeatable"),
    with: text("--with <name>", "instead of a second run: another tool's scores in the dataset, scores.NAME"),
    scoreCutoff: textOr("--score-cutoff <x>", "--with: score from which downwards the other tool sees an error", "0.5"),
    failIfWorse: text(
      "--fail-if-worse <metric>",
      "exit 1 when B is worse in this metric: its interval lies below zero",
    ),
    resamples: textOr("--resamples <n>", "resamples and permutations", "2000"),
    seed: forSetting("seed", text("--seed <n>", "seed of the resampling")),
    locale: forSetting("locale", text("--locale <locale>", `language of the Markdown: ${LOCALE_CHOICES}`)),
    ...settingsFlags,
  },
  help: "\nExamples:\n  beleg compare runs/main runs/branch\n  beleg compare a b -f json --fail-if-worse auroc\n  beleg compare runs/ragas --with scores.faithfulness\n  beleg compare .beleg/trust/none-140bedbf.json .beleg/trust/ollama-llama3.1-3f0c8e51.json",

  async run(invocation) {
    const { args, options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    const { seed } = settings.values;
    const locale = givenLocale(settings.values) ?? "en";
    if (options.with !== undefined) {
      return (await import("./compare-with.ts")).compareWith(options.with, invocation, { seed, locale });
    }
    const outputs = outputFilesOf(options.output, FORMATS);
    const runs = { a: args.a, b: requireValue("b", args.b) };
    const wantsPage = [options.format, ...outputs.map(({ format }) => format)].includes("html");
    const profiles = await readProfiles([runs.a, runs.b], io.cwd);
    if (profiles !== null) {
      if (wantsPage) throw belegError("invalid_argument", { argument: "--format", detail: "html: TrustProfile" });
      const show = (format: string) =>
        format === "json" ? `${canonicalJson(profiles, { indent: 2 })}\n` : trustMarkdown(profiles, locale);
      await write(io.stdout, show(documentFormat(io, options.format)));
      await writeOutputFiles(outputs, show, io.cwd);
      return EXIT.passed;
    }
    const resamples = numberOf("--resamples", options.resamples, { min: MIN_RESAMPLES, max: 1e6, whole: true });
    const comparison = requireContract(
      ComparisonContract,
      await compareFolders(runs.a, runs.b, io.cwd, { seed, resamples }),
    );
    const regressed = options.failIfWorse !== undefined && isWorse(comparison, options.failIfWorse);
    const rowsOf = (run: string) => (wantsPage ? readEvaluatedRows(run, io.cwd) : null);
    const [a, b] = [await rowsOf(runs.a), await rowsOf(runs.b)];
    const render = (format: string) => {
      if (format === "json") return `${canonicalJson(comparison, { indent: 2 })}\n`;
      return format === "html"
        ? comparisonHtml(comparison, runs, a && b && { a, b }, locale)
        : comparisonMarkdown(comparison, runs, locale);
    };
    await write(io.stdout, render(documentFormat(io, options.format)));
    await writeOutputFiles(outputs, render, io.cwd);
    return regressed ? EXIT.gateFailed : EXIT.passed;
  },
});

function isWorse(comparison: Comparison, metric: string): boolean {
  const found = comparison.metrics[metric];
  if (found === undefined) throw unknownMetric(metric, Object.keys(comparison.metrics));
  const { higher_is_better, ci_lower, ci_upper } = found;
  // A gate on one metric named beforehand needs no correction for the others.
  return (higher_is_better ? (ci_upper ?? 0) : -(ci_lower ?? 0)) < 0;
}

function unknownMetric(metric: string, known: readonly string[]): Error {
  return belegError("invalid_argument", { argument: "--fail-if-worse", detail: `${metric} (${known.join(", ")})` });
}
