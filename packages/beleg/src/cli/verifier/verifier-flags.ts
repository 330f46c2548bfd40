import { FAMILIES } from "../../verifier/verifier-manifest.ts";
import { choice, forSetting, text } from "../flags.ts";
import { LOCALE_CHOICES } from "../language-choices.ts";
import { optional, requiredChoice } from "../positionals.ts";
import { LIST_FORMATS } from "../print-rows.ts";
import { settingsFlags } from "../settings-options.ts";
import type { Invocation, ValuesOf } from "../verb.ts";

export const args = {
  action: requiredChoice("action", "what to do", ["add", "list", "test", "remove"]),
  target: optional("target", "add: the folder of a model or its .onnx file; test, remove: the name"),
};

export const options = {
  name: text("--name <name>", "add: what to call it; the folder's name by default"),
  family: choice("--family <family>", "add: how the model answers, where its config.json does not tell", FAMILIES),
  labels: text("--labels <list>", "add: what its outputs mean, in order: supported, contradicted, unsupported"),
  template: text("--template <text>", "add: what the model reads, with {passage} and, for one text of both, {claim}"),
  maxTokens: text("--max-tokens <n>", "add: most tokens of claim and passage together"),
  format: choice("-f, --format <format>", "pretty on a terminal, else json; list: one object a line", LIST_FORMATS),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  ...settingsFlags,
};

export type VerifierInvocation = Invocation<ValuesOf<typeof args>, ValuesOf<typeof options>>;
