import { setTimeout as sleep } from "node:timers/promises";
import { addUsage, type LanguageModel, type ModelUsage, NO_USAGE, type Verifier } from "@beleg/core";
import type { FactualityResult, LabelledSource } from "@beleg/core/contracts";
import {
  claimAnswer,
  judgeLabelled,
  type LabelledAnswer,
  modelClaimJudge,
  verifiedClaimJudge,
} from "@beleg/core/judges";
import { openChecker } from "../checker/index.ts";
import type { RowJudge } from "../evaluate/judge.ts";
import type { Settings } from "../settings/index.ts";
import { configuredVerifier } from "../verifier/index.ts";

/** How long an answer waits to be weighed while further calls stand in line: sending them takes a few milliseconds. */
const CALLS_FIRST_MS = 25;

/** A judge of all claims of a source. */
export type LabelledJudge = RowJudge<LabelledSource, LabelledAnswer>;

/** Opens the judge the settings name, without its record: it is what is to be found out. */
export async function openLabelledJudge(settings: Settings): Promise<LabelledJudge> {
  if (settings.model === "none") return embeddedJudge({ ...settings, trust: "off" });
  const { createLanguageModel } = await import("../language-model/index.ts");
  return modelJudge(createLanguageModel(settings), settings, await configuredVerifier(settings));
}

/** The embedded judge takes each claim apart itself, as it would in a text of one sentence. */
async function embeddedJudge(settings: Settings): Promise<LabelledJudge> {
  const checker = await openChecker({ settings, threads: settings.concurrency });
  return {
    name: "embedded",
    capacity: checker.capacity,
    async answer({ source, lang, claims }) {
      const judged = claims.map(async (claim) => {
        const input = { dimension: "factuality", article_text: source, summary_text: claim.text, lang } as const;
        const { details } = (await checker.judge(input as Parameters<typeof checker.judge>[0])) as FactualityResult;
        return claimAnswer(details.claims, claim, source);
      });
      return { status: "ok", claims: await Promise.all(judged), usage: NO_USAGE };
    },
    close: () => checker.close(),
  };
}

/** A model is given the claims of a source as they are, several in a call, as it gets the claims of every text. */
function modelJudge(model: LanguageModel, settings: Settings, verifier?: Verifier): LabelledJudge {
  const { isolate_claims: isolateClaims, require_evidence_for_correct: requireEvidenceForCorrect } = settings;
  let open = 0;
  return {
    name: model.name,
    // The model counts its calls itself: while they are under way the next sources are made ready, so that it never waits.
    capacity: 2 * settings.concurrency,
    async answer(labelled, { signal, sample }) {
      let usage: ModelUsage = NO_USAGE;
      let isSpent = false;
      const metered: LanguageModel = {
        name: model.name,
        async complete(request) {
          open += 1;
          const outcome = await model.complete({ ...request, sample });
          open -= 1;
          if (open >= settings.concurrency) await sleep(CALLS_FIRST_MS);
          usage = addUsage(usage, outcome.usage);
          if (outcome.status === "failed" && outcome.code === "budget_exceeded") isSpent = true;
          return outcome;
        },
      };
      const options = { signal, isolateClaims, requireEvidenceForCorrect };
      const judge = modelClaimJudge(metered);
      const seated = verifier ? verifiedClaimJudge(verifier, judge) : judge;
      const claims = await judgeLabelled(seated, labelled, options);
      // A source that lost only some of its claims to the budget would look like a finished one.
      if (isSpent) return { status: "failed", claims: [], usage, error: { code: "budget_exceeded" } };
      // A source of which not all was judged is asked again by the next run.
      const isBroken = claims.some(({ label }) => label === "failed");
      return { status: isBroken ? "failed" : "ok", claims, usage };
    },
    close: async () => {},
  };
}
