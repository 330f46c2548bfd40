import { useEffect, useRef, useState } from "react";
import { addressOf } from "../api/index.ts";

/** What a judge has said so far. */
export type JudgeNote = { readonly dimension: string; readonly status: string; readonly score: number | null };

/** How a run comes along. */
export type RunProgress = { readonly status: string; readonly notes: readonly JudgeNote[] };

const START: RunProgress = { status: "pending", notes: [] };

/** Follows a run by its events; `null` follows nothing. `onEnd` is called once, also when the stream cannot be had. */
export function useRunEvents(id: number | null, onEnd: () => void): RunProgress {
  const [progress, setProgress] = useState(START);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    setProgress(START);
    if (id === null) return;
    const events = new EventSource(addressOf("followRun", { path: { id } }));
    const end = () => {
      events.close();
      ended.current();
    };
    events.addEventListener("status", ({ data }: MessageEvent<string>) => {
      const { status } = JSON.parse(data) as { status: string };
      setProgress((before) => ({ ...before, status }));
    });
    events.addEventListener("progress", ({ data }: MessageEvent<string>) => {
      const note = JSON.parse(data) as JudgeNote;
      setProgress(({ status, notes }) => ({
        status,
        notes: [...notes.filter(({ dimension }) => dimension !== note.dimension), note],
      }));
    });
    events.addEventListener("end", end);
    events.addEventListener("error", () => {
      // The browser tries again by itself while the connection is merely broken; closed means that it was refused.
      if (events.readyState === EventSource.CLOSED) end();
    });
    return () => events.close();
  }, [id]);
  return progress;
}
