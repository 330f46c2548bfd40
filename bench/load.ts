// How many checks one process serves, beside the bare framework in the same run: `node bench/load.ts [seconds] [rate]`.
// Needs a build (npm run build). Exits 1 where the bars are not met.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { newsOf } from "./load/article.ts";
import { fire, type Volley } from "./load/fire.ts";

const [seconds = 60, rate = 200] = process.argv.slice(2).map(Number);
const home = mkdtempSync(join(tmpdir(), "beleg-load-"));
const bodies = Array.from({ length: 500 }, (_, seed) => JSON.stringify({ ...newsOf(seed + 1), locale: "en" }));
const bodyOf = (index: number) => bodies[index % bodies.length] as string;

function start(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BELEG_HOME: home, LOG_LEVEL: "error", BELEG_API_KEYS: "", BELEG_MODEL: "none" },
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
    child.stdout?.once("data", (line: Buffer) => resolve({ child, url: line.toString().trim() }));
  });
}

function print(name: string, { sent, seconds: took, statuses, p50, p99, worst }: Volley): void {
  const shown = Object.entries(statuses).map(([status, n]) => `${status}×${n}`);
  process.stdout.write(
    `${name.padEnd(24)} ${(sent / took).toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  worst ${worst.toFixed(0)} ms  ${shown.join(" ")}\n`,
  );
}

process.stdout.write(`${availableParallelism()} cores, ${seconds} s at ${rate}/s\n`);
const echo = await start([new URL("./load/echo.ts", import.meta.url).pathname]);
print("bare fastify echo", await fire(new URL(echo.url), bodyOf, { rate, seconds }));
echo.child.kill();

const beleg = await start([
  new URL("../packages/beleg/bin/beleg.js", import.meta.url).pathname,
  "serve",
  "--port",
  "0",
]);
const target = new URL("/v1/check", beleg.url);
await fire(target, bodyOf, { rate: rate / 4, seconds: 5 });
const held = await fire(target, bodyOf, { rate, seconds });
print("beleg serve /v1/check", held);
const flood = await fire(target, bodyOf, { rate: rate * 8, seconds: 10, connections: 1000 });
print("overload ×8", flood);
const after = await fire(target, bodyOf, { rate, seconds: 10 });
print("after the overload", after);
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
