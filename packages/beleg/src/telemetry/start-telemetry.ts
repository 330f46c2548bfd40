import { type TelemetrySettings, telemetryTarget } from "./telemetry-target.ts";

/** Running telemetry; `stop` sends what is left. */
export interface Telemetry {
  readonly active: boolean;
  stop(): Promise<void>;
}

const OFF: Telemetry = { active: false, stop: () => Promise.resolve() };

/**
 * Starts sending spans when a receiver is configured, else does nothing. The OpenTelemetry SDK is an optional peer: a
 * host that runs its own gets Beleg's spans through the API alone; where it is configured here but not installed, one
 * line says what to install and the work goes on.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  warn: (line: string) => void = () => {},
): Promise<Telemetry> {
  const target = telemetryTarget(settings);
  if (target === undefined) return OFF;
  const sdk = await loadSdk().catch(() => undefined);
  if (sdk === undefined) {
    warn(
      "telemetry is configured but not installed: npm install @opentelemetry/sdk-trace-node @opentelemetry/sdk-trace-base @opentelemetry/resources @opentelemetry/exporter-trace-otlp-http",
    );
    return OFF;
  }
  const exporter = new sdk.OTLPTraceExporter({
    url: target.url,
    headers: { ...target.headers },
    timeoutMillis: 10_000,
  });
  const provider = new sdk.NodeTracerProvider({
    resource: sdk.resourceFromAttributes({ "service.name": "beleg" }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  return {
    active: true,
    // A receiver that is down costs its spans, never the result.
    stop: () => provider.shutdown().catch(() => warn("telemetry: the receiver did not take the last spans")),
  };
}

async function loadSdk() {
  const [node, base, resources, otlp] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  return {
    NodeTracerProvider: node.NodeTracerProvider,
    BatchSpanProcessor: base.BatchSpanProcessor,
    resourceFromAttributes: resources.resourceFromAttributes,
    OTLPTraceExporter: otlp.OTLPTraceExporter,
  };
}
