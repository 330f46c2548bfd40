import { expireDueReviews } from "../../review/index.ts";
import type { RecentRun } from "../../store/index.ts";
import type { App } from "../app.ts";
import { Overview } from "../contracts/overview.ts";
import { qualityOverTime } from "../overview/quality-over-time.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

/** How many runs back quality and failures are looked for: however many there are, the answer costs the same. */
const RECENT = 1000;
const SHOWN = 5;

/** `/v1/overview`: where somebody who opens the workbench begins. */
export function overviewRoutes(app: App, { store, reviews }: ServerParts): void {
  app.get(
    "/v1/overview",
    {
      config: { scope: "read" },
      schema: {
        operationId: "showOverview",
        tags: ["runs"],
        summary: "What waits for a person, what failed lately, how quality goes",
        description: `Quality and failures are those of the newest ${RECENT} runs.`,
        response: { 200: Overview, ...problems },
      },
    },
    async ({ access }) => {
      await expireDueReviews(reviews, access.tenant);
      const mine = store.tenant(access.tenant);
      const recent = await mine.runs.recent(RECENT);
      const shown = recent.filter(isFailed).slice(0, SHOWN);
      const failed = await Promise.all(shown.map(({ id }) => mine.runs.find(id)));
      const waiting = await mine.reviews.waiting(SHOWN);
      const standing = (status: RecentRun["status"]) => recent.filter((run) => run.status === status).length;
      return {
        reviews: { total: waiting.total, items: [...waiting.items] },
        failed: failed.filter((run) => run !== undefined),
        unfinished: { pending: standing("pending"), running: standing("running") },
        quality: qualityOverTime(recent),
      };
    },
  );
}

/** What somebody called off did not fail. */
function isFailed({ status, verdict, error_code }: RecentRun): boolean {
  if (error_code === "run_cancelled") return false;
  return status === "failed" || (status === "success" && verdict !== null && verdict !== "passed");
}
