import type { CheckNote } from "../../checker/index.ts";

type Listener = () => void;
type Following = { readonly notes: CheckNote[]; readonly listeners: Set<Listener>; ended: boolean };

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
    const fresh = { notes: [], listeners: new Set<Listener>(), ended: false };
    runs.set(key, fresh);
    return fresh;
  };
  /** Nobody listens and nothing is to come; what a run at work has said stays for whoever listens next. */
  const forget = (tenant: string, id: number): void => {
    const { notes, listeners, ended } = at(tenant, id);
    if (listeners.size === 0 && (ended || notes.length === 0)) runs.delete(`${id} ${tenant}`);
  };
  return {
    note(tenant, id, note) {
      const run = at(tenant, id);
      run.ended = false;
      run.notes.push(note);
      for (const listener of run.listeners) listener();
    },
    ended(tenant, id) {
      const run = at(tenant, id);
      run.ended = true;
      for (const listener of run.listeners) listener();
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
