import type { Settings } from "../../settings/index.ts";
import type { TELEMETRY_SETTINGS } from "../../settings/telemetry-settings.ts";

/** The settings that say where telemetry goes; without any of them nothing leaves the machine. */
export type TelemetrySettings = Pick<Settings, keyof typeof TELEMETRY_SETTINGS>;

type Signal = "traces" | "metrics";
type Protocol = "http/protobuf" | "http/json";

/** A receiver of one signal: its whole address, and how it is spoken to. */
export interface OtlpTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly protocol: Protocol;
  readonly timeoutMs: number;
}

const LANGFUSE = "https://cloud.langfuse.com";
const TIMEOUT_MS = 10_000;

/** Where a signal goes: the OTLP receiver that is named, else for traces Langfuse when both its keys are set, else nowhere. */
export function otlpTarget(
  settings: TelemetrySettings,
  signal: Signal,
  warn: (line: string) => void,
): OtlpTarget | undefined {
  if (settings.otel_sdk_disabled?.trim().toLowerCase() === "true") return undefined;
  if (settings[`otel_${signal}_exporter`]?.trim() === "none") return undefined;
  const receiver = namedReceiver(settings, signal) ?? (signal === "traces" ? langfuse(settings) : undefined);
  if (receiver === undefined) return undefined;
  const named = (settings[`otlp_${signal}_protocol`] ?? settings.otlp_protocol ?? "http/protobuf").trim();
  if (named !== "http/protobuf" && named !== "http/json") {
    warn(`telemetry is off: OTLP over ${JSON.stringify(named)} is not spoken here, http/protobuf and http/json are`);
    return undefined;
  }
  const limit = Number(settings[`otlp_${signal}_timeout_ms`] ?? settings.otlp_timeout_ms ?? TIMEOUT_MS);
  return { ...receiver, protocol: named, timeoutMs: limit > 0 && limit < 2 ** 31 ? limit : TIMEOUT_MS };
}

function namedReceiver(settings: TelemetrySettings, signal: Signal): Pick<OtlpTarget, "url" | "headers"> | undefined {
  const base = settings.otlp_endpoint?.replace(/\/+$/, "");
  const url = settings[`otlp_${signal}_endpoint`] ?? (base === undefined ? undefined : `${base}/v1/${signal}`);
  if (url === undefined) return undefined;
  const own = readPairs(settings[`otlp_${signal}_headers`] ?? "");
  return { url, headers: lowerCased({ ...readPairs(settings.otlp_headers ?? ""), ...own }) };
}

/** Langfuse takes OTLP under its own path, with its two keys as user and password. */
function langfuse(settings: TelemetrySettings): Pick<OtlpTarget, "url" | "headers"> | undefined {
  const { langfuse_public_key: user, langfuse_secret_key: password, langfuse_base_url: base } = settings;
  if (user === null || password === null) return undefined;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return { url: `${(base ?? LANGFUSE).replace(/\/+$/, "")}/api/public/otel/v1/traces`, headers: { authorization } };
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
}

/** `key=value,key2=value2`, values percent-encoded, as the OpenTelemetry specification writes headers and attributes. */
export function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    pairs[pair.slice(0, at).trim()] = decoded(pair.slice(at + 1).trim());
  }
  return pairs;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
