import { useEffect, useRef, useState } from "react";
import { addressOf } from "../api/index.ts";

/** The newest run, and how many have not ended. */
type Pulse = { readonly newest: number | null; readonly pending: number; readonly running: number };

/** Hears whenever a run is made, begins or ends, while somebody looks at the page; null before the first word. */
export function useRunsEvents(onChange: () => void): Pulse | null {
  const [pulse, setPulse] = useState<Pulse | null>(null);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    let events: EventSource | undefined;
    let last: string | undefined;
    const hear = ({ data }: MessageEvent<string>) => {
      if (last !== undefined && last !== data) changed.current();
      last = data;
      setPulse(JSON.parse(data) as Pulse);
    };
    // A browser holds few connections to one service: a page nobody looks at gives its own back.
    const follow = () => {
      events?.close();
      if (document.visibilityState === "hidden") return;
      events = new EventSource(addressOf("followRuns", {}));
      events.addEventListener("runs", hear);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      events?.close();
    };
  }, []);
  return pulse;
}
