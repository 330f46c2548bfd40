import { type Comparison, Comparison as ComparisonContract, requireContract } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { comparisonMarkdown } from "@beleg/core/evaluation";
import { canonicalJson } from "@beleg/core/json";
import { Option } from "commander";
import { compareFolders } from "../evaluate/index.ts";
import { write } from "./cli-io.ts";
import { numberOf } from "./eval-options.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

type Options = SettingsOptions & {
  readonly format: "md" | "json";
  readonly output: readonly string[];
  readonly resamples: string;
  readonly seed?: string;
  readonly locale?: string;
  readonly failIfWorse?: string;
};

const FORMATS = ["md", "json"] as const;

/** `beleg compare A B`: what changed from run A to run B, with intervals and exact tests, fit for a pull request. */
export const verb: Verb = {
  configure(command) {
    command
      .argument("<a>", "folder of an evaluation, or its predictions.jsonl")
      .argument("<b>", "the other one")
      .addOption(new Option("-f, --format <format>", "what stdout shows").choices(FORMATS).default("md"))
      .option("-o, --output <file>", "also write this file (.md, .json); repeatable", collect, [])
      .option("--fail-if-worse <metric>", "exit 1 when B is worse in this metric: its interval lies below zero")
      .option("--resamples <n>", "resamples and permutations", "2000")
      .option("--seed <n>", "seed of the resampling")
      .option("--locale <locale>", "language of the Markdown: de, en, es, pt")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg compare runs/main runs/branch\n  beleg compare a b -f json --fail-if-worse auroc",
      );
    addSettingsOptions(command);
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const [a, b] = args as [string, string];
    const flags = { seed: options.seed, locale: options.locale };
    const settings = await settingsOf(options, flags, io);
    if (settings === null) return EXIT.passed;
    const { values } = settings;
    const outputs = outputFilesOf(options.output, FORMATS);
    const resamples = numberOf("--resamples", options.resamples, { min: 1, max: 1e6, whole: true });
    const comparison = requireContract(
      ComparisonContract,
      await compareFolders(a, b, io.cwd, { seed: values.seed, resamples }),
    );
    const regressed = options.failIfWorse !== undefined && isWorse(comparison, options.failIfWorse);
    const render = (format: string) =>
      format === "json"
        ? `${canonicalJson(comparison, { indent: 2 })}\n`
        : comparisonMarkdown(comparison, { a, b }, values.locale);
    await write(io.stdout, render(options.format));
    await writeOutputFiles(outputs, render, io.cwd);
    return regressed ? EXIT.gateFailed : EXIT.passed;
  },
};

function isWorse(comparison: Comparison, metric: string): boolean {
  const found = comparison.metrics[metric];
  if (found === undefined) throw unknownMetric(metric, Object.keys(comparison.metrics));
  return found.verdict === "worse";
}

function unknownMetric(metric: string, known: readonly string[]): Error {
  return belegError("invalid_argument", { argument: "--fail-if-worse", detail: `${metric} (${known.join(", ")})` });
}

function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}
