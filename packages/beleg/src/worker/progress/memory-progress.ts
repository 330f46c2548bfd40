import type { CheckNote } from "../../checker/index.ts";
import type { RunTry } from "../../store/index.ts";
import { createFollowers } from "./followers.ts";
import type { RunProgress } from "./run-progress.ts";

/** Keeps what runs at work in this process have said until their end, whoever comes and goes. */
export function memoryProgress(): RunProgress {
  const followers = createFollowers();
  const tries = new Map<string, { readonly started_at: string; readonly notes: CheckNote[] }>();
  const keyOf = (tenant: string, { run_id }: RunTry) => `${run_id} ${tenant}`;
  /** What this try has said; another one may have taken its place. */
  const notesOf = (tenant: string, one: RunTry) => {
    const said = tries.get(keyOf(tenant, one));
    return said?.started_at === one.started_at ? said.notes : undefined;
  };
  return {
    ...followers,
    begun(tenant, one) {
      tries.set(keyOf(tenant, one), { started_at: one.started_at, notes: [] });
      followers.announce(tenant, one.run_id);
    },
    note(tenant, one, note) {
      notesOf(tenant, one)?.push(note);
      followers.announce(tenant, one.run_id);
    },
    async ended(tenant, one) {
      if (notesOf(tenant, one)) tries.delete(keyOf(tenant, one));
      followers.announce(tenant, one.run_id);
    },
    after: async (tenant, one, heard) => notesOf(tenant, one)?.slice(heard) ?? [],
  };
}
