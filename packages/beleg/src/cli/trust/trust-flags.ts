import { PRESETS } from "@beleg/core/evaluation";
import { choice, choiceOr, forSetting, list, noCache, off, on, text } from "../flags.ts";
import { LOCALE_CHOICES } from "../language-choices.ts";
import { settingsFlags } from "../settings-options.ts";
import type { Invocation, ValuesOf } from "../verb.ts";

export const options = {
  model: forSetting("model", text("--model <model>", "none, openai/NAME, ollama/NAME, gguf/FILE")),
  verifier: forSetting("verifier", text("--verifier <name>", "a local verifier; see beleg verifier")),
  task: choiceOr(
    "--task <task>",
    "which judge: of facts, or of scores on rows you bring with --data",
    ["factuality", "coherence", "readability", "rerank"],
    "factuality",
  ),
  preset: choiceOr("--preset <name>", "--task other than factuality: format of the rows", PRESETS, "beleg"),
  lang: text("--lang <lang>", "only claims of this language"),
  sample: text("--sample <n>", "about this many claims, the languages in turn"),
  data: text(
    "--data <file>",
    "labelled claims of your own, one source per line; for another task rows as beleg eval reads them",
  ),
  minPrecision: forSetting(
    "trust_min_precision",
    text("--min-precision <share>", "how often verdicts of a kind must have been right (default: 0.9)"),
  ),
  seed: forSetting("seed", text("--seed <n>", "seed of the sample")),
  concurrency: forSetting(
    "concurrency",
    text("-j, --concurrency <n>", "calls of the model at once, or threads of the embedded judge"),
  ),
  maxCalls: forSetting("max_calls", text("--max-calls <n>", "budget of model calls; exit 3 when used up")),
  maxTokensTotal: forSetting(
    "max_tokens_total",
    text("--max-tokens-total <n>", "budget of model tokens; exit 3 when used up"),
  ),
  locale: forSetting("locale", text("--locale <locale>", `language of the table and the page: ${LOCALE_CHOICES}`)),
  format: choice("-f, --format <format>", "what stdout shows; pretty (md) on a terminal, else json", [
    "md",
    "json",
    "html",
    "pretty",
  ]),
  output: list("-o, --output <file>", "also write this file (.md, .json, .html); repeatable"),
  save: off("--no-save", "keep nothing: no record, and no answers to resume from"),
  store: off("--no-store", "keep the record under BELEG_HOME only, not in the store"),
  fresh: on("--fresh", "discard the answers of an earlier run"),
  cache: noCache("neither read nor write the model cache"),
  quiet: on("-q, --quiet", "print nothing on stdout"),
  ...settingsFlags,
};

export type TrustInvocation = Omit<Invocation<unknown, ValuesOf<typeof options>>, "args">;
