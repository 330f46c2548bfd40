import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { belegError, type Policy } from "@beleg/core/contracts";
import { errnoText } from "../files/errno-of.ts";
import { packageFile } from "../files/package-file.ts";
import { readPolicyFile } from "./read-policy-file.ts";

/** The policies of a folder as they are at the moment of asking. */
export interface PolicyFolder {
  read(): Promise<readonly Policy[]>;
}

interface Held {
  readonly stamp: string;
  readonly policy: Policy;
}

/** The policies Beleg ships. */
export const SAMPLE_POLICIES = packageFile("policies");

/**
 * Opens a folder of policies, one in each `.md` file but README.md. Every read looks at the folder: a changed file is read anew, a new one is added,
 * a removed one is gone. A file that cannot be read, or a folder without any, fails the read: deciding without a policy would be silent. Conditions may name
 * only the limits that are given.
 */
export function openPolicyFolder(folder: string, limits?: readonly string[]): PolicyFolder {
  let held = new Map<string, Held>();
  let policies: readonly Policy[] = [];
  return {
    async read() {
      const files = await policyFiles(folder);
      if (files.length === 0) throw belegError("no_policies", { folder });
      const now = new Map<string, Held>();
      for (const file of files) now.set(file, await readHeld(folder, file, held.get(file), limits));
      // The same list as before tells its readers that nothing changed.
      if (now.size === held.size && [...now].every(([file, { stamp }]) => held.get(file)?.stamp === stamp))
        return policies;
      const found = [...now.values()].map(({ policy }) => policy);
      const ids = new Set<string>();
      for (const { policy_id } of found) {
        if (ids.has(policy_id)) throw belegError("duplicate_value", { value: policy_id }, { path: folder });
        ids.add(policy_id);
      }
      held = now;
      policies = found;
      return policies;
    },
  };
}

async function readHeld(
  folder: string,
  file: string,
  before: Held | undefined,
  limits: readonly string[] | undefined,
): Promise<Held> {
  const { mtimeMs, size, ino } = await stat(join(folder, file));
  const stamp = `${mtimeMs} ${size} ${ino}`;
  if (before?.stamp === stamp) return before;
  return { stamp, policy: await readPolicyFile(folder, file, limits) };
}

/** The files of a folder that hold policies. */
export async function policyFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => /\.md$/i.test(name) && !/^(?:readme\.md$|\.)/i.test(name)).sort();
  } catch (error) {
    const code = errnoText(error);
    throw code === "ENOENT"
      ? belegError("file_not_found", { file: folder })
      : belegError("file_unreadable", { file: folder, detail: code });
  }
}
