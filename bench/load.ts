// How many checks one process serves, beside the bare framework in the same run: `npx node bench/load.ts [seconds] [rate]`.
// Needs a build (npm run build). Exits 1 where the bars are not met.
// The sender shares the cores with the service, so both say what processor time each request took.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { newsOf } from "./load/article.ts";
import { type Firing, fire, type Volley } from "./load/fire.ts";
import { processCpu } from "./load/server-cpu.ts";

const [seconds = 60, rate = 200] = process.argv.slice(2).map(Number);
const home = mkdtempSync(join(tmpdir(), "beleg-load-"));
// As many different texts as requests in a minute: nothing is gained by remembering answers.
const bodies = Array.from({ length: rate * 60 }, (_, seed) => JSON.stringify({ ...newsOf(seed + 1), locale: "en" }));
const bodyOf = (index: number) => bodies[index % bodies.length] as string;

type Served = { readonly child: ChildProcess; readonly url: URL };

function start(args: readonly string[], path: string): Promise<Served> {
  const child = spawn(process.execPath, [...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      BELEG_HOME: home,
      LOG_LEVEL: "error",
      BELEG_API_KEYS: "",
      BELEG_RATE_LIMIT: "1000000",
      BELEG_MODEL: "none",
    },
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
    child.stdout?.once("data", (line: Buffer) => resolve({ child, url: new URL(path, line.toString().trim()) }));
  });
}

async function measure(name: string, { child, url }: Served, firing: Firing): Promise<Volley> {
  const before = processCpu(child.pid ?? 0);
  const volley = await fire(url, bodyOf, firing);
  const after = processCpu(child.pid ?? 0);
  const { sent, statuses, p50, p99, worst, senderCpu } = volley;
  const answered = Object.entries(statuses).map(([status, n]) => `${status}×${n}`);
  const serverCpu = before === null || after === null ? "?" : ((after - before) / sent).toFixed(2);
  process.stdout.write(
    `${name.padEnd(22)} ${(sent / volley.seconds).toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  worst ${worst.toFixed(0)} ms  ` +
      `CPU a request: service ${serverCpu} ms, sender ${senderCpu.toFixed(2)} ms  ${answered.join(" ")}\n`,
  );
  return volley;
}

process.stdout.write(
  `${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)} before), ${seconds} s at ${rate}/s, ${bodies.length} different texts\n`,
);
const echo = await start([new URL("./load/echo.ts", import.meta.url).pathname], "/");
await measure("bare fastify echo", echo, { rate, seconds });
echo.child.kill();

const binary = new URL("../packages/beleg/bin/beleg.js", import.meta.url).pathname;
const beleg = await start([binary, "serve", "--port", "0"], "/v1/check");
// Nothing is sent before the service says that it is ready, as in front of a load balancer.
const asked = performance.now();
while (!(await fetch(new URL("/readyz", beleg.url))).ok) await new Promise((resolve) => setTimeout(resolve, 200));
process.stdout.write(`ready after ${((performance.now() - asked) / 1000).toFixed(1)} s\n`);
// The engine compiles what runs often; the bundled texts of the warm-up are not those of the bench.
await measure("warming up", beleg, { rate: rate / 2, seconds: 10 });
const held = await measure("beleg serve /v1/check", beleg, { rate, seconds });
const flood = await measure("overload ×8", beleg, { rate: rate * 8, seconds: 10, connections: 1000 });
const after = await measure("after the overload", beleg, { rate, seconds: 10 });
beleg.child.kill("SIGINT");
await new Promise((resolve) => beleg.child.once("exit", resolve));
rmSync(home, { recursive: true, force: true });

const failures = [
  ...((held.statuses["200"] ?? 0) === held.sent ? [] : ["answers other than 200 at the bar's rate"]),
  ...(held.p99 < 100 ? [] : [`p99 ${held.p99.toFixed(1)} ms is not under 100 ms`]),
  ...(Object.keys(flood.statuses).every((status) => ["200", "429", "503"].includes(status))
    ? []
    : ["overload was not shed"]),
  ...((after.statuses["200"] ?? 0) === after.sent ? [] : ["no recovery after the overload"]),
];
for (const failure of failures) process.stdout.write(`MISSED: ${failure}\n`);
process.exit(failures.length === 0 ? 0 : 1);
