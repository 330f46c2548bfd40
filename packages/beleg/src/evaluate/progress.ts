import type { Writable } from "node:stream";

/** Shows how far a long run is. */
export interface Progress {
  step(outcome: { readonly failed: boolean; readonly replayed: boolean }): void;
  stop(): void;
}

const SILENT: Progress = { step: () => {}, stop: () => {} };

/** A bar with rate and time left on a terminal; nothing at all in a pipe or when asked to be quiet. */
export async function openProgress(
  stream: Writable & { readonly isTTY?: boolean },
  { label, total, quiet }: { readonly label: string; readonly total: number; readonly quiet: boolean },
): Promise<Progress> {
  if (quiet || stream.isTTY !== true || total === 0) return SILENT;
  const { default: bars } = await import("cli-progress");
  const bar = new bars.SingleBar({
    stream,
    format: `${label} {bar} {value}/{total} · {rate}/s · {left} left · {failed} failed`,
    barCompleteChar: "━",
    barIncompleteChar: "─",
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    fps: 5,
  });
  const started = performance.now();
  let done = 0;
  let judged = 0;
  let failures = 0;
  bar.start(total, 0, { rate: "…", left: "…", failed: 0 });
  return {
    step({ failed, replayed }) {
      done += 1;
      if (!replayed) judged += 1;
      if (failed) failures += 1;
      // Replayed rows are instant: counting them would promise a rate nobody will see.
      const rate = judged / Math.max(0.001, (performance.now() - started) / 1000);
      bar.update(done, {
        rate: rate >= 10 ? rate.toFixed(0) : rate.toFixed(1),
        left: judged === 0 ? "…" : clock((total - done) / rate),
        failed: failures,
      });
    },
    stop: () => bar.stop(),
  };
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
