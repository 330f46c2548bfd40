type Api = typeof import("@opentelemetry/api");

/** Where every copy of the OpenTelemetry API in a process looks for who listens. */
const REGISTRY = Symbol.for("opentelemetry.js.api.1");
type Registry = { readonly trace?: unknown; readonly metrics?: unknown };

let api: Promise<Api> | undefined;

/** Whether anybody in this process listens: Beleg's own telemetry, or the SDK of the program it runs in. */
export function isListening(): boolean {
  const registry = (globalThis as { [REGISTRY]?: Registry })[REGISTRY];
  return registry?.trace !== undefined || registry?.metrics !== undefined;
}

/** The OpenTelemetry API. Ask `isListening` first: where nobody does, loading it would be all it does. */
export function openTelemetry(): Promise<Api> {
  api ??= import("@opentelemetry/api");
  return api;
}
