/** Spans that are sent together. */
const BATCH = 512;
/** Spans that may wait; what comes after them is lost rather than memory. */
const MAX_WAITING = 4096;
const PAUSE_MS = 2000;

/** Collects spans and sends them in batches, beside the work. */
export interface SpanBatch {
  readonly add: (span: object) => void;
  /** Sends everything that waits. */
  flush(): Promise<void>;
}

/** Makes one; its timer keeps no process alive. */
export function spanBatch(send: (spans: readonly object[]) => Promise<void>): SpanBatch {
  const waiting: object[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One after the other: a slow receiver gets no second call while it is at the first.
    sending = sending.then(async () => {
      while (waiting.length > 0) await send(waiting.splice(0, BATCH));
    });
    return sending;
  }

  return {
    add(span) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(span);
      if (waiting.length === BATCH) void flush();
      else timer ??= setTimeout(() => void flush(), PAUSE_MS).unref();
    },
    flush,
  };
}
