import { FAMILIES } from "../verifier/verifier-manifest.ts";
import { choice, forSetting, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { optional, required } from "./positionals.ts";
import { settingsFlags } from "./settings-options.ts";
import { defineVerb, type Invocation, type ValuesOf } from "./verb.ts";

const args = {
  action: required("action", "add, list, test, remove"),
  target: optional("target", "add: the folder of a model or its .onnx file; test, remove: the name"),
};

const options = {
  name: text("--name <name>", "add: what to call it; the folder's name by default"),
  family: choice("--family <family>", "add: how the model answers, where its config.json does not tell", FAMILIES),
  labels: text("--labels <list>", "add: what its outputs mean, in order: supported, contradicted, unsupported"),
  template: text("--template <text>", "add: what the model reads, with {passage} and, for one text of both, {claim}"),
  maxTokens: text("--max-tokens <n>", "add: most tokens of claim and passage together"),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  ...settingsFlags,
};

export type VerifierInvocation = Invocation<ValuesOf<typeof args>, ValuesOf<typeof options>>;

/** `beleg verifier`: small models on this machine that judge what the rules leave open. */
export const verb = defineVerb({
  args,
  options,
  help: `
A verifier is a small ONNX model that reads a claim beside a passage. It needs two packages beside Beleg:
  npm install --ignore-scripts onnxruntime-node @huggingface/tokenizers
docs/guides/verifiers.md names models that fit and says how to get them.

Examples:
  beleg verifier add ./nli-deberta-v3-base
  beleg verifier add ./minicheck-roberta-large --template '{passage}</s>{claim}'
  beleg verifier test nli-deberta-v3-base
  beleg trust --verifier nli-deberta-v3-base
  beleg check text.txt --source article.txt --verifier nli-deberta-v3-base`,
  run: async (invocation) => (await import("./verifier/run-verifier.ts")).runVerifier(invocation),
});
