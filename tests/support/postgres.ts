import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { fillHomeWith } from "./ready-home.ts";

const BIN = process.env.BELEG_TEST_PG_BIN ?? "/usr/lib/postgresql/15/bin";

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

/** What a server has in it from the start. */
export type Content = { readonly name: string; put(url: string): Promise<void> };

/** Made once for all tests of a run, then copied: to make one takes a second of processor time, with our tables two. */
export async function startPostgres(content?: Content): Promise<PostgresServer> {
  const folder = newFolder();
  await fillFolder(folder, content);
  const server = await serveFrom(folder);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the server's user may enter, whatever TMPDIR says. */
const newFolder = () => mkdtempSync("/tmp/beleg-pg-");

async function fillFolder(folder: string, content?: Content): Promise<void> {
  const make = async (draft: string) => {
    const place = newFolder();
    await (content === undefined ? makeEmpty(place) : makeFilled(place, content));
    execFileSync("cp", ["-a", `${place}/.`, draft]);
    rmSync(place, { recursive: true, force: true });
  };
  await fillHomeWith(`postgres-${content?.name ?? "empty"}`, make, folder);
  // Outside a run of tests there is nothing to copy.
  if (!existsSync(join(folder, "data"))) await make(folder);
}

async function makeFilled(folder: string, content: Content): Promise<void> {
  await fillFolder(folder);
  const server = await serveFrom(folder);
  await content.put(server.url);
  await server.stop();
}

async function makeEmpty(folder: string): Promise<void> {
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  const where = ["-D", join(folder, "data"), "--no-sync"];
  const init = asServerUser(join(BIN, "initdb"), [...where, "-U", "beleg", "-A", "trust", "-E", "UTF8", "--no-locale"]);
  execFileSync(init.command, init.args, { stdio: "ignore" });
}

/** Runs the server of a folder; its folder stays when it is stopped, and goes when this process is killed. */
async function serveFrom(folder: string): Promise<PostgresServer> {
  const data = join(folder, "data");
  const port = await freePort();
  const start = async () => {
    // Nobody pulls the plug of a machine here: what a process has written outlives it without being forced to the disk.
    const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
    const server = asServerUser(join(BIN, "postgres"), args);
    // The watcher's input ends with this process, however it ends: then the server and its folder go too.
    const child = spawn("sh", ["-c", WATCH, "sh", folder, server.command, ...server.args], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    child.stdin?.on("error", () => {});
    await untilReady(port);
    return child;
  };
  let child = await start();
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const halt = asServerUser(join(BIN, "pg_ctl"), ["-D", data, "stop", "-m", "fast", "-s"]);
    execFileSync(halt.command, halt.args, { stdio: "ignore" });
    child.stdin?.end("stopped\n");
    await ended;
  };
  return {
    url: `postgres://beleg@127.0.0.1:${port}/postgres`,
    async restart() {
      await stop();
      child = await start();
    },
    stop,
  };
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      execFileSync(join(BIN, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start within 30 s");
}
