import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Cache, Clock } from "@beleg/core/ports";
import { z } from "zod";

const entrySchema = z.strictObject({
  version: z.literal(1),
  key: z.string(),
  digest: z.string(),
  expires_at: z.number().nullable(),
  value: z.string(),
});

/**
 * A cache in a folder, one file for each entry. Files appear whole (written beside, then renamed), so any number of
 * processes may share the folder; a file that is damaged, expired or filed under a wrong name is a miss.
 */
export function diskCache({ folder, clock }: { folder: string; clock: Clock }): Cache {
  return {
    async get(key) {
      try {
        const entry = entrySchema.parse(JSON.parse(await readFile(fileOf(folder, key), "utf8")));
        if (entry.key !== key || entry.digest !== digestOf(entry.value)) return undefined;
        return entry.expires_at !== null && entry.expires_at <= clock.now() ? undefined : entry.value;
      } catch {
        return undefined;
      }
    },
    async set(key, value, ttl_ms) {
      const file = fileOf(folder, key);
      const draft = `${file}.${randomUUID()}.tmp`;
      const expires_at = ttl_ms === undefined ? null : clock.now() + ttl_ms;
      const entry: z.infer<typeof entrySchema> = { version: 1, key, digest: digestOf(value), expires_at, value };
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(draft, JSON.stringify(entry));
        await rename(draft, file);
      } catch {
        // A full or read-only disk costs the next run time, nothing else.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** Keys are hashed again so that no key can name a file outside the folder. */
function fileOf(folder: string, key: string): string {
  const name = digestOf(key);
  return join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
