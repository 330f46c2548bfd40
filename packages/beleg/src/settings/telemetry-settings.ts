import { z } from "zod";
import { flag, type Setting } from "./setting.ts";

/**
 * What OpenTelemetry's own variables say. Environments set them for every program at once: a value that Beleg cannot use
 * is told in one line and left out, never a reason to stop.
 */
const told = (env: string, description: string, secret = false) =>
  ({
    // A file may hold a number or true where a variable is always a text.
    schema: z
      .preprocess(
        (given) => (typeof given === "number" || typeof given === "boolean" ? String(given) : given),
        z.string().nullable(),
      )
      .describe(description),
    fallback: null,
    env,
    ...(secret && { secret }),
  }) as const;

const address = (env: string, description: string) =>
  ({ schema: z.url().nullable().describe(description), fallback: null, env }) as const;

/** Where traces and metrics go; without a receiver nothing is sent. */
export const TELEMETRY_SETTINGS = {
  otlp_endpoint: address(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OpenTelemetry receiver (OTLP over HTTP) of traces and metrics; nothing is sent without one",
  ),
  otlp_traces_endpoint: address("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "the same, as the whole address for traces"),
  otlp_metrics_endpoint: address("OTEL_EXPORTER_OTLP_METRICS_ENDPOINT", "the same, as the whole address for metrics"),
  otlp_headers: told("OTEL_EXPORTER_OTLP_HEADERS", "headers of the receiver: key=value,key=value", true),
  otlp_traces_headers: told("OTEL_EXPORTER_OTLP_TRACES_HEADERS", "the same, for traces alone", true),
  otlp_metrics_headers: told("OTEL_EXPORTER_OTLP_METRICS_HEADERS", "the same, for metrics alone", true),
  otlp_protocol: told("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf (the default) or http/json"),
  otlp_traces_protocol: told("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "the same, for traces alone"),
  otlp_metrics_protocol: told("OTEL_EXPORTER_OTLP_METRICS_PROTOCOL", "the same, for metrics alone"),
  otlp_timeout_ms: told("OTEL_EXPORTER_OTLP_TIMEOUT", "longest wait for the receiver, 10000 by default"),
  otlp_traces_timeout_ms: told("OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", "the same, for traces alone"),
  otlp_metrics_timeout_ms: told("OTEL_EXPORTER_OTLP_METRICS_TIMEOUT", "the same, for metrics alone"),
  otel_traces_exporter: told("OTEL_TRACES_EXPORTER", "none: no traces"),
  otel_metrics_exporter: told("OTEL_METRICS_EXPORTER", "none: no metrics"),
  otel_traces_sampler: told(
    "OTEL_TRACES_SAMPLER",
    "which traces are sent: always_on, always_off, traceidratio, or one of these as parentbased_… (the default is parentbased_always_on)",
  ),
  otel_traces_sampler_arg: told("OTEL_TRACES_SAMPLER_ARG", "share of traces for traceidratio, 0 to 1"),
  otel_metric_export_interval_ms: told("OTEL_METRIC_EXPORT_INTERVAL", "pause between metrics, 60000 by default"),
  otel_service_name: told("OTEL_SERVICE_NAME", "what the receiver calls this program, beleg by default"),
  otel_resource_attributes: told("OTEL_RESOURCE_ATTRIBUTES", "what else describes it: key=value,key=value"),
  otel_sdk_disabled: told("OTEL_SDK_DISABLED", "true: no telemetry, whatever else is set"),
  telemetry_content: {
    schema: flag.describe(
      "whether spans carry the texts themselves: prompts, answers, what is checked. Off: figures only",
    ),
    fallback: false,
    env: "BELEG_TELEMETRY_CONTENT",
  },
  langfuse_public_key: told("LANGFUSE_PUBLIC_KEY", "public key of a Langfuse project"),
  langfuse_secret_key: told("LANGFUSE_SECRET_KEY", "its secret key; both are needed to send spans there", true),
  langfuse_base_url: address("LANGFUSE_BASE_URL", "address of the Langfuse server, by default its cloud"),
} as const satisfies Record<string, Setting>;
