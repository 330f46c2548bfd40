import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { spawnNode } from "./child-node.ts";
import { fillHome } from "./ready-home.ts";

/** The binary as it is built. */
export const BELEG = fileURLToPath(new URL("../../packages/beleg/bin/beleg.js", import.meta.url));

/** A `beleg serve` of its own, over a folder of its own. */
export type ServeProcess = {
  readonly address: string;
  readonly child: ChildProcess;
  /** Asks it to end and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  readonly log: () => string;
};

/** Starts `beleg serve` on any free port; resolves when it listens. Warm-up takes ten seconds of processor time: who measures asks for it. */
export async function startServe(
  home: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<ServeProcess> {
  if (env.DATABASE_URL === undefined) await fillHome(env.BELEG_HOME ?? home);
  const child = spawnNode([BELEG, "serve", "--port", "0", ...args], {
    cwd: home,
    env: { PATH: process.env.PATH, BELEG_HOME: home, BELEG_WARM_UP: "false", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, log] = ["", ""];
  child.stderr?.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("\n")) resolve(out.trim());
    });
    void ended.then(([code]) => reject(new Error(`beleg serve ended with ${code}: ${log.slice(-500)}`)));
  });
  return {
    address,
    child,
    log: () => log,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
