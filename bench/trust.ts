// How long `beleg trust` takes with a model that answers in 300 ms, beside the time the calls alone would take:
// `npx node bench/trust.ts` after `npm run build`. Goal: at most 1.2 times.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BELEG } from "../tests/support/beleg-process.ts";
import { spawnNode } from "../tests/support/child-node.ts";
import { startOpenAiServer } from "../tests/support/openai-server.ts";
import { oracle } from "../tests/support/trust/oracle.ts";

const LATENCY_MS = 300;
const AT_ONCE = 10;

const folder = mkdtempSync(join(tmpdir(), "beleg-bench-trust-"));
const server = await startOpenAiServer();
server.answerWith(oracle(0.1, LATENCY_MS));
const env = {
  BELEG_MODEL: "openai/oracle",
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: "sk-bench",
  BELEG_HOME: folder,
};
const args = ["trust", "--sample", "1000", "-j", String(AT_ONCE), "--no-cache", "--no-save", "-f", "json"];
const started = performance.now();
const child = spawnNode([BELEG, ...args], { cwd: folder, env: { PATH: process.env.PATH, ...env }, stdio: "ignore" });
const [code] = await once(child, "exit");
const took = performance.now() - started;
const ideal = (server.calls * LATENCY_MS) / AT_ONCE;
await server.close();
rmSync(folder, { recursive: true, force: true });
console.log(`exit ${code}, ${server.calls} calls, ${AT_ONCE} at once, ${LATENCY_MS} ms each`);
console.log(
  `took ${(took / 1000).toFixed(1)} s, ideal ${(ideal / 1000).toFixed(1)} s: ${(took / ideal).toFixed(2)} times (goal 1.2)`,
);
