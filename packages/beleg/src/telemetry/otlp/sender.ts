import { encodeProtobuf, type MessageTable } from "./encode-protobuf.ts";
import type { OtlpTarget } from "./otlp-target.ts";

/** Posts what was recorded. Never throws: a receiver that is down costs what it should have got, nothing else. */
export type Send = (message: object, signal: AbortSignal) => Promise<void>;

/** Sends messages of one kind to their receiver; says once that it does not take them, and again after it has. */
export function otlpSender(
  { url, headers, protocol, timeoutMs }: OtlpTarget,
  table: MessageTable,
  warn: (line: string) => void,
): Send {
  const json = protocol === "http/json";
  let down = false;
  return async (message, signal) => {
    const body = json ? JSON.stringify(message) : Buffer.from(encodeProtobuf(table, message));
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": json ? "application/json" : "application/x-protobuf" },
        body,
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      down = false;
    } catch (error) {
      if (!down) warn(`telemetry: ${new URL(url).host} did not take what was sent (${reasonOf(error)})`);
      down = true;
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (typeof code === "string") return code;
  return error.name === "TimeoutError" || error.name === "AbortError" ? "no answer in time" : error.message;
}
