import { DecisionCase, type PipelineState, requireContract } from "@beleg/core/contracts";
import { belegError } from "@beleg/core/contracts/errors";
import { decide } from "@beleg/core/decision";
import { Option } from "commander";
import { decisionOptions } from "../decisions/index.ts";
import { createLanguageModel } from "../language-model/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { jsonWriter } from "./json-writer.ts";
import { atPlace, readRecords } from "./read-cases.ts";
import { addSettingsOptions, namedLocale, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly input?: string;
  readonly format?: "json" | "jsonl";
  readonly locale?: string;
  readonly model?: string;
  readonly policies?: string;
  readonly countryLists?: string;
  readonly save?: boolean;
  readonly stats?: boolean;
  readonly period?: "day" | "week" | "month";
  readonly cache: boolean;
};

/** `beleg decide --input FILE`: decides about transactions and explains each decision twice. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--input <file>", "a case {transaction, customer_behavior?, history?}, .jsonl with many, or -")
      .addOption(new Option("-f, --format <format>", "json, or jsonl: one state per line").choices(["json", "jsonl"]))
      .option("--locale <locale>", "language of explanations where a case names none: es (default), en, pt, de")
      .option("--model <name>", "none (rules and templates), openai/NAME, ollama/NAME")
      .option("--no-cache", "ask the model again even for known questions")
      .option("--policies <folder>", "folder of policies FP-NN….md; without it the samples")
      .option("--country-lists <file>", "dated JSON file of country risk")
      .option("--save", "store each decision as a version of its case, open reviews, queue the customer's message")
      .option("--stats", "print figures about the stored decisions instead")
      .addOption(new Option("--period <period>", "how --stats groups them").choices(["day", "week", "month"]))
      .addHelpText(
        "after",
        "\nExamples:\n  beleg decide --input case.json\n  beleg decide --input cases.jsonl --format jsonl --locale en\n  beleg decide --stats --period week",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const settings = await settingsOf(
      options,
      {
        model: options.model,
        locale: options.locale,
        policies: options.policies,
        country_lists: options.countryLists,
        cache: options.cache ? undefined : false,
      },
      io,
    );
    if (settings === null) return EXIT.passed;
    if (options.stats) {
      const { printDecisionStats } = await import("./decision-stats.ts");
      await write(io.stdout, await printDecisionStats(settings.values, io.cwd, options.period ?? "day"));
      return EXIT.passed;
    }
    const { input } = options;
    if (input === undefined) throw belegError("missing_argument", { argument: "--input" });

    const locale = namedLocale(settings) ?? "es";
    const pipeline = await decisionOptions(settings.values, createLanguageModel(settings.values), io.cwd);
    const out = jsonWriter(io, input, options.format);
    const keep = options.save
      ? await (await import("../decisions/open-case-store.ts")).openCaseStore(settings.values, io.cwd)
      : null;
    let failed = false;
    try {
      for await (const { value, place } of readRecords(input, io)) {
        if (io.signal.aborted) return EXIT.interrupted;
        const asked = atPlace(place, () => requireContract(DecisionCase, value));
        const state: PipelineState = await decide(asked, { ...pipeline, locale: asked.locale ?? locale });
        failed ||= state.status === "failed";
        if (keep !== null) {
          const { transaction_id, reviews } = await keep.save(state);
          for (const id of reviews) {
            await write(io.stderr, `beleg: review ${id} of case ${JSON.stringify(transaction_id)} is open\n`);
          }
        }
        await out.add(state);
      }
      if (keep !== null) await keep.sendNotifications();
    } finally {
      await keep?.close();
    }
    await out.end();
    return failed ? EXIT.incomplete : EXIT.passed;
  },
};
