import { describe, expect, it } from "vitest";
import type { LanguageModel } from "../../../packages/core/src/ports/index.ts";
import { checkWith, decideWith, type Exchange, readabilityV2With, recorded, rerankWith } from "./every-feature.ts";

/** A feature asks several times; its tests share what came. */
const TIMEOUT_MS = 900_000;

/**
 * The promise every way to a model must keep: whatever a feature asks, a model that is held to the schema gives an
 * answer that is valid as it stands and of which nothing is lost on the way into the result.
 */
export function describeEveryFeature(openModel: () => LanguageModel): void {
  const factuality = once(() => asked(openModel, (model) => checkWith(model, "factuality")));
  const decision = once(() => asked(openModel, decideWith));
  const exchangeOf = ({ exchanges }: { readonly exchanges: readonly Exchange[] }, purpose: string): Exchange => {
    const found = exchanges.filter(({ request }) => request.purpose === purpose);
    expect(found, `one call for ${purpose}`).toHaveLength(1);
    return found[0]!;
  };

  describe("an answer held to its schema is valid and used:", { timeout: TIMEOUT_MS }, () => {
    it("claims of a text", async () => {
      const { result, exchanges } = await factuality();
      const { claims } = used(exchangeOf({ exchanges }, "factuality.extract"));
      expect(result.factuality?.details?.claims).toMatchObject([{ text: claims[0]?.text.trim(), sentence_index: 1 }]);
    });

    it("verdicts on claims", async () => {
      const { result, exchanges } = await factuality();
      const { verdicts } = used(exchangeOf({ exchanges }, "factuality.verify"));
      expect(verdicts[0]).toMatchObject({
        claim: 0,
        label: expect.stringMatching(/^(?:correct|incorrect|uncertain)$/),
      });
      expect(result.factuality).toMatchObject({ status: "ok", details: { counts: { total: 1, failed: 0 } } });
    });

    it.each(["coherence", "readability"] as const)("a vote on %s", async (dimension) => {
      const { result, exchanges } = await asked(openModel, (model) => checkWith(model, dimension));
      const { score, issues, explanation } = used(exchangeOf({ exchanges }, `${dimension}.judge`));
      expect(result[dimension]).toMatchObject({
        status: "ok",
        origin: "model",
        score,
        explanation,
      });
      expect(result[dimension]?.issue_spans).toMatchObject([{ message: issues[0]?.message.trim(), origin: "model" }]);
    });

    it("a vote on readability from 1 to 5", async () => {
      const { result, exchanges } = await asked(openModel, readabilityV2With);
      const { score_raw_1_to_5: raw } = used(exchangeOf({ exchanges }, "readability.judge"));
      expect(result).toMatchObject({ status: "ok", score: (raw - 1) / 4, details: { score_raw: raw } });
    });

    it("scores of candidates", async () => {
      const { result, exchanges } = await asked(openModel, rerankWith);
      const { items } = used(exchangeOf({ exchanges }, "rerank.score"));
      expect(result.flags.debug.llm).toMatchObject({ fallback: null, llm_items: 1 });
      expect(result.result.ranked).toMatchObject([{ candidate_id: "a", score: Number(items[0]?.score) }]);
    });

    it.each(["pro_fraud", "pro_customer"] as const)("an argument of the debate, %s", async (side) => {
      const { result, exchanges } = await decision();
      const { argument, confidence } = used(exchangeOf({ exchanges }, `decision.${side}`));
      expect(result.debate).toMatchObject({
        [`${side}_argument`]: argument.trim(),
        [`${side}_confidence`]: confidence,
      });
    });

    it("the decision of the arbiter", async () => {
      const { result, exchanges } = await decision();
      const { confidence } = used(exchangeOf({ exchanges }, "decision.arbiter"));
      // Low confidence escalates whatever was decided: that rule is ours, the confidence is the model's.
      expect(result.decision).toMatchObject({ decided_by: "model", confidence });
    });

    it("an explanation", async () => {
      const { result, exchanges } = await decision();
      const answer = used(exchangeOf({ exchanges }, "decision.explain"));
      expect(answer).toMatchObject({
        customer_explanation: expect.any(String),
        audit_explanation: expect.any(String),
        key_factors: [expect.any(String)],
        recommended_actions: [expect.any(String)],
      });
      expect(result.trace.find(({ agent }) => agent === "explainability")).toMatchObject({ status: "success" });
    });
  });
}

async function asked<T>(openModel: () => LanguageModel, feature: (model: LanguageModel) => Promise<T>) {
  const model = recorded(openModel());
  return { result: await feature(model), exchanges: model.exchanges };
}

/** What the tests look at of an answer; which of it there is depends on who asked. */
interface Written {
  readonly claims: readonly { readonly text: string }[];
  readonly verdicts: readonly unknown[];
  readonly score: number;
  readonly score_raw_1_to_5: number;
  readonly issues: readonly { readonly message: string }[];
  readonly explanation: string;
  readonly items: readonly { readonly score: number | string }[];
  readonly argument: string;
  readonly confidence: number;
}

/** The answer as it was written, after proof that it needed no repair and that all it says was read. */
function used({ outcome }: Exchange): Written {
  expect(outcome).toMatchObject({ status: "ok", salvage: [] });
  const written = JSON.parse(outcome.text) as Written;
  if (outcome.status === "ok" && typeof outcome.value !== "string")
    expect(leavesOf(outcome.value)).toEqual(expect.arrayContaining(leavesOf(written)));
  return written;
}

function leavesOf(value: unknown): unknown[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object") return [value];
  return value === null ? [] : Object.values(value).flatMap(leavesOf);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
