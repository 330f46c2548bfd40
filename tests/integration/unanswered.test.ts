import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { BELEG } from "../support/beleg-process.ts";
import { spawnNode } from "../support/child-node.ts";

/** Node forgets such a promise and ends as if all were done; so it does with a module that the engine compiles in advance. */
const NEVER = "data:text/javascript,WebAssembly.compile=WebAssembly.instantiate=()=>new Promise(()=>{})";

it("a command that waits for what never comes passes no gate", async () => {
  const home = await mkdtemp(join(tmpdir(), "beleg-unanswered-"));
  const child = spawnNode(["--import", NEVER, BELEG, "runs", "list"], {
    cwd: home,
    env: { PATH: process.env.PATH, BELEG_HOME: home },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "exit") as Promise<[number]>,
  ]);
  expect({ stdout, code }).toEqual({ stdout: "", code: 3 });
  expect(stderr).toContain("ended without an answer");
});
