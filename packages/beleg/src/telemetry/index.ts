export { content } from "./content.ts";
export { type FinishedSpan, recordFinished, tellingTracer } from "./finished-span.ts";
export { inSpan, tracer } from "./in-span.ts";
export { isListening } from "./listener.ts";
export { measure, observe } from "./metrics.ts";
export { rerankAttributes } from "./rerank-attributes.ts";
export { startTelemetry, type Telemetry } from "./start-telemetry.ts";
export { continueTrace, type TraceCarrier, traceHeaders } from "./trace-context.ts";
