import type { TrustProfile } from "@beleg/core/contracts";
import { isFresh } from "../../checker/index.ts";
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
      const { model, trust, trust_min_precision } = settings;
      const { claims, scores } = await store.trustProfiles.list();
      const statusOf = (of: Pick<TrustProfile, "judge">) => ({
        is_fresh: isFresh(of),
        is_current: of.judge.model === model,
      });
      return {
        judge: model,
        min_precision: trust_min_precision,
        applies: trust === "profile",
        items: claims.map(({ profile, measured_at }) => ({ profile, measured_at, ...statusOf(profile) })),
        scores: scores.map(({ profile: record, measured_at }) => ({ record, measured_at, ...statusOf(record) })),
      };
    },
  );
}
