import { randomUUID } from "node:crypto";
import { BELEG_VERSION } from "../../files/version.ts";
import { type KeyValue, keyValues } from "./any-value.ts";
import { readPairs, type TelemetrySettings } from "./otlp-target.ts";

/** What describes this program to the receiver: OTEL_RESOURCE_ATTRIBUTES, and above all of them OTEL_SERVICE_NAME. */
export function resourceOf(settings: TelemetrySettings): { readonly attributes: KeyValue[] } {
  const named = settings.otel_service_name === null ? {} : { "service.name": settings.otel_service_name };
  return {
    attributes: keyValues({
      "service.name": "beleg",
      "service.version": BELEG_VERSION,
      "service.instance.id": randomUUID(),
      "telemetry.sdk.name": "beleg",
      "telemetry.sdk.language": "nodejs",
      "telemetry.sdk.version": BELEG_VERSION,
      ...readPairs(settings.otel_resource_attributes ?? ""),
      ...named,
    }),
  };
}
