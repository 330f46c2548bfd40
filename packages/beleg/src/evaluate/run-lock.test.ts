import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { lockRun } from "./run-lock.ts";
import { testFolder } from "./testing/evaluation-folder.ts";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");

/** A process whose parent never asks for its end, as in a container without init; resolves with its number. */
async function unreaped(): Promise<number> {
  const parent = spawn("sh", ["-c", "sleep 600 & echo $!; exec sleep 600"], { stdio: ["ignore", "pipe", "ignore"] });
  started.push(parent);
  const [line] = (await once(parent.stdout!, "data")) as [Buffer];
  return Number(line.toString());
}

describe.runIf(process.platform === "linux")("lockRun", () => {
  it("takes over the lock of a killed process that nobody reaped", async () => {
    const folder = testFolder();
    const pid = await unreaped();
    writeFileSync(join(folder, "run.lock"), `${pid} ${statOf(pid)[19]}`);
    expect(() => lockRun(folder)).toThrow("another run is writing here");
    process.kill(pid, "SIGKILL");
    while (statOf(pid)[0] !== "Z") await sleep(5);
    const unlock = lockRun(folder);
    expect(readFileSync(join(folder, "run.lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it("tells a process from an older one with the same number by its start", async () => {
    const folder = testFolder();
    const pid = await unreaped();
    writeFileSync(join(folder, "run.lock"), `${pid} ${Number(statOf(pid)[19]) - 1}`);
    lockRun(folder)();
    process.kill(pid, "SIGKILL");
  });
});
