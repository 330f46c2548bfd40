import { glob, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What is looked at: files, all that folders hold, and what patterns fit, but for the files that are written here. */
export type WatchedFiles = {
  readonly named: readonly string[];
  readonly except: readonly string[];
  readonly cwd: string;
};

/** How each file stands, by its name; one that is not there has no entry. */
type FileStates = ReadonlyMap<string, string>;

const PAUSE_MS = 200;
/** The pause is this many times as long as the looking took, however many files a pattern fits. */
const REST = 9;
/** What never comes to rest, a log say, is taken as it is after so many looks. */
const MAX_RESTLESS = 10;

export async function fileStates({ named, except, cwd }: WatchedFiles): Promise<FileStates> {
  const written = new Set(except.map((name) => resolve(cwd, name)));
  const states = new Map<string, string>();
  const look = async (name: string): Promise<void> => {
    const path = resolve(cwd, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) for (const inside of await namesIn(path)) await look(join(name, inside));
    else if (found === undefined && /[*?[{]/.test(name)) for await (const file of glob(name, { cwd })) await look(file);
    else if (found !== undefined && !written.has(path)) states.set(name, `${found.mtimeMs} ${found.size} ${found.ino}`);
  };
  for (const name of named) await look(name);
  return states;
}

/** Waits until files differ from before and have come to rest, and names them; an aborted signal ends it with none. */
export async function nextChange(before: FileStates, watched: WatchedFiles, signal: AbortSignal): Promise<string[]> {
  let last = before;
  let spent = 0;
  for (let restless = 0; ; ) {
    await sleep(Math.max(PAUSE_MS, spent * REST), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return [];
    const began = performance.now();
    const now = await fileStates(watched);
    spent = performance.now() - began;
    const changed = differing(before, now);
    if (changed.length > 0) restless += 1;
    // Editors and generators write in several steps: the last one counts.
    const rests = differing(last, now).length === 0 || restless > MAX_RESTLESS;
    if (changed.length > 0 && rests) return changed;
    last = now;
  }
}

function differing(one: FileStates, other: FileStates): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).sort();
}

/** Hidden files are left out, and with them Beleg's own folder. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith("."));
}
