import { useEffect } from "react";

/** Asks again every so often while something is under way. */
export function usePolling(active: boolean, reload: () => void, everyMs = 1500): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [active, reload, everyMs]);
}
