// The whole decision pipeline as a LangGraph.js StateGraph: every phase of @beleg/core is a node as it is.
//
//   node examples/decisions/langgraph.ts [cases.jsonl]
import { readFileSync } from "node:fs";
import { noModel } from "@beleg/core";
import { DecisionCase, type PipelineState } from "@beleg/core/contracts";
import { createPhases, type DecisionPhases, initialState } from "@beleg/core/decision";
import { Annotation, END, START, StateGraph } from "@langchain/langgraph";
import { decisionOptions } from "beleg";

/** The blackboard as LangGraph keeps it: every part replaces the one before, the trace grows. */
const replaced = <Key extends keyof PipelineState>() => Annotation<PipelineState[Key]>;
const Blackboard = Annotation.Root({
  transaction: replaced<"transaction">()(),
  customer_behavior: replaced<"customer_behavior">()(),
  history: replaced<"history">()(),
  locale: replaced<"locale">()(),
  transaction_signals: replaced<"transaction_signals">()(),
  behavioral_signals: replaced<"behavioral_signals">()(),
  policy_matches: replaced<"policy_matches">()(),
  threat_intel: replaced<"threat_intel">()(),
  evidence: replaced<"evidence">()(),
  debate: replaced<"debate">()(),
  decision: replaced<"decision">()(),
  explanation: replaced<"explanation">()(),
  status: replaced<"status">()(),
  trace: Annotation<PipelineState["trace"]>({ reducer: (before, added) => [...before, ...added], default: () => [] }),
});

/** Wires the phases in their order; an edge between any two of them is yours to add. */
export function decisionGraph(phases: DecisionPhases) {
  const node = (name: keyof DecisionPhases) => (state: typeof Blackboard.State) => phases[name](state as PipelineState);
  return new StateGraph(Blackboard)
    .addNode("collect_signals", node("signals"))
    .addNode("retrieve", node("retrieval"))
    .addNode("aggregate", node("evidence"))
    .addNode("argue", node("debate"))
    .addNode("arbitrate", node("arbiter"))
    .addNode("explain", node("explainability"))
    .addEdge(START, "collect_signals")
    .addEdge("collect_signals", "retrieve")
    .addEdge("retrieve", "aggregate")
    .addEdge("aggregate", "argue")
    .addEdge("argue", "arbitrate")
    .addEdge("arbitrate", "explain")
    .addEdge("explain", END)
    .compile();
}

if (import.meta.main) {
  const file = process.argv[2] ?? new URL("cases.jsonl", import.meta.url).pathname;
  const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };
  const graph = decisionGraph(createPhases(await decisionOptions(settings, noModel, process.cwd())));
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const state = await graph.invoke(initialState(DecisionCase.parse(JSON.parse(line))));
    console.log(
      `${state.transaction.transaction_id}  ${state.decision?.decision}  ${state.explanation?.customer_explanation}`,
    );
  }
}
