import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import type { GraphServer } from "./graph-server.ts";

// A real Neo4j 5 community server for tests; its artefacts come from Maven Central, once for each machine.

const VERSION = "5.26.0";
const sources = new URL("./neo4j/", import.meta.url).pathname;
/** It lives for minutes: compiled for years it takes more than twice the processor time to start and to answer. */
const LEAN = ["-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "beleg-test", `neo4j-${VERSION}`);

/** The folder with the server's jars, fetched by Maven where it is not there yet. Throws where it cannot be had. */
export async function provideNeo4j(): Promise<string> {
  if (existsSync(cache)) return cache;
  if (!has("javac") || !has("mvn")) await installJava();
  const draft = `${cache}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    const pom = join(sources, "pom.xml");
    const args = ["-q", "-B", "-f", pom, "dependency:copy-dependencies", `-DoutputDirectory=${draft}`];
    await promisify(execFile)("mvn", args, { timeout: 900_000 });
    await promisify(execFile)("javac", ["-cp", join(draft, "*"), "-d", draft, join(sources, "Neo4jServer.java")]);
    if (!existsSync(cache)) renameSync(draft, cache);
    return cache;
  } catch (error) {
    const detail = String(error).replace(/\s+/g, " ").slice(0, 300);
    throw new Error(`Neo4j ${VERSION} could not be fetched from Maven Central: ${detail}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Starts a server on an empty database. It ends with this process: its standard input does. */
export async function spawnNeo4j(jars: string): Promise<GraphServer> {
  const home = mkdtempSync(join(tmpdir(), "beleg-neo4j-"));
  const port = await freePort();
  const path = `${jars}:${join(jars, "*")}`;
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn("java", [...LEAN, "-cp", path, "Neo4jServer", home, String(port)], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    await started(child);
    return child;
  };
  let child = await launch();
  const halt = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    product: "neo4j",
    uri: `bolt://127.0.0.1:${port}`,
    halt,
    start: async () => {
      child = await launch();
    },
    stop: async () => {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Neo4j ended with ${code} before it had started`)));
    child.stdout?.on("data", (text: Buffer) => {
      if (text.includes("started")) resolve();
    });
  });
}

function has(command: string): boolean {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function installJava(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(
      "Neo4j needs a JDK 17 and Maven: install them, or set BELEG_TEST_NEO4J_URI to a server that may be emptied",
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["default-jdk-headless", "maven"];
  await promisify(execFile)("apt-get", ["update", "-qq"], { env });
  await promisify(execFile)("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}
