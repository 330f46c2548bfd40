import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { EvaluationEnvironment } from "./evaluation-request.ts";

/** Finds out what run_metadata.json says about this machine's Beleg: nothing that differs from run to run. */
export async function readEnvironment(version: string, cwd: string): Promise<EvaluationEnvironment> {
  const [codeFingerprint, gitCommit] = await Promise.all([fingerprintCore(), readCommit(cwd)]);
  return { version, codeFingerprint, gitCommit, nodeMajor: Number(process.versions.node.split(".")[0]) };
}

/**
 * A hash over the compiled core: a judge that changed without a new version number would otherwise be mixed with
 * answers of its older self when a run resumes.
 */
async function fingerprintCore(): Promise<string> {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve("@beleg/core/evaluation"))));
  const names = await readdir(folder, { recursive: true });
  const hash = createHash("sha256");
  for (const name of names.filter((file) => file.endsWith(".js") || file.endsWith(".json")).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

async function readCommit(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd, timeout: 5000 });
    return /^[0-9a-f]{40,64}$/.test(stdout.trim()) ? stdout.trim() : null;
  } catch {
    return null;
  }
}
