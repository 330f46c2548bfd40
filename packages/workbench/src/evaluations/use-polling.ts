import { useEffect } from "react";

/** Asks again every so often while something is under way. */
export function usePolling(active: boolean, again: () => void, everyMs = 1500): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [active, again, everyMs]);
}
