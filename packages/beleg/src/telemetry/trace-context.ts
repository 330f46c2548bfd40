import { isListening, openTelemetry } from "./listener.ts";

/** Headers, or variables, that carry a trace from one program to the next. */
export type TraceCarrier = Readonly<Record<string, string | string[] | undefined>>;

/** What tells a server, or a job, which trace it belongs to; nothing where nobody listens. */
export async function traceHeaders(): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  if (!isListening()) return headers;
  const { context, propagation } = await openTelemetry();
  propagation.inject(context.active(), headers);
  return headers;
}

/** Does the work inside the trace that somebody else has begun. */
export async function continueTrace<T>(carrier: TraceCarrier, work: () => Promise<T>): Promise<T> {
  if (!isListening()) return work();
  const { context, propagation, ROOT_CONTEXT } = await openTelemetry();
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), work);
}
