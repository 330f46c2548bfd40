export { recordRerank, rerankAttributes } from "./rerank-span.ts";
export { startTelemetry, type Telemetry } from "./start-telemetry.ts";
export { langfuseTarget, type TelemetrySettings, telemetryTarget } from "./telemetry-target.ts";
