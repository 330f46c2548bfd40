// A Hono route that streams an answer sentence by sentence, each with what the sources say about it.
// Hono runs on Node, Deno, Bun and in workers; so does the guard.
//
//   node examples/hono/guarded-route.ts
import { createGuard, type Guard } from "@beleg/core";
import { Hono } from "hono";
import { stream } from "hono/streaming";

/** `POST /answer` streams one JSON line a sentence, and the decision as the last one. */
export function answering(ask: (question: string) => AsyncIterable<string>, guard: Guard): Hono {
  const app = new Hono();
  app.post("/answer", async (context) => {
    const { question } = await context.req.json<{ question: string }>();
    context.header("Content-Type", "application/x-ndjson");
    return stream(context, async (out) => {
      const sentences = guard.stream(ask(question));
      for await (const { shown, action, claims } of sentences) {
        await out.writeln(JSON.stringify({ shown, action, claims }));
      }
      const { verdict, reason } = await sentences.decision;
      await out.writeln(JSON.stringify({ verdict, reason }));
    });
  });
  return app;
}

if (import.meta.main) {
  const guard = createGuard({ sources: "The Pro plan costs 20 euros a month." });
  async function* ask(): AsyncGenerator<string> {
    yield "The Pro plan costs ";
    yield "45 euros a month.";
  }
  const response = await answering(ask, guard).request("/answer", { method: "POST", body: '{"question":"?"}' });
  process.stdout.write(await response.text());
}
