import type { Settings } from "../settings/index.ts";

/** The settings that say where spans go; without any of them nothing leaves the machine. */
export type TelemetrySettings = Pick<
  Settings,
  | "otlp_endpoint"
  | "otlp_traces_endpoint"
  | "otlp_headers"
  | "langfuse_public_key"
  | "langfuse_secret_key"
  | "langfuse_base_url"
>;

/** An OTLP receiver: the whole address for traces, and what every call carries. */
export interface TelemetryTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const LANGFUSE = "https://cloud.langfuse.com";

/** Where spans go: a named OTLP receiver, else Langfuse when both its keys are set, else nowhere. */
export function telemetryTarget(settings: TelemetrySettings): TelemetryTarget | undefined {
  const { otlp_traces_endpoint, otlp_endpoint, otlp_headers } = settings;
  const url =
    otlp_traces_endpoint ?? (otlp_endpoint === null ? null : `${otlp_endpoint.replace(/\/+$/, "")}/v1/traces`);
  if (url !== null) return { url, headers: readHeaders(otlp_headers ?? "") };
  return langfuseTarget(settings);
}

/** Langfuse takes OTLP under its own path, with its two keys as user and password. */
function langfuseTarget(settings: TelemetrySettings): TelemetryTarget | undefined {
  const { langfuse_public_key: user, langfuse_secret_key: password, langfuse_base_url: base } = settings;
  if (user === null || password === null) return undefined;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return { url: `${(base ?? LANGFUSE).replace(/\/+$/, "")}/api/public/otel/v1/traces`, headers: { authorization } };
}

/** `key=value,key2=value2`, values percent-encoded, as the OpenTelemetry specification writes headers. */
function readHeaders(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const value = pair.slice(at + 1).trim();
    headers[pair.slice(0, at).trim().toLowerCase()] = decoded(value);
  }
  return headers;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
