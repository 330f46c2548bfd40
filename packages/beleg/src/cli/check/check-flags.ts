import { PRESETS } from "@beleg/core/evaluation";
import { outputFormats } from "../../files/index.ts";
import {
  choice,
  choiceOr,
  color,
  factsGate,
  forSetting,
  list,
  noCache,
  on,
  quiet,
  someOf,
  styleGate,
  text,
  textOr,
  turnsOff,
  turnsOn,
} from "../flags.ts";
import { LANGUAGE_CHOICES, LOCALE_CHOICES } from "../language-choices.ts";
import { anyNumber } from "../positionals.ts";
import { settingsFlags } from "../settings-options.ts";
import type { Invocation, ValuesOf } from "../verb.ts";

export const args = {
  text: anyNumber("text", "the text to check (text, Markdown, HTML, PDF, DOCX), or - for stdin; several, or a pattern"),
};

export const options = {
  source: list(
    "--source <file>",
    "a source the text is checked against: a file (text, Markdown, HTML, PDF, DOCX), a folder, a pattern or -; repeatable, evidence names the file; with --input, used for records without a source",
  ),
  input: text(
    "--input <file>",
    "check many texts: .jsonl with article_text, sources or contexts, and summary_text, .json, or -; with --preset another tool's export",
  ),
  preset: choiceOr("--preset <name>", "whose export --input is", PRESETS, "beleg"),
  texts: text("--texts <folder>", "check every text of a folder"),
  sources: text(
    "--sources <folder>",
    "the sources of those texts: files of the same name whatever the ending, or folders of that name",
  ),
  format: choice(
    "-f, --format <format>",
    "what stdout shows; pretty on a terminal, else json, or jsonl for .jsonl input; compact: verdict, claims and quotes in one line of JSON",
    [...outputFormats, "compact"],
  ),
  output: list("-o, --output <file>", "also write the report to this file, format by extension; repeatable"),
  dimensions: forSetting(
    "dimensions",
    text("--dimensions <list>", "what the text is judged on: factuality,coherence,readability"),
  ),
  criterion: forSetting(
    "criteria",
    someOf(
      "--criterion <text>",
      "something the text must show, in your own words; repeatable; a model judges all of them in one call, each by a quote",
    ),
  ),
  committee: forSetting(
    "committee",
    text("--committee <n>", "how many independent model judges score coherence and readability"),
  ),
  combine: forSetting(
    "combine",
    choice("--combine <how>", "how their scores are combined", ["mean", "median", "majority"]),
  ),
  isolateClaims: turnsOn("isolate_claims", "--isolate-claims", "a model judges each claim alone"),
  requireEvidenceForCorrect: turnsOff(
    "require_evidence_for_correct",
    "--no-require-evidence-for-correct",
    "a model may call a claim correct without a quote that carries it",
  ),
  repeat: text(
    "--repeat <n>",
    "check each text n times and report how often the verdict flips; exit 4 over flip_limit",
  ),
  model: forSetting("model", text("--model <name>", "none (the embedded judges), openai/NAME, ollama/NAME, gguf/FILE")),
  verifier: forSetting("verifier", text("--verifier <name>", "a local verifier that judges what the rules leave open")),
  cache: noCache("do not use cached model answers"),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  lang: forSetting("lang", text("--lang <language>", `language of the texts: ${LANGUAGE_CHOICES}`)),
  offsets: forSetting(
    "offsets",
    text("--offsets <encoding>", "how json and jsonl count characters: utf-16 or unicode"),
  ),
  failOn: forSetting(
    "fail_on",
    factsGate("exit 1 on a finding on facts or criteria of at least this severity; off: report only"),
  ),
  failOnStyle: forSetting("fail_on_style", styleGate),
  maxFailed: forSetting(
    "max_failed",
    text("--max-failed <n>", "exit 3 when more claims of a text than this stay without a verdict; 0 by default"),
  ),
  baseline: text("--baseline <file>", "findings in this file fail nothing; beleg baseline write makes it"),
  concurrency: forSetting("concurrency", text("-j, --concurrency <n>", "how many texts are checked at once")),
  watch: on("--watch", "check again whenever one of the files changes; Ctrl-C ends it with exit 0"),
  save: on("--save", "store each check as a run; beleg runs shows them"),
  tenant: textOr("--tenant <name>", "whose run it is, with --save", "default"),
  debug: on("--debug", "show how each claim passed through the gate"),
  quiet,
  color,
  ...settingsFlags,
};

export type CheckArgs = ValuesOf<typeof args>;
export type CheckFlags = ValuesOf<typeof options>;
export type CheckInvocation = Invocation<CheckArgs, CheckFlags>;
