import type { Settings } from "../settings/index.ts";
import type { Telemetry } from "../telemetry/index.ts";
import type { CliIo } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";

/** Verbs that go on until they are stopped: each request and each job is a trace of its own. */
const LASTING: ReadonlySet<string> = new Set(["serve", "worker", "mcp"]);

/** Runs a verb with telemetry, from the moment its settings say where that goes. */
export async function watchVerb(name: string, io: CliIo, run: (io: CliIo) => Promise<number>): Promise<number> {
  let telemetry: Telemetry | undefined;
  let end: ((failure?: string) => void) | undefined;
  const onSettings = async (settings: Settings) => {
    if (telemetry !== undefined || !mayBeWanted(settings)) return;
    const { startTelemetry } = await import("../telemetry/index.ts");
    telemetry = await startTelemetry(settings, (line) => void io.stderr.write(`beleg: ${line}\n`));
    if (!LASTING.has(name)) end = telemetry.beginCommand(`beleg ${name}`, carrierOf(io.env));
  };
  let failure: string | undefined = "internal_error";
  try {
    const code = await run({ ...io, onSettings });
    failure = code === EXIT.passed || code === EXIT.gateFailed ? undefined : `exit_${code}`;
    return code;
  } finally {
    end?.(failure);
    await telemetry?.stop();
  }
}

/** Whether any receiver is named; without one nothing is even loaded. */
function mayBeWanted(settings: Settings): boolean {
  const { otlp_endpoint, otlp_traces_endpoint, otlp_metrics_endpoint, langfuse_secret_key } = settings;
  return [otlp_endpoint, otlp_traces_endpoint, otlp_metrics_endpoint, langfuse_secret_key].some((one) => one !== null);
}

/** The trace this command belongs to, as OpenTelemetry passes it to a process. */
function carrierOf({ TRACEPARENT, TRACESTATE }: CliIo["env"]) {
  return { traceparent: TRACEPARENT, tracestate: TRACESTATE };
}
