import type { TraceAttributes, Tracer } from "@beleg/core";
import { known } from "./known-attributes.ts";
import { isListening, openTelemetry } from "./listener.ts";

/** A step another thread has done; its times count milliseconds since 1970. */
export interface FinishedSpan {
  readonly name: string;
  readonly started: number;
  readonly ended: number;
  readonly attributes: TraceAttributes;
}

/** A tracer for threads, where nobody listens: what is done goes to whoever waits for the thread. */
export function tellingTracer(tell: (span: FinishedSpan) => void): Tracer {
  return {
    async span(name, given, work) {
      const started = now();
      const attributes = { ...given };
      try {
        return await work({ set: (more) => void Object.assign(attributes, more) });
      } finally {
        tell({ name, started, ended: now(), attributes });
      }
    },
  };
}

/** Records it as a child of the present span. */
export async function recordFinished({ name, started, ended, attributes }: FinishedSpan): Promise<void> {
  if (!isListening()) return;
  const { trace } = await openTelemetry();
  trace
    .getTracer("beleg")
    .startSpan(name, { startTime: started, attributes: known(attributes) })
    .end(ended);
}

/** One clock for all threads of a process. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
