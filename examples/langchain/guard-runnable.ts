// A LangChain runnable that lets an answer through only where its documents back it: retriever | prompt | model | guard.
//
//   node examples/langchain/guard-runnable.ts
import { createGuard } from "@beleg/core";
import type { GuardDecision } from "@beleg/core/contracts";
import { RunnableLambda } from "@langchain/core/runnables";

export interface Answered {
  readonly answer: string;
  /** As a retriever gives them; the id of the metadata names the source of a quote. */
  readonly documents: readonly { readonly pageContent: string; readonly metadata: { readonly id: string } }[];
}

/** Takes an answer with its documents, gives the decision: only a passed one has a text. */
export const guard: RunnableLambda<Answered, GuardDecision> = RunnableLambda.from(({ answer, documents }: Answered) =>
  createGuard({
    sources: documents.map(({ pageContent, metadata }) => ({ id: metadata.id, text: pageContent })),
    onUnverified: "drop",
  }).check(answer),
);

if (import.meta.main) {
  const documents = [{ pageContent: "The Pro plan costs 20 euros a month.", metadata: { id: "prices" } }];
  for (const answer of ["The Pro plan costs 20 euros a month.", "The Pro plan costs 45 euros a month."]) {
    const { verdict, text } = await guard.invoke({ answer, documents });
    process.stdout.write(`${verdict}: ${text ?? "nothing to show"}\n`);
  }
}
