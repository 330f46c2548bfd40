import type { ChatRequest, OpenAiServer } from "./openai-server.ts";

const sentences = [
  "The bridge is 420 metres long.",
  "The mayor signed the contract on Friday.",
  "Arlo Stein built the bridge in 1988.",
] as const;

/** The source of a run on its way, and the text to check: its first claim is contradicted. */
export const source = sentences.join(" ");
export const text = source.replace("420", "240");
export const claims = text.split(/(?<=\.) /).map((claim, sentence) => ({ sentence, text: claim }));

/** One call for each claim, none of which runs out of time. */
export const ONE_BY_ONE = { isolate_claims: true, cache: false, timeout_ms: 600_000 };

export type HeldVerdicts = {
  /** Gives the verdict on the claim of that number. */
  readonly judge: (claim: number) => void;
  /** Gives all verdicts from now on. */
  readonly judgeAll: () => void;
};

/** Has the model wait with each verdict until it is told to give it. */
export function holdVerdicts(model: OpenAiServer): HeldVerdicts {
  const gates = claims.map(() => Promise.withResolvers<void>());
  model.answerWith(async (request) => {
    const asked = claims.findIndex((claim) => request.user.includes(`[0] ${claim.text}\n`));
    if (!asksFor(request, "verdicts")) return JSON.stringify({ claims, score: 0.9, explanation: "Good.", issues: [] });
    await gates[asked]!.promise;
    const label = asked === 0 ? "incorrect" : "correct";
    const error_type = asked === 0 ? "NUMBER" : null;
    const verdict = { claim: 0, label, confidence: 0.95, passage: 0, quote: sentences[asked], error_type };
    return JSON.stringify({ verdicts: [{ ...verdict, covers_claim: true }] });
  });
  return {
    judge: (claim) => gates[claim]!.resolve(),
    judgeAll: () => {
      for (const gate of gates) gate.resolve();
    },
  };
}

const asksFor = ({ body }: ChatRequest, field: string) => JSON.stringify(body.response_format).includes(`"${field}"`);
