// How long `beleg trust` takes with a model that answers in 300 ms, beside the time the calls alone would take:
// `npx node bench/trust.ts` after `npm run build`. Goal: at most 1.2 times.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { BELEG } from "../tests/support/beleg-process.ts";
import { startOpenAiServer } from "../tests/support/openai-server.ts";
import { oracle } from "../tests/support/trust/oracle.ts";

const LATENCY_MS = 300;
const AT_ONCE = 10;

const folder = mkdtempSync(join(tmpdir(), "beleg-bench-trust-"));
const server = await startOpenAiServer();
const answer = oracle(0.1, LATENCY_MS);
let [first, last] = [0, 0];
server.answerWith((request, index) => {
  last = performance.now();
  first ||= last;
  return answer(request, index);
});
const env = {
  PATH: process.env.PATH,
  BELEG_MODEL: "openai/oracle",
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: "sk-bench",
  BELEG_HOME: folder,
};
const args = ["trust", "--sample", "1000", "-j", String(AT_ONCE), "--no-cache", "--no-store", "-f", "json"];
const started = performance.now();
// Plainly, as a user starts it: a guard that strips types would be measured as well.
const child = spawn(process.execPath, [...process.execArgv, BELEG, ...args], { cwd: folder, env, stdio: "ignore" });
const [code] = await once(child, "exit");
const ended = performance.now();
const ideal = (server.calls * LATENCY_MS) / AT_ONCE;
await server.close();
rmSync(folder, { recursive: true, force: true });
const seconds = (ms: number) => (ms / 1000).toFixed(2);
console.log(
  `exit ${code}, ${server.calls} calls, ${AT_ONCE} at once, ${LATENCY_MS} ms each; load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(
  `took ${seconds(ended - started)} s, ideal ${seconds(ideal)} s: ${((ended - started) / ideal).toFixed(2)} times (goal 1.2)`,
);
console.log(
  `${seconds(first - started)} s before the first call, ${seconds(last - first)} s of calls, ${seconds(ended - last)} s after the last was asked`,
);
