import { wantContent } from "./content.ts";
import { isListening } from "./listener.ts";
import { otlpTarget, type TelemetrySettings } from "./otlp/otlp-target.ts";
import type { TraceCarrier } from "./trace-context.ts";

/** Running telemetry. */
export interface Telemetry {
  /** Begins the span of a command, inside the trace the environment names; the returned function ends it. */
  beginCommand(name: string, carrier: TraceCarrier): (failure?: string) => void;
  /** Sends what is left; a receiver that does not answer costs less than a second. */
  stop(): Promise<void>;
}

const OFF: Telemetry = { beginCommand: () => () => {}, stop: () => Promise.resolve() };

/**
 * Starts sending traces and metrics when a receiver is configured, else does nothing. Where somebody listens already, the
 * SDK of the program Beleg runs in, that one gets everything through the OpenTelemetry API, and nothing is sent from here.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  warn: (line: string) => void = () => {},
): Promise<Telemetry> {
  if (isListening()) return OFF;
  const once = new Set<string>();
  const told = (line: string) => {
    if (!once.has(line)) warn(line);
    once.add(line);
  };
  const targets = {
    traces: otlpTarget(settings, "traces", told),
    metrics: otlpTarget(settings, "metrics", told),
  };
  if (targets.traces === undefined && targets.metrics === undefined) return OFF;
  const { sendTelemetry } = await import("./otlp/send-telemetry.ts");
  wantContent(settings.telemetry_content);
  return sendTelemetry(settings, targets, warn);
}
