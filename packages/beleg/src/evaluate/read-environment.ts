import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { codeFingerprint } from "./code-fingerprint.ts";
import type { EvaluationEnvironment } from "./evaluation-request.ts";

/** Finds out what run_metadata.json says about this machine's Beleg: nothing that differs from run to run. */
export async function readEnvironment(version: string, cwd: string): Promise<EvaluationEnvironment> {
  const gitCommit = await readCommit(cwd);
  const nodeMajor = Number(process.versions.node.split(".")[0]);
  return { version, codeFingerprint: codeFingerprint(), gitCommit, nodeMajor };
}

async function readCommit(cwd: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd, timeout: 5000 });
    return /^[0-9a-f]{40,64}$/.test(stdout.trim()) ? stdout.trim() : null;
  } catch {
    return null;
  }
}
