import type { RunProgress } from "./run-progress.ts";

/** Who follows which run in this process. */
export function createFollowers(): Pick<RunProgress, "follow" | "announce"> {
  const runs = new Map<string, Set<() => void>>();
  return {
    follow(tenant, run_id, onNews) {
      const key = `${run_id} ${tenant}`;
      const followers = runs.get(key) ?? new Set();
      runs.set(key, followers.add(onNews));
      return () => {
        followers.delete(onNews);
        if (followers.size === 0 && runs.get(key) === followers) runs.delete(key);
      };
    },
    announce(tenant, run_id) {
      for (const onNews of runs.get(`${run_id} ${tenant}`) ?? []) onNews();
    },
  };
}
