import { useEffect, useRef, useState } from "react";
import { addressOf } from "../api/index.ts";

/** What a judge has said so far. */
type JudgeNote = { readonly dimension: string; readonly status: string; readonly score: number | null };

/** A claim that has its verdict. */
export type JudgedClaim = {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly error_type: string | null;
  readonly evidence_quote: string | null;
};

/** How a run comes along. */
export type RunProgress = {
  readonly status: string;
  readonly notes: readonly JudgeNote[];
  /** The claims that are judged, the latest last, of `total`; null while nobody knows how many there are. */
  readonly claims: readonly JudgedClaim[];
  readonly total: number | null;
};

/** How long to wait before a refused stream is asked for again. */
const AGAIN_MS = 2000;

const START: RunProgress = { status: "pending", notes: [], claims: [], total: null };

/** Follows a run by its events; `null` follows nothing. `onEnd` asks how the run stands: at its end, or when the stream is refused. */
export function useRunEvents(id: number | null, onEnd: () => void): RunProgress {
  const [progress, setProgress] = useState(START);
  const [attempt, setAttempt] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens a refused stream anew
  useEffect(() => {
    setProgress(START);
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    const judged = new Map<string, JudgedClaim>();
    const events = new EventSource(addressOf("followRun", { path: { id } }));
    const end = () => {
      events.close();
      ended.current();
    };
    events.addEventListener("status", ({ data }: MessageEvent<string>) => {
      const { status } = JSON.parse(data) as { status: string };
      // A status begins anew: what an earlier try has said, or a broken stream, comes again where it holds.
      judged.clear();
      setProgress({ ...START, status });
    });
    events.addEventListener("progress", ({ data }: MessageEvent<string>) => {
      const note = JSON.parse(data) as JudgeNote;
      setProgress(({ notes, ...before }) => ({
        ...before,
        notes: [...notes.filter(({ dimension }) => dimension !== note.dimension), note],
      }));
    });
    events.addEventListener("claim", ({ data }: MessageEvent<string>) => {
      const { claim, total } = JSON.parse(data) as { claim: JudgedClaim; total: number };
      judged.set(claim.id, claim);
      // Many come at once: one drawing shows them all.
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        setProgress((before) => ({ ...before, claims: [...judged.values()], total }));
      });
    });
    events.addEventListener("end", end);
    events.addEventListener("error", () => {
      // The browser tries again by itself while the connection is merely broken; closed means that it was refused.
      if (events.readyState !== EventSource.CLOSED) return;
      ended.current();
      timer = setTimeout(() => setAttempt((count) => count + 1), AGAIN_MS);
    });
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      events.close();
    };
  }, [id, attempt]);
  return progress;
}
