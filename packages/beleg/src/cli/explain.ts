import { belegError, type ExplanationResult } from "@beleg/core/contracts";
import { explainRecord, isUndecided, readExplanationRequest } from "@beleg/core/decision";
import { assignStyle, explainSpan } from "../decisions/index.ts";
import { createLanguageModel } from "../language-model/index.ts";
import { givenLocale } from "../settings/index.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, color, forSetting, noCache, off, requiredText, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { prettyExplanation } from "./pretty-decision.ts";
import { readRecords } from "./read-cases.ts";
import { resultWriter } from "./result-writer.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { defineVerb } from "./verb.ts";

/** `beleg explain --input FILE`: the two explanations of decisions somebody else (or `beleg decide`) made. */
export const verb = defineVerb({
  options: {
    input: requiredText(
      "--input <file>",
      "{decision, evidence?, policy_matches?, debate?, transaction?, model_output?, locale?}, .jsonl with many, or -",
    ),
    format: choice("-f, --format <format>", "pretty on a terminal, else json; jsonl: one result per line", [
      "json",
      "jsonl",
      "pretty",
    ]),
    output: text("-o, --output <file>", "also write the results to this file, one per line for .jsonl"),
    locale: forSetting(
      "locale",
      text(
        "--locale <locale>",
        `language when a row names none; that of model_output, else English: ${LOCALE_CHOICES}`,
      ),
    ),
    model: forSetting("model", text("--model <name>", "none (templates), openai/NAME, ollama/NAME, gguf/FILE")),
    cache: noCache("do not use cached model answers"),
    quality: off("--no-quality", "do not rate the texts with the factuality and readability judges"),
    color,
    ...settingsFlags,
  },
  help: "\nExamples:\n  beleg explain --input state.json --locale en\n  beleg decide --input cases.jsonl | beleg explain --input - --format jsonl",

  async run(invocation) {
    const { options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    const { contact, explanation_styles } = settings.values;
    const locale = givenLocale(settings.values);
    const model = createLanguageModel(settings.values);
    const out = resultWriter<ExplanationResult>(io, options, (explanation) =>
      prettyExplanation(explanation, io, options.color),
    );
    for await (const { value, place } of readRecords(options.input, io)) {
      if (io.signal.aborted) return EXIT.interrupted;
      if (isUndecided(value)) throw belegError("case_undecided", {}, { path: place });
      const row = readExplanationRequest(value);
      const { explanation } = await explainSpan(() =>
        explainRecord(row.record, {
          model,
          modelOutput: row.model_output,
          locale: row.locale ?? locale,
          quality: options.quality,
          style: assignStyle(explanation_styles),
          ...(contact === null ? {} : { contact }),
        }),
      );
      await out.add(row.id === undefined ? explanation : { id: row.id, ...explanation });
    }
    await out.end();
    return EXIT.passed;
  },
});
