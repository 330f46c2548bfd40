import { type JudgeIdentity, judgeKey } from "@beleg/core/contracts";
import { FEWEST_VERDICTS } from "@beleg/core/judges";
import { isFresh, isSameJudge } from "../../checker/index.ts";
import { scoreJudgeIdentity } from "../../checker/record/score-judge-identity.ts";
import type { App } from "../app.ts";
import { TrustOverview } from "../contracts/trust.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

/** `/v1/trust`: how often the judges were right where they were measured. */
export function trustRoutes(app: App, { store, settings }: ServerParts): void {
  app.get(
    "/v1/trust",
    {
      config: { scope: "read" },
      schema: {
        operationId: "showTrust",
        tags: ["trust"],
        summary: "Show how often the judges were right where beleg trust measured them",
        response: { 200: TrustOverview, ...problems },
      },
    },
    async () => {
      const { model, verifier, trust, trust_min_precision } = settings;
      const { claims, scores } = await store.trustProfiles.list();
      const isModel = (judge: JudgeIdentity) => judge.model === model;
      // No verifier has a say in scores.
      const isJudge = (judge: JudgeIdentity) => isModel(judge) && nameOf(judge.verifier) === verifier;
      return {
        judge: judgeKey({ model, verifier }),
        min_precision: trust_min_precision,
        fewest_verdicts: FEWEST_VERDICTS,
        applies: trust === "profile",
        items: claims.map(({ profile, measured_at }) => ({
          profile,
          measured_at,
          is_fresh: isFresh(profile),
          is_current: isJudge(profile.judge),
        })),
        scores: scores.map(({ profile: record, measured_at }) => ({
          record,
          measured_at,
          is_fresh: isSameJudge(
            record.judge,
            scoreJudgeIdentity(record.task, { ...settings, model: record.judge.model }),
          ),
          is_current: isModel(record.judge),
        })),
      };
    },
  );
}

/** A record names the file as well: settings know the name alone. */
function nameOf(verifier: string): string | undefined {
  return verifier.split("@")[0];
}
