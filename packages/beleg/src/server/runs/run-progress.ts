import type { CheckNote } from "../../checker/index.ts";

type Listener = () => void;
type Following = { readonly notes: CheckNote[]; readonly listeners: Set<Listener> };

/** What runs in this process say on their way; runs in other processes are followed by their stored state alone. */
export type RunProgress = {
  note(tenant: string, id: number, note: CheckNote): void;
  /** The run has ended: whoever follows it looks again. */
  ended(tenant: string, id: number): void;
  notes(tenant: string, id: number): readonly CheckNote[];
  /** Calls back at every note until the returned function is called. */
  follow(tenant: string, id: number, listener: Listener): () => void;
};

/** Keeps the notes of runs in progress. */
export function createRunProgress(): RunProgress {
  const runs = new Map<string, Following>();
  const at = (tenant: string, id: number): Following => {
    const key = `${id} ${tenant}`;
    const known = runs.get(key);
    if (known) return known;
    const fresh = { notes: [], listeners: new Set<Listener>() };
    runs.set(key, fresh);
    return fresh;
  };
  const forget = (tenant: string, id: number): void => {
    const key = `${id} ${tenant}`;
    if (runs.get(key)?.listeners.size === 0) runs.delete(key);
  };
  return {
    note(tenant, id, note) {
      const { notes, listeners } = at(tenant, id);
      notes.push(note);
      for (const listener of listeners) listener();
    },
    ended(tenant, id) {
      for (const listener of at(tenant, id).listeners) listener();
      forget(tenant, id);
    },
    notes: (tenant, id) => runs.get(`${id} ${tenant}`)?.notes ?? [],
    follow(tenant, id, listener) {
      at(tenant, id).listeners.add(listener);
      return () => {
        at(tenant, id).listeners.delete(listener);
        forget(tenant, id);
      };
    },
  };
}
