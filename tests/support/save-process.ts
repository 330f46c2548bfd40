// A process that saves example runs, or sends jobs, one after the other and says so after each:
// `node save-process.ts SETTINGS FROM TO runs|jobs [thread]`. What it has said must be there whatever happens to it next.
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { openQueue } from "../../packages/beleg/src/queue/index.ts";
import { openStore } from "../../packages/beleg/src/store/index.ts";
import { exampleRun } from "./example-run.ts";

const [settings = "{}", from = "0", to = "0", what = "runs", place = "here"] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings), { receives: place === "thread" });
// Whoever is killed writes nothing at its end: each of the next would compile all of it anew.
flushCompileCache();
writeSync(1, "open\n");
const jobs = what === "jobs" ? await openQueue(store) : null;
// Wide enough that the queue's own tables grow with every job.
const note = "x".repeat(4000);
for (let n = Number(from); n < Number(to); n += 1) {
  if (jobs) await jobs.enqueue("retention", { n, note }, { key: `job-${n}` });
  const { run_id } = jobs ? { run_id: n } : await store.tenant().runs.save(exampleRun(n));
  writeSync(1, `saved ${n} ${run_id}\n`);
}
await jobs?.stop({ timeoutMs: 0 });
await store.close();
