import { options } from "./eval/eval-flags.ts";
import { defineVerb } from "./verb.ts";

/** `beleg eval --task T --data FILE`: measures a judge against people's labels; resumes where it was stopped. */
export const verb = defineVerb({
  options,
  help: `
Run the same command again to resume an interrupted run; no row is judged twice.
--task rerank reads rows {query_id, query, candidates: [{id, title, snippet, grade}]}; --ranker bm25 is the baseline to beat.

Examples:
  beleg eval --task factuality --data dev.jsonl --tune tune.jsonl --out runs/today
  beleg eval --task readability --data summeval.jsonl --preset summeval --min spearman=0.3
  beleg eval --task factuality --data dev.jsonl --model ollama/llama3.1 --repeat 3 --max-flip-rate 0.02`,
  run: async (invocation) => (await import("./eval/run-eval.ts")).runEval(invocation),
});
