import { BelegError, DecisionCase, type PipelineState } from "@beleg/core/contracts";
import { saveDecision } from "../../decisions/index.ts";
import { decideReview, expireReview } from "../../review/index.ts";
import { DEFAULT_TENANT, type Store, storeOver } from "../../store/index.ts";
import type { ServerParts } from "../server-parts.ts";
import { type SampleCase, sampleDecisionCases } from "./decision-samples.ts";
import type { RecordedAnswer } from "./recorded-answers.ts";

type Parts = Pick<ServerParts, "store" | "decider" | "reviews" | "settings">;
const tenant = DEFAULT_TENANT;
const HOUR_MS = 3_600_000;

/** Decides the sample cases as if each had been decided in its own time, with what people and deadlines made of them. */
export async function loadSampleDecisions(parts: Parts): Promise<void> {
  const { store, decider, reviews } = parts;
  const { waiting, escalated, overdue } = sampleDecisionCases(store.clock.now());
  const save = async (sample: SampleCase, timers: boolean) => {
    const state = await withRecordedAnswer(
      decider,
      await decider.decide(DecisionCase.parse(sample.body)),
      sample.recorded,
    );
    const then = storeAt(parts, sample.decidedAt);
    const jobs = timers ? { jobs: reviews.jobs } : {};
    const saved = await saveDecision(then, state, { review_first: ["BLOCK"], tenant, ...jobs });
    await addRatings(then, saved, sample.ratings ?? []);
    return saved.reviews[0] ?? "";
  };

  await decideByHand(parts, await save(escalated, false), escalated.decidedAt);
  const forgotten = await save(overdue, false);
  const deadline = storeAt(parts, overdue.decidedAt + 25 * HOUR_MS);
  await expireReview({ ...reviews, store: deadline, jobs: undefined }, { tenant, review_id: forgotten });
  for (const sample of waiting) await save(sample, true);
}

/** The same store at another time. */
function storeAt({ store, settings }: Parts, time: number): Store {
  return storeOver(store.connection, {
    clock: { now: () => time },
    graph: settings.neo4j_uri !== null,
    forgetTexts: async () => {},
  });
}

/** Puts a model's answer where the rules' own words stand, through the same filter and checks as any answer. */
async function withRecordedAnswer(
  decider: Parts["decider"],
  state: PipelineState,
  recorded: RecordedAnswer | undefined,
): Promise<PipelineState> {
  if (recorded === undefined || state.debate === null) return state;
  const debate = { ...state.debate, ...recorded.debate };
  const said = { ...state, debate, model_output: JSON.stringify(recorded.explanation) };
  const explanation = { ...(await decider.explain(said, state.locale)), variant: recorded.style };
  const asked = new Set(["debate_pro_fraud", "debate_pro_customer", "explainability"]);
  const trace = state.trace.map((line) =>
    asked.has(line.agent) ? { ...line, status: "success" as const, reason: null } : line,
  );
  return { ...state, debate, explanation, trace };
}

async function addRatings(
  store: Store,
  { transaction_id, version }: { readonly transaction_id: string; readonly version: number },
  ratings: NonNullable<SampleCase["ratings"]>,
): Promise<void> {
  const { decisions } = store.tenant(tenant);
  const text = (await decisions.customerTexts(transaction_id)).find((one) => one.version === version);
  if (text === undefined) return;
  for (const [rating, comment] of ratings) await decisions.addFeedback(text.id, rating, comment);
}

/** Two people answered the same question; the second came too late. */
async function decideByHand(parts: Parts, review_id: string, openedAt: number): Promise<void> {
  const at = (hours: number) => ({
    ...parts.reviews,
    store: storeAt(parts, openedAt + hours * HOUR_MS),
    jobs: undefined,
  });
  const ref = { tenant, review_id };
  await decideReview(at(2), ref, {
    action: "approve",
    actor: "R. Ortega",
    reason: "Customer confirmed the purchase by phone and read back the card's last digits.",
    final_decision: "APPROVE",
  });
  await decideReview(at(3), ref, {
    action: "reject",
    actor: "M. Weber",
    reason: "New customer and no callback yet.",
    final_decision: "BLOCK",
  }).catch((error: unknown) => {
    if (!(error instanceof BelegError && error.code === "review_closed")) throw error;
  });
}
