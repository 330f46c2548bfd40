import type { CheckNote } from "../../checker/index.ts";
import type { RunTry, Store, TenantStore } from "../../store/index.ts";
import { createFollowers } from "./followers.ts";
import type { RunProgress } from "./run-progress.ts";

/** What a try says within this time is written together; one that takes less writes nothing. */
const EVERY_MS = 200;
/** Most that is told of a try before its report, in characters of JSON: some 12,000 claims. */
const MOST_TOLD = 4_000_000;

/** Keeps what runs at work have said in the store until their end, for every process that shares it. */
export function storedProgress(store: Store): RunProgress {
  const followers = createFollowers();
  const writers = new Map<string, NoteWriter>();
  const keyOf = (tenant: string, { run_id, started_at }: RunTry) => `${run_id} ${started_at} ${tenant}`;
  return {
    ...followers,
    begun(tenant, one) {
      const onWritten = () => followers.announce(tenant, one.run_id);
      writers.set(keyOf(tenant, one), noteWriter(store.tenant(tenant).runNotes, one, onWritten));
      onWritten();
    },
    note: (tenant, one, note) => writers.get(keyOf(tenant, one))?.note(note),
    async ended(tenant, one) {
      const writer = writers.get(keyOf(tenant, one));
      writers.delete(keyOf(tenant, one));
      followers.announce(tenant, one.run_id);
      await writer?.end();
    },
    after: (tenant, one, heard) => store.tenant(tenant).runNotes.after(one, heard) as Promise<readonly CheckNote[]>,
  };
}

type NoteWriter = { note(note: CheckNote): void; end(): Promise<void> };

/** Writes the notes of one try, some at a time, as long as the run is its own. */
function noteWriter(kept: TenantStore["runNotes"], one: RunTry, onWritten: () => void): NoteWriter {
  const waiting: CheckNote[] = [];
  let written = 0;
  let room = MOST_TOLD;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  const later = () => {
    if (isOver || waiting.length === 0) return;
    timer ??= setTimeout(() => {
      writing = write();
    }, EVERY_MS);
  };
  const write = async (): Promise<void> => {
    const batch = [...waiting];
    try {
      isOver = !(await kept.add(one, written, batch)) || isOver;
      written += batch.length;
      waiting.splice(0, batch.length);
      onWritten();
    } catch {
      // The store was away: the same again, with what has come meanwhile.
    }
    timer = undefined;
    later();
  };
  return {
    note(note) {
      const size = JSON.stringify(note).length;
      if (isOver || size > room) return;
      room -= size;
      waiting.push(note);
      later();
    },
    async end() {
      isOver = true;
      clearTimeout(timer);
      await writing;
      // The end of the run has taken them along already; a try that came to nothing takes its own.
      if (written > 0) await kept.forget(one).catch(() => {});
    },
  };
}
