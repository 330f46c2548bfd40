import { args, options as checkOptions } from "./check/check-flags.ts";
import { textOr } from "./flags.ts";
import { requiredChoice } from "./positionals.ts";
import { defineVerb } from "./verb.ts";

// What is found is the same whatever is printed, kept or failed.
const { format: _format, output: _output, repeat: _repeat, save: _save, tenant: _tenant, ...asked } = checkOptions;

/** `beleg baseline write`: takes the findings of today for known, so that only new ones fail a gate. */
export const verb = defineVerb({
  args: { action: requiredChoice("action", "what to do", ["write"]), ...args },
  options: { ...asked, baseline: textOr("--baseline <file>", "the file to write", "beleg.baseline.json") },
  help: "\nTakes what beleg check takes. A check that does not finish writes nothing: exit 3.\n\nExamples:\n  beleg baseline write --input cases.jsonl\n  beleg check --input cases.jsonl --baseline beleg.baseline.json",

  async run({ options, ...invocation }) {
    const { runWriteBaseline } = await import("./check/write-baseline.ts");
    const silent = { format: undefined, output: [], repeat: undefined, save: false, tenant: "default", quiet: true };
    return runWriteBaseline({
      ...invocation,
      options: { ...options, ...silent, baseline: undefined },
      file: options.baseline,
    });
  },
});
