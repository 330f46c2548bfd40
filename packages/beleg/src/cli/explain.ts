import { explainRecord, readExplanationRequest } from "@beleg/core/decision";
import { Option } from "commander";
import { assignStyle } from "../decisions/index.ts";
import { createLanguageModel } from "../language-model/index.ts";
import { EXIT } from "./exit-codes.ts";
import { jsonWriter } from "./json-writer.ts";
import { readRecords } from "./read-cases.ts";
import { addSettingsOptions, namedLocale, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly input: string;
  readonly format?: "json" | "jsonl";
  readonly locale?: string;
  readonly model?: string;
  readonly quality: boolean;
  readonly cache: boolean;
};

/** `beleg explain --input FILE`: the two explanations of decisions somebody else (or `beleg decide`) made. */
export const verb: Verb = {
  configure(command) {
    command
      .requiredOption(
        "--input <file>",
        "{decision, evidence?, policy_matches?, debate?, transaction?, model_output?, locale?}, .jsonl with many, or -",
      )
      .addOption(new Option("-f, --format <format>", "json, or jsonl: one result per line").choices(["json", "jsonl"]))
      .option("--locale <locale>", "language where a row names none: es (default), en, pt, de")
      .option("--model <name>", "none (templates), openai/NAME, ollama/NAME")
      .option("--no-cache", "ask the model again even for known questions")
      .option("--no-quality", "do not rate the texts with the factuality and readability judges")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg explain --input state.json --locale en\n  beleg decide --input cases.jsonl | beleg explain --input - --format jsonl",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const settings = await settingsOf(
      options,
      { model: options.model, locale: options.locale, cache: options.cache ? undefined : false },
      io,
    );
    if (settings === null) return EXIT.passed;
    const { contact, explanation_styles } = settings.values;
    const locale = namedLocale(settings) ?? "es";
    const model = createLanguageModel(settings.values);
    const out = jsonWriter(io, options.input, options.format);
    for await (const { value } of readRecords(options.input, io)) {
      if (io.signal.aborted) return EXIT.interrupted;
      const row = readExplanationRequest(value);
      const { explanation } = await explainRecord(row.record, {
        model,
        model_output: row.model_output,
        locale: row.locale ?? locale,
        quality: options.quality,
        style: assignStyle(explanation_styles),
        ...(contact === null ? {} : { contact }),
      });
      await out.add(row.id === undefined ? explanation : { id: row.id, ...explanation });
    }
    await out.end();
    return EXIT.passed;
  },
};
