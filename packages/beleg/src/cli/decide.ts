import { DecisionCase, formatMessage, type PipelineState, requireContract } from "@beleg/core/contracts";
import { decide } from "@beleg/core/decision";
import { decisionOptions, explanationLocale } from "../decisions/index.ts";
import { createLanguageModel } from "../language-model/index.ts";
import { givenLocale, type ResolvedSettings } from "../settings/index.ts";
import { requireValue } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, color, forSetting, noCache, on, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { prettyDecision } from "./pretty-decision.ts";
import { atPlace, readRecords } from "./read-cases.ts";
import { resultWriter } from "./result-writer.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const flags = {
  input: text("--input <file>", "a case {transaction, customer_behavior?, history?}, .jsonl with many, or -"),
  format: choice("-f, --format <format>", "pretty on a terminal, else json; jsonl: one state per line", [
    "json",
    "jsonl",
    "pretty",
  ]),
  output: text("-o, --output <file>", "also write the results to this file, one per line for .jsonl"),
  locale: forSetting(
    "locale",
    text("--locale <locale>", `language of explanations when a case names none, English by default: ${LOCALE_CHOICES}`),
  ),
  model: forSetting("model", text("--model <name>", "none (rules and templates), openai/NAME, ollama/NAME, gguf/FILE")),
  cache: noCache("do not use cached model answers"),
  policies: forSetting(
    "policies",
    text("--policies <folder>", "folder of policies, a .md file each; defaults to the samples"),
  ),
  countryLists: forSetting("country_lists", text("--country-lists <file>", "dated JSON file of country risk")),
  amountLimits: forSetting(
    "amount_limits",
    text("--amount-limits <file>", "dated JSON file of limits per currency and rates"),
  ),
  save: on("--save", "store each decision as a version of its case, open reviews, enqueue the customer's message"),
  stats: on("--stats", "print figures about the stored decisions instead"),
  period: choice("--period <period>", "how --stats groups them", ["day", "week", "month"]),
  color,
  ...settingsFlags,
};

/** `beleg decide --input FILE`: decides about transactions and explains each decision twice. */
export const verb = defineVerb({
  options: flags,
  help: "\nExamples:\n  beleg decide --input case.json\n  beleg decide --input cases.jsonl --format jsonl --locale en\n  beleg decide --stats --period week",

  async run(invocation) {
    const { options, io } = invocation;
    const settings = await settingsOf(invocation);
    if (settings === null) return EXIT.passed;
    if (!options.stats) return decideCases(options, settings, io);
    const { printDecisionStats } = await import("./decision-stats.ts");
    await printDecisionStats(settings.values, options, io);
    return EXIT.passed;
  },
});

async function decideCases(options: ValuesOf<typeof flags>, settings: ResolvedSettings, io: CliIo): Promise<number> {
  const input = requireValue("--input", options.input);
  const locale = givenLocale(settings.values);
  const pipeline = await decisionOptions(settings.values, createLanguageModel(settings.values), io.cwd);
  const out = resultWriter<PipelineState>(io, { ...options, input }, (state) =>
    prettyDecision(state, io, options.color),
  );
  const caseStore = options.save ? await openCases(settings, io) : undefined;
  let failed = false;
  try {
    for await (const { value, place } of readRecords(input, io)) {
      if (io.signal.aborted) return EXIT.interrupted;
      const asked = atPlace(place, () => requireContract(DecisionCase, value));
      const state = await decide(asked, { ...pipeline, locale: asked.locale ?? locale });
      failed ||= state.status === "failed";
      await caseStore?.save(state);
      await out.add(state);
    }
    await caseStore?.sendNotifications();
  } finally {
    await caseStore?.close();
  }
  await out.end();
  return failed ? EXIT.incomplete : EXIT.passed;
}

/** Keeps decisions and says which of them wait for a person. */
async function openCases({ values }: ResolvedSettings, io: CliIo) {
  const { openCaseStore } = await import("../decisions/index.ts");
  const { save, ...caseStore } = await openCaseStore(values, io.cwd);
  return {
    ...caseStore,
    async save(state: PipelineState): Promise<void> {
      const { transaction_id, reviews } = await save(state);
      const quoted = JSON.stringify(transaction_id);
      for (const id of reviews) {
        const opened = formatMessage("review.opened_case", { id, case: quoted }, explanationLocale(state));
        await write(io.stderr, `beleg: ${opened}\n`);
      }
    },
  };
}
