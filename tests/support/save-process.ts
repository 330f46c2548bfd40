// A process that saves example runs one after the other and says so after each: `node save-process.ts SETTINGS FROM TO`.
// What it has said must be there whatever happens to it next.
import { writeSync } from "node:fs";
import { openStore } from "../../packages/beleg/src/store/index.ts";
import { exampleRun } from "./example-run.ts";

const [settings = "{}", from = "0", to = "0"] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings));
writeSync(1, "open\n");
for (let n = Number(from); n < Number(to); n += 1) {
  const { run_id } = await store.tenant().runs.save(exampleRun(n));
  writeSync(1, `saved ${n} ${run_id}\n`);
}
await store.close();
