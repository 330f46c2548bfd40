// A Fastify route that streams an answer sentence by sentence, each with what the sources say about it.
//
//   node examples/fastify/guarded-route.ts
import { Readable } from "node:stream";
import { createGuard, type Guard } from "@beleg/core";
import Fastify, { type FastifyInstance } from "fastify";

/** `POST /answer` streams one JSON line a sentence, and the decision as the last one. */
export function answering(ask: (question: string) => AsyncIterable<string>, guard: Guard): FastifyInstance {
  const app = Fastify();
  app.post<{ Body: { question: string } }>("/answer", async ({ body }, reply) => {
    const stream = guard.stream(ask(body.question));
    reply.type("application/x-ndjson");
    return reply.send(Readable.from(lines()));

    async function* lines(): AsyncGenerator<string> {
      for await (const { shown, action, claims } of stream) yield `${JSON.stringify({ shown, action, claims })}\n`;
      const { verdict, reason } = await stream.decision;
      yield `${JSON.stringify({ verdict, reason })}\n`;
    }
  });
  return app;
}

if (import.meta.main) {
  const guard = createGuard({ sources: "The Pro plan costs 20 euros a month." });
  async function* ask(): AsyncGenerator<string> {
    yield "The Pro plan costs ";
    yield "45 euros a month.";
  }
  const { body } = await answering(ask, guard).inject({ method: "POST", url: "/answer", payload: { question: "?" } });
  process.stdout.write(body);
}
