import { Readable } from "node:stream";
import { belegError } from "@beleg/core/contracts";
import type { FastifyReply } from "fastify";
import type { Access } from "./security/access.ts";

/** Streams one caller may hold open at once. */
const MAX_STREAMS = 50;

/** Opens streams of server-sent events, counted by caller, each until its events end, its reader leaves or the service ends. */
export function eventStreams(closing: AbortSignal) {
  const streams = new Map<string, number>();
  return ({ caller }: Access, reply: FastifyReply, eventsOf: (signal: AbortSignal) => AsyncGenerator<string>) => {
    const open = streams.get(caller) ?? 0;
    if (open >= MAX_STREAMS) throw belegError("rate_limited", { seconds: 5 });
    streams.set(caller, open + 1);
    const gone = new AbortController();
    // Who left frees the place at once, not when the stream would have said something next.
    reply.raw.once("close", () => gone.abort());
    const stream = Readable.from(eventsOf(AbortSignal.any([gone.signal, closing])));
    stream.once("close", () => {
      gone.abort();
      streams.set(caller, (streams.get(caller) ?? 1) - 1);
    });
    return reply.type("text/event-stream").header("x-accel-buffering", "no").send(stream);
  };
}
