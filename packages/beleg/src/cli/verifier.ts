import { defineVerb } from "./verb.ts";
import { args, options } from "./verifier/verifier-flags.ts";

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
