import { randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { errnoOf } from "../../files/errno-of.ts";

const BYTES = 32;

/**
 * The secret that signs browser sessions: random, made at the first start, in a file that only its owner can read. It is
 * nothing that configuration holds, and deleting the file ends every session at the next start.
 */
export async function sessionSecret(home: string, cwd: string): Promise<Buffer> {
  const file = resolve(cwd, home, "session-secret");
  const secret = Buffer.from((await readOrMake(file)).trim(), "base64url");
  if (secret.length < BYTES) {
    throw belegError("file_unreadable", {
      file,
      detail: "it holds no secret; delete it, and everybody signs in again",
    });
  }
  // Copied from another machine, say.
  await chmod(file, 0o600);
  return secret;
}

async function readOrMake(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errnoOf(error) !== "ENOENT") throw error;
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600 });
    // Of several processes that start at once one makes it.
    await link(draft, file).catch((error: unknown) => {
      if (errnoOf(error) !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}
