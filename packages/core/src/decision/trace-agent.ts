import type { AgentTraceEntry, AgentTraceStatus } from "../contracts/decision/index.ts";
import type { Clock } from "../ports/index.ts";
import type { AgentName } from "./constants.ts";

/** What an agent did: its result, how it ended and why it did not simply succeed. */
export interface AgentWork<T> {
  readonly value: T;
  readonly status: AgentTraceStatus;
  readonly reason?: string | null;
}

/** Runs an agent, times it and writes its line of the trace; one that throws gives null and `error`. */
export async function traceAgent<T>(
  agent: AgentName,
  clock: Clock,
  work: () => Promise<AgentWork<T>> | AgentWork<T>,
): Promise<{ readonly value: T | null; readonly entry: AgentTraceEntry }> {
  const started = clock.now();
  let done: AgentWork<T | null>;
  try {
    done = await work();
  } catch {
    done = { value: null, status: "error", reason: "agent_threw" };
  }
  return {
    value: done.value,
    entry: {
      agent,
      status: done.status,
      started_at: new Date(started).toISOString().replace(/\.000Z$|(?<=\.\d+)0+Z$/, "Z"),
      duration_ms: Math.max(0, clock.now() - started),
      reason: done.reason ?? null,
    },
  };
}
