import { args, options } from "./check/check-flags.ts";
import { defineVerb } from "./verb.ts";

/** `beleg check --source FILE TEXTFILE`: judges a text against its source, claim by claim. */
export const verb = defineVerb({
  args,
  options,
  help: "\nExamples:\n  beleg check --source article.txt summary.txt\n  beleg check --source report.txt --source interview.txt answer.txt\n  beleg check --source handbook.pdf answer.docx\n  beleg check --source handbook.md answers/*.txt\n  beleg check --texts answers --sources articles\n  beleg check --input cases.jsonl --format jsonl\n  cat summary.txt | beleg check --source article.txt -",
  run: async (invocation) =>
    invocation.options.watch && !invocation.options.printConfig
      ? (await import("./check/watch-check.ts")).watchCheck(invocation)
      : (await import("./check/run-check.ts")).runCheck(invocation),
});
