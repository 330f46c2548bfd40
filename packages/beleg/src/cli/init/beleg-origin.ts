import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { packageFile } from "../../files/package-file.ts";
import type { BelegOrigin } from "./starter-files.ts";

/** Where a CI job of the project in this folder can get Beleg from. Nothing is on npm, so a job builds what the project does not bring along. */
export async function belegOrigin(cwd: string): Promise<BelegOrigin> {
  return (await bringsBeleg(cwd)) ? { kind: "installed" } : { kind: "built", address: await ownAddress() };
}

/** Whether the project has Beleg among its packages, packed by hand say. */
async function bringsBeleg(cwd: string): Promise<boolean> {
  const file = resolve(cwd, "package.json");
  if (!existsSync(file)) return false;
  try {
    const { dependencies, devDependencies } = JSON.parse(await readFile(file, "utf8")) as Record<string, object>;
    return "beleg" in { ...dependencies, ...devDependencies };
  } catch {
    return false;
  }
}

/** The address of the checkout this command runs from; null where it has none a runner could clone. */
async function ownAddress(): Promise<string | null> {
  try {
    const cwd = packageFile("..", "..");
    const { stdout } = await promisify(execFile)("git", ["remote", "get-url", "origin"], { cwd, timeout: 5000 });
    return publicAddress(stdout.trim());
  } catch {
    return null;
  }
}

/** An address as https without a user or a key; null for what is none, a folder say. */
export function publicAddress(remote: string): string | null {
  const bare = remote.replace(/\/$/, "").replace(/\.git$/, "");
  const found = /^(?:https:\/\/(?:[^@/\s]+@)?|(?:ssh:\/\/)?git@)([\w.-]+)[:/]([\w.-]+(?:\/[\w.-]+)+)$/.exec(bare);
  return found === null ? null : `https://${found[1]}/${found[2]}.git`;
}
