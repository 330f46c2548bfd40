import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { GraphServer } from "../graph-server.ts";
import { serveBolt } from "./bolt-connection.ts";
import { type CypherEngine, openGrafeo } from "./cypher-engine.ts";

const VERSION = "0.6.0";
const sources = import.meta.dirname;
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "beleg-test", `grafeo-${VERSION}`);

/** The folder the engine is installed in, once for each machine. Throws where the registry does not have it. */
export async function provideGrafeo(): Promise<string> {
  if (existsSync(cache)) return cache;
  const draft = `${cache}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(sources, name), join(draft, name));
    // Not `npm ci`: it refuses a lockfile that lacks the platforms the registry lacks. What is locked is verified all the same.
    const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", draft];
    await promisify(execFile)("npm", args, { cwd: draft, timeout: 300_000 });
    if (!existsSync(cache)) renameSync(draft, cache);
    return cache;
  } catch (error) {
    throw new Error(`@grafeo-db/js ${VERSION} could not be installed: ${String(error).slice(0, 300)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Starts an empty graph in this process, behind Bolt on a loopback port. */
export async function startGrafeo(installed: string): Promise<GraphServer> {
  const home = mkdtempSync(join(tmpdir(), "beleg-grafeo-"));
  const sockets = new Set<Socket>();
  let listening: { server: Server; engine: CypherEngine } | null = null;

  const start = async (port: number): Promise<number> => {
    const engine = openGrafeo(installed, join(home, "graph.grafeo"));
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
      void serveBolt(socket, engine);
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
    listening = { server, engine };
    return (server.address() as AddressInfo).port;
  };
  const halt = async (): Promise<void> => {
    if (listening === null) return;
    const { server, engine } = listening;
    listening = null;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    engine.close();
  };
  const port = await start(0);
  return {
    product: "grafeo",
    uri: `bolt://127.0.0.1:${port}`,
    halt,
    start: async () => void (await start(port)),
    stop: async () => {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
