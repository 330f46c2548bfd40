import { useSyncExternalStore } from "react";

const query = window.matchMedia("(min-width: 64rem)");

/** Whether list and item have room beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => query.matches,
  );
}
