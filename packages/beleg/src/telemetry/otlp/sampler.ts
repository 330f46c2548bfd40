import type { SpanContext } from "@opentelemetry/api";

/** Says whether the spans of a trace are kept. */
export type Sampler = (trace_id: string, parent: SpanContext | undefined) => boolean;

const SAMPLED = 1;
const PARENT_BASED = "parentbased_";

/** The sampler of OTEL_TRACES_SAMPLER; one nobody knows is the default, parentbased_always_on. */
export function samplerOf(name: string | null, argument: string | null): Sampler {
  const given = name?.trim().toLowerCase() ?? "parentbased_always_on";
  const own = ownSampler(given.replace(PARENT_BASED, ""), argument);
  if (own === undefined) return samplerOf(null, null);
  if (!given.startsWith(PARENT_BASED)) return own;
  return (trace_id, parent) => (parent === undefined ? own(trace_id, parent) : (parent.traceFlags & SAMPLED) !== 0);
}

function ownSampler(name: string, argument: string | null): Sampler | undefined {
  if (name === "always_on") return () => true;
  if (name === "always_off") return () => false;
  if (name !== "traceidratio") return undefined;
  const given = Number(argument ?? 1);
  const share = given >= 0 && given <= 1 ? given : 1;
  // The end of a trace id is random by the W3C's rules: every Beleg in a trace decides alike.
  return (trace_id) => Number.parseInt(trace_id.slice(-12), 16) < share * 2 ** 48;
}
