// A LangGraph.js node that checks a draft and sends it back until the source carries it.
//
//   node examples/langgraph/check-node.ts
import { createGuard } from "@beleg/core";
import type { CheckVerdict } from "@beleg/core/contracts";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";

const Draft = Annotation.Root({
  source: Annotation<string>,
  draft: Annotation<string>,
  verdict: Annotation<CheckVerdict>({ reducer: (_before, now) => now, default: () => "incomplete" }),
  /** The words of the source against the draft. */
  quotes: Annotation<string[]>({ reducer: (_before, now) => now, default: () => [] }),
  rounds: Annotation<number>({ reducer: (before, more) => before + more, default: () => 0 }),
});
type State = typeof Draft.State;

/** The node: whether the draft may leave, and the words that contradict it. Nobody's judgement is no pass. */
export async function checkNode({ source, draft }: State): Promise<Partial<State>> {
  const { verdict, sentences } = await createGuard({ sources: source }).check(draft);
  const claims = sentences.flatMap((sentence) => sentence.claims);
  const quotes = claims.flatMap(({ label, quote }) => (label === "incorrect" && quote !== undefined ? [quote] : []));
  return { verdict, quotes, rounds: 1 };
}

/** Writes, checks, and writes again with the quotes at hand, three times at most. */
export function writingGraph(write: (state: State) => Promise<Partial<State>>) {
  return new StateGraph(Draft)
    .addNode("write", write)
    .addNode("check", checkNode)
    .addEdge(START, "write")
    .addEdge("write", "check")
    .addConditionalEdges("check", ({ verdict, rounds }) => (verdict !== "passed" && rounds < 3 ? "write" : END))
    .compile();
}

/** A writer that gets a year wrong and then corrects it from the quote. */
export async function carelessWriter({ quotes }: State): Promise<Partial<State>> {
  return { draft: quotes[0] ?? "The bridge of Porto opened in 1868." };
}

if (import.meta.main) {
  const source = "The bridge of Porto opened in 1886. It is 385 metres long.";
  const { draft, rounds, verdict } = await writingGraph(carelessWriter).invoke({ source });
  process.stdout.write(`${verdict}: ${draft} (after ${rounds} checks)\n`);
}
