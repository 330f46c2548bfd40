import type { Writable } from "node:stream";
import { formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";

/** Shows how far a long run is. */
export interface Progress {
  step(outcome: { readonly failed: boolean; readonly replayed: boolean }): void;
  stop(): void;
}

const SILENT: Progress = { step: () => {}, stop: () => {} };

/** What is counted, and how it is told. */
interface ProgressOptions {
  readonly label: string;
  readonly total: number;
  readonly quiet: boolean;
  /** Language of its words. Defaults to English. */
  readonly locale?: Locale;
}

/** A bar with rate and time left on a terminal; nothing at all in a pipe or when asked to be quiet. */
export async function openProgress(
  stream: Writable & { readonly isTTY?: boolean },
  { label, total, quiet, locale = "en" }: ProgressOptions,
): Promise<Progress> {
  if (quiet || stream.isTTY !== true || total === 0) return SILENT;
  const { default: bars } = await import("cli-progress");
  const bar = new bars.SingleBar({
    stream,
    format: `${label} {bar} {value}/{total} · {rate}/s · {left} · {failed}`,
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
  const left = (time: string) => formatMessage("terminal.time_left", { time }, locale);
  const failed = () => formatMessage("terminal.texts_failed", { count: failures }, locale);
  bar.start(total, 0, { rate: "…", left: left("…"), failed: failed() });
  return {
    step({ failed: isFailed, replayed }) {
      done += 1;
      if (!replayed) judged += 1;
      if (isFailed) failures += 1;
      // Replayed rows are instant: counting them would promise a rate nobody will see.
      const rate = judged / Math.max(0.001, (performance.now() - started) / 1000);
      bar.update(done, {
        rate: rate >= 10 ? rate.toFixed(0) : rate.toFixed(1),
        left: left(judged === 0 ? "…" : clock((total - done) / rate)),
        failed: failed(),
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
