import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect, it } from "vitest";
import { spawnNode } from "../support/child-node.ts";
import { until } from "../support/until.ts";

/** The parent and the state of a process; undefined when there is none. */
function statOf(pid: string): { parent: string; state: string } | undefined {
  try {
    const [state = "", parent = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { parent, state };
  } catch {
    return undefined;
  }
}

/** Every process below one, however deep. */
function descendants(pid: string): string[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && statOf(name)?.parent === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

const lives = (pid: string) => !["Z", undefined].includes(statOf(pid)?.state);

it("a test process that is killed takes its servers and workers with it", async () => {
  const support = (name: string) => new URL(`../support/${name}`, import.meta.url).href;
  const script = `
    const { startPostgres } = await import("${support("postgres.ts")}");
    const { startGraph } = await import("${support("graph-server.ts")}");
    const { spawnNode } = await import("${support("child-node.ts")}");
    const [server] = await Promise.all([startPostgres(), startGraph()]);
    spawnNode(["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    console.log(server.url);`;
  const parent = spawnNode(["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface({ input: parent.stdout as Readable }), "line")) as [string];
  expect(line).toMatch(/^postgres:/);
  const below = descendants(String(parent.pid));
  // At least the watcher, PostgreSQL with its helpers, and the worker; the graph's server where it is a process.
  expect(below.length).toBeGreaterThan(5);
  expect(below.every(lives)).toBe(true);
  parent.kill("SIGKILL");
  await until(() => !below.some(lives));
});
