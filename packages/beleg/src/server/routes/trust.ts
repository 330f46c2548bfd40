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
      const kept = await store.trustProfiles.list();
      return {
        judge: model,
        min_precision: trust_min_precision,
        applies: trust === "profile",
        items: kept.map(({ profile, measured_at }) => ({
          profile,
          measured_at,
          is_fresh: isFresh(profile),
          is_current: profile.judge.model === model,
        })),
      };
    },
  );
}
