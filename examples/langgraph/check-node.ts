// A LangGraph.js node that checks a draft and sends it back until the source carries it.
//
//   node examples/langgraph/check-node.ts
import { check } from "@beleg/core";
import type { Finding } from "@beleg/core/contracts";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";

const Draft = Annotation.Root({
  source: Annotation<string>,
  draft: Annotation<string>,
  findings: Annotation<Finding[]>({ reducer: (_before, now) => now, default: () => [] }),
  rounds: Annotation<number>({ reducer: (before, more) => before + more, default: () => 0 }),
});
type State = typeof Draft.State;

/** The node: what the source contradicts, with the words that contradict it. */
export async function checkNode({ source, draft }: State): Promise<Partial<State>> {
  const { explainability } = await check({ article_text: source, summary_text: draft }, { locale: "en" });
  return { findings: explainability.findings.filter(({ source: from }) => from.verdict === "incorrect"), rounds: 1 };
}

/** Writes, checks, and writes again with the findings at hand, three times at most. */
export function writingGraph(write: (state: State) => Promise<Partial<State>>) {
  return new StateGraph(Draft)
    .addNode("write", write)
    .addNode("check", checkNode)
    .addEdge(START, "write")
    .addEdge("write", "check")
    .addConditionalEdges("check", ({ findings, rounds }) => (findings.length > 0 && rounds < 3 ? "write" : END))
    .compile();
}

/** A writer that gets a year wrong and then corrects it from the quote. */
export async function carelessWriter({ findings }: State): Promise<Partial<State>> {
  const quote = findings[0]?.evidence.find(({ kind }) => kind === "quote")?.quote;
  return { draft: quote ?? "The bridge of Porto opened in 1868." };
}

if (import.meta.main) {
  const source = "The bridge of Porto opened in 1886. It is 385 metres long.";
  const { draft, rounds } = await writingGraph(carelessWriter).invoke({ source });
  process.stdout.write(`${draft} (after ${rounds} checks)\n`);
}
