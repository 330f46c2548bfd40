/** What the fake model says to a question of Beleg's judges, or of promptfoo's context-faithfulness. It finds every claim true. */
export function answerTo(schemaName: string | undefined, question: string): string {
  if (schemaName === "claims")
    return JSON.stringify({ claims: numbered(question, "sentences").map((text, sentence) => ({ sentence, text })) });
  if (schemaName === "verdicts") {
    const passages = numbered(question, "passages");
    const verdicts = numbered(question, "claims").map((text, claim) => ({
      claim,
      ...TRUE,
      ...nearest(text, passages),
    }));
    return JSON.stringify({ verdicts });
  }
  if (schemaName !== undefined) return JSON.stringify({ score: 0.9, issues: [], explanation: "It reads well." });
  if (question.startsWith("Given a question and answer"))
    return question
      .split("answer: ")
      .at(-1)!
      .split("\n")[0]!
      .replaceAll(/(?<=\.) /g, "\n");
  const statements = question
    .split("statements:\n")
    .at(-1)!
    .split("\n")
    .filter((line) => line.endsWith("."));
  return `Final verdict for each statement in order: ${statements.map(() => "Yes.").join(" ")}`;
}

const TRUE = { label: "correct", confidence: 0.9, error_type: null, covers_claim: true };

/** The lines of a block that begin with a number; what follows belongs to the line before. */
function numbered(question: string, name: string): readonly string[] {
  const [, block = ""] =
    new RegExp(`<untrusted name="${name}" id="\\w+">\\n([^]*?)\\n</untrusted`).exec(question) ?? [];
  return block.split(/^\[\d+\] /m).slice(1);
}

/** The sentence of the passages that shares the most words with a claim. */
function nearest(claim: string, passages: readonly string[]): { readonly passage: number; readonly quote: string } {
  const words = new Set(wordsOf(claim));
  const sentences = passages.flatMap((text, passage) =>
    text
      .split(/(?<=[.!?])\s+/)
      .map((quote) => ({ passage, quote, shared: wordsOf(quote).filter((word) => words.has(word)).length })),
  );
  const { passage, quote } = sentences.reduce((best, one) => (one.shared > best.shared ? one : best));
  return { passage, quote };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\w+/g) ?? [];
}
