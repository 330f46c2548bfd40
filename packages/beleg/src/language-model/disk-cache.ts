import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Cache, Clock } from "@beleg/core";
import { z } from "zod";
import { currentTextDigests } from "./text-digests.ts";

const entrySchema = z.strictObject({
  version: z.literal(1),
  key: z.string(),
  digest: z.string(),
  expires_at: z.number().nullable(),
  value: z.string(),
});

const DAY_MS = 86_400_000;
const BY_TEXT = "by-text";
const SWEPT = "swept";

/**
 * A cache in a folder, one file for each entry. Files appear whole (written beside, then renamed), so any number of
 * processes may share the folder; a file that is damaged, expired or filed under a wrong name is a miss.
 */
export function diskCache({ folder, clock }: { folder: string; clock: Clock }): Cache {
  let sweeping: Promise<void> | null = null;
  return {
    async get(key) {
      try {
        const entry = entrySchema.parse(JSON.parse(await readFile(fileOf(folder, nameOf(key)), "utf8")));
        if (entry.key !== key || entry.digest !== digestOf(entry.value)) return undefined;
        return entry.expires_at !== null && entry.expires_at <= clock.now() ? undefined : entry.value;
      } catch {
        return undefined;
      }
    },
    async set(key, value, ttlMs) {
      const name = nameOf(key);
      const file = fileOf(folder, name);
      const draft = `${file}.${randomUUID()}.tmp`;
      const expires_at = ttlMs === undefined ? null : clock.now() + ttlMs;
      const entry: z.infer<typeof entrySchema> = { version: 1, key, digest: digestOf(value), expires_at, value };
      try {
        // The mark comes first: an entry without one could not be found again by its text.
        for (const text of await currentTextDigests()) await mark(join(folder, BY_TEXT, text), name);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(draft, JSON.stringify(entry), { mode: 0o600 });
        // What a file's time says is enough to sweep it: nothing has to be read.
        const time = (expires_at ?? clock.now() + 3650 * DAY_MS) / 1000;
        await utimes(draft, time, time);
        await rename(draft, file);
      } catch {
        // A full or read-only disk costs the next run time, nothing else.
        await rm(draft, { force: true }).catch(() => undefined);
      }
      sweeping ??= sweepDaily(folder, clock).catch(() => undefined);
      await sweeping;
    },
  };
}

/** Deletes every entry that was derived from texts with these digests. */
export async function forgetTexts(folder: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const marks = join(folder, BY_TEXT, text);
    for (const name of await readdir(marks).catch(() => [])) await rm(fileOf(folder, name), { force: true });
    await rm(marks, { recursive: true, force: true });
  }
}

/** Deletes what has expired, at most once a day for all processes on the folder. */
async function sweepDaily(folder: string, clock: Clock): Promise<void> {
  const last = await stat(join(folder, SWEPT)).catch(() => null);
  const now = clock.now();
  if (last !== null && now - last.mtimeMs < DAY_MS) return;
  await writeFile(join(folder, SWEPT), "", { mode: 0o600 });
  await utimes(join(folder, SWEPT), now / 1000, now / 1000);
  for (const part of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const name of await readdir(join(folder, part))) {
      const file = join(folder, part, name);
      const { mtimeMs } = await stat(file);
      if (name.endsWith(".json") && mtimeMs <= now) await rm(file, { force: true });
    }
  }
  for (const text of await readdir(join(folder, BY_TEXT)).catch(() => [])) {
    for (const name of await readdir(join(folder, BY_TEXT, text))) {
      const there = await stat(fileOf(folder, name)).catch(() => null);
      if (there === null) await rm(join(folder, BY_TEXT, text, name), { force: true });
    }
  }
}

async function mark(folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, name), "", { mode: 0o600 });
}

/** Keys are hashed again so that no key can name a file outside the folder. */
function nameOf(key: string): string {
  return digestOf(key);
}

function fileOf(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
