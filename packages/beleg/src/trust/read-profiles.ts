import { resolve } from "node:path";
import { belegError, type TrustProfile } from "@beleg/core/contracts";
import { readProfile } from "../checker/index.ts";

/** Two files as profiles; null where neither is one. A profile and something else cannot be compared. */
export async function readProfiles(files: readonly string[], cwd: string): Promise<readonly TrustProfile[] | null> {
  const read = await Promise.all(
    files.map(async (file) => (file.endsWith(".json") ? readProfile(resolve(cwd, file)) : undefined)),
  );
  const profiles = read.flatMap((profile) => profile ?? []);
  if (profiles.length === 0) return null;
  const other = read.indexOf(undefined);
  if (other >= 0) throw belegError("runs_not_comparable", { detail: `${files[other]}: TrustProfile` });
  return profiles;
}
