import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** A real PostgreSQL server of its own for one test file, thrown away with it. */
export type PostgresServer = { readonly url: string; restart(): Promise<void>; stop(): Promise<void> };

/** Administrators' tools may lie outside the search path of whoever runs the tests. */
const RUNUSER = ["/usr/sbin/runuser", "/sbin/runuser"].find((path) => existsSync(path)) ?? "runuser";

/** PostgreSQL refuses to run as root: as root the server runs as the `postgres` user its package made. */
function asServerUser(command: string, args: string[]): { command: string; args: string[] } {
  return process.getuid?.() === 0
    ? { command: RUNUSER, args: ["-u", "postgres", "--", command, ...args] }
    : { command, args };
}

/** Starts the server given after a folder and waits: for a word on its input, or for the end of whoever holds it. */
const WATCH = `folder=$1; shift
"$@" &
read -r word && exit 0
kill -QUIT "$(head -n 1 "$folder/data/postmaster.pid")"
wait
rm -rf "$folder"`;

export async function startPostgres(): Promise<PostgresServer> {
  const bin = process.env.BELEG_TEST_PG_BIN ?? "/usr/lib/postgresql/15/bin";
  const folder = mkdtempSync("/tmp/beleg-pg-");
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  const data = join(folder, "data");
  const port = await freePort();
  const init = asServerUser(join(bin, "initdb"), [
    "-D",
    data,
    "-U",
    "beleg",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-locale",
    "--no-sync",
  ]);
  execFileSync(init.command, init.args, { stdio: "ignore" });

  const start = async () => {
    const server = asServerUser(join(bin, "postgres"), [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      // Nobody pulls the plug of a machine here: what a process has written outlives it without being forced to the disk.
      "-F",
    ]);
    // The watcher's input ends with this process, however it ends: then the server and its folder go too.
    const child = spawn("sh", ["-c", WATCH, "sh", folder, server.command, ...server.args], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    child.stdin?.on("error", () => {});
    await untilReady(bin, port);
    return child;
  };
  let child = await start();
  const halt = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const stop = asServerUser(join(bin, "pg_ctl"), ["-D", data, "stop", "-m", "fast", "-s"]);
    execFileSync(stop.command, stop.args, { stdio: "ignore" });
    child.stdin?.end("stopped\n");
    await ended;
  };
  return {
    url: `postgres://beleg@127.0.0.1:${port}/postgres`,
    async restart() {
      await halt();
      child = await start();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      execFileSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start within 30 s");
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
