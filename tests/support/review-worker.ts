// A worker process for tests of the review deadline: `node review-worker.ts DATABASE_URL hang|work`.
// It runs the built package, as a worker of the product does. With `hang` the effect of an expiry never ends, so that a
// test can kill the process in the middle of its transaction.
import { writeSync } from "node:fs";
import { openQueue } from "../../packages/beleg/dist/queue/index.js";
import { openStore } from "../../packages/beleg/dist/store/index.js";
import { reviewExpiryHandler } from "../../packages/beleg/dist/worker/index.js";

const [database_url = "", mode = "work"] = process.argv.slice(2);
const store = await openStore({ database_url, home: "unused" });
const jobs = await openQueue(store, { worker: true });
const effects =
  mode === "hang"
    ? {
        rerank_selection: () => {
          writeSync(1, "inside\n");
          return new Promise<void>(() => {});
        },
      }
    : {};
await jobs.consume("review-expiry", {}, reviewExpiryHandler({ store, jobs, effects }));
writeSync(1, "ready\n");
