// Counts how many of the best results carry a facet, and whose result says it adds one, with and without a declared subject.
//   npx node bench/rerank-facets.ts [--data ../shared/data/cranfield.dev.jsonl] [-n 100]
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rerank } from "../packages/core/src/rerank/index.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/cranfield.dev.jsonl" },
    first: { type: "string", short: "n", default: "100" },
  },
});
const rows = readFileSync(values.data, "utf8").trim().split("\n").slice(0, Number(values.first));
const contexts = { "no context": undefined, "the nine facets": {} };
for (const [name, scoring_context] of Object.entries(contexts)) {
  let facetted = 0;
  let shown = 0;
  let adds = 0;
  for (const line of rows) {
    const { query, candidates } = JSON.parse(line) as {
      query: string;
      candidates: { id: string; title: string; snippet: string }[];
    };
    const meta = scoring_context === undefined ? {} : { scoring_context };
    const plain = candidates.map(({ id, title, snippet }) => ({ id, title, snippet }));
    const { result } = await rerank({ query, candidates: plain, k: 5, meta, clock: { now: Date.now } });
    shown += result.top_k.length;
    facetted += result.top_k.filter(({ facet_coverage }) => Object.keys(facet_coverage).length > 0).length;
    if (result.coverage_delta.startsWith("Adds ")) adds += 1;
  }
  console.log(
    `${name}: ${facetted} of ${shown} results in the first five carry a facet, ${adds} of ${rows.length} answers say they add one`,
  );
}
