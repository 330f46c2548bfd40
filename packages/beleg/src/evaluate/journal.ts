import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { type JournalIndex, type JournalPlace, journalIndex } from "./journal-index.ts";

/**
 * The answers of a run, one line each, in the order they came. A line counts once its line break is on disk: what a
 * crash tore off is cut away at the next start, so every answer is either there or asked for again.
 */
export interface Journal {
  /** True when an earlier run already answered this row. */
  has(index: number, sample: number): boolean;
  /** Notes an answer; it is on disk after the next {@link flush} at the latest. */
  append(index: number, sample: number, answer: unknown): void;
  /** Resolves when everything appended so far has been written and synced. */
  flush(): Promise<void>;
  read(index: number, sample: number): Promise<unknown>;
  /** Rewrites the file in row order, so that its bytes do not tell how often the run was interrupted, and closes it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** What an existing journal can be. */
export type OpenedJournal =
  | { readonly status: "ok"; readonly journal: Journal; readonly discarded_bytes: number }
  | { readonly status: "other_run" };

/** Lines read and written at once: one by one, each waits for the disk twice. */
const BATCH = 200;

type Header = { readonly journal: 1; readonly signature: string };

/** Opens or starts the journal of the run with this signature; `drop` forgets answers that should be asked again. */
export async function openJournal(
  file: string,
  signature: string,
  drop: (answer: unknown) => boolean = () => false,
): Promise<OpenedJournal> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, "a+");
  const places = journalIndex();
  const { end, header } = await replay(handle, (index, sample, place, answer) => {
    if (drop(answer)) places.delete(index, sample);
    else places.set(index, sample, place);
  });
  if (header !== null && header.signature !== signature) {
    await handle.close();
    return { status: "other_run" };
  }
  const size = (await handle.stat()).size;
  if (size > end) await handle.truncate(end);
  let offset = end;
  if (header === null) {
    const line = `${JSON.stringify({ journal: 1, signature } satisfies Header)}\n`;
    await handle.appendFile(line);
    offset += Buffer.byteLength(line);
  }
  return { status: "ok", journal: journalOver(file, handle, places, offset, signature), discarded_bytes: size - end };
}

function journalOver(
  file: string,
  handle: FileHandle,
  places: JournalIndex,
  start: number,
  signature: string,
): Journal {
  let offset = start;
  let pending: string[] = [];
  let writing: Promise<void> | null = null;
  let failure: NodeJS.ErrnoException | undefined;

  // Group commit: answers that arrive while a sync is under way share the next one.
  async function drain(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.join("");
      pending = [];
      await handle.appendFile(batch);
      await handle.datasync();
    }
  }

  /** Nobody waits for a single answer: a full disk is remembered and told by the next flush. */
  async function flush(): Promise<void> {
    while (failure === undefined && (pending.length > 0 || writing !== null)) {
      writing ??= drain()
        .catch((error: NodeJS.ErrnoException) => {
          failure = error;
        })
        .finally(() => {
          writing = null;
        });
      await writing;
    }
    if (failure !== undefined) {
      const detail = failure.code ?? failure.message;
      throw belegError("file_unwritable", { file, detail }, { cause: failure });
    }
  }

  async function readPlace({ offset: at, length }: JournalPlace): Promise<string> {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const { bytesRead } = await handle.read(bytes, done, length - done, at + done);
      if (bytesRead === 0) throw new Error(`journal ${file} ended early`);
      done += bytesRead;
    }
    return bytes.toString("utf8");
  }

  return {
    has: places.has,
    append(index, sample, answer) {
      const line = `${JSON.stringify({ i: index, s: sample, a: answer })}\n`;
      const length = Buffer.byteLength(line);
      places.set(index, sample, { offset, length });
      offset += length;
      pending.push(line);
      if (writing === null) flush().catch(() => {});
    },
    flush,
    async read(index, sample) {
      const place = places.get(index, sample);
      if (place === undefined) throw new RangeError(`no answer for row ${index}, sample ${sample}`);
      return (JSON.parse(await readPlace(place)) as { a: unknown }).a;
    },
    async finish() {
      await flush();
      const draft = `${file}.tmp`;
      const sorted = await open(draft, "w");
      try {
        await sorted.appendFile(`${JSON.stringify({ journal: 1, signature } satisfies Header)}\n`);
        for (const some of inBatches(places.inRowOrder()))
          await sorted.appendFile((await Promise.all(some.map(readPlace))).join(""));
        await sorted.sync();
      } finally {
        await sorted.close();
      }
      await handle.close();
      await rename(draft, file);
    },
    async close() {
      await flush();
      await handle.close();
    },
  };
}

/** Walks over the complete lines and stops at the first broken one: only the tail can be torn. */
async function replay(
  handle: FileHandle,
  visit: (index: number, sample: number, place: JournalPlace, answer: unknown) => void,
) {
  let header: Header | null = null;
  let end = 0;
  for await (const bytes of completeLines(handle)) {
    const entry = parseLine(bytes);
    if (entry === null) break;
    if (header === null) {
      if (!("journal" in entry)) break;
      header = entry;
    } else if ("i" in entry) visit(entry.i, entry.s, { offset: end, length: bytes.length }, entry.a);
    else break;
    end += bytes.length;
  }
  return { header, end };
}

function parseLine(bytes: Buffer): Header | { i: number; s: number; a: unknown } | null {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    if (typeof value !== "object" || value === null) return null;
    if ("signature" in value && "journal" in value) return value as Header;
    const entry = value as { i?: unknown; s?: unknown; a?: unknown };
    return isPosition(entry.i) && isPosition(entry.s) && entry.a !== undefined
      ? (entry as { i: number; s: number; a: unknown })
      : null;
  } catch {
    return null;
  }
}

function* inBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function isPosition(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Lines with their line break; a last line without one is not complete and left out. */
async function* completeLines(handle: FileHandle): AsyncGenerator<Buffer> {
  const chunk = Buffer.allocUnsafe(1 << 20);
  let held: Buffer[] = [];
  let position = 0;
  for (;;) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    const bytes = Buffer.from(chunk.subarray(0, bytesRead));
    let start = 0;
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, start)) {
      yield Buffer.concat([...held, bytes.subarray(start, at + 1)]);
      held = [];
      start = at + 1;
    }
    if (start < bytes.length) held.push(bytes.subarray(start));
  }
}
