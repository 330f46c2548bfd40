import { context, propagation, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { check } from "beleg";
import { afterAll, expect, it } from "vitest";

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
afterAll(async () => {
  await provider.shutdown();
  for (const api of [trace, context, propagation]) api.disable();
});

it("a program with an OpenTelemetry SDK of its own gets Beleg's spans inside its own", async () => {
  const input = { article_text: "The bridge cost 40 million euros.", summary_text: "It cost 90 million euros." };
  await trace.getTracer("host").startActiveSpan("answer a question", async (span) => {
    await check(input);
    span.end();
  });
  const spans = exporter.getFinishedSpans();
  const named = (name: string) => spans.find((span) => span.name === name);
  expect(named("check")?.parentSpanContext?.spanId).toBe(named("answer a question")?.spanContext().spanId);
  expect(named("judge factuality")?.parentSpanContext?.spanId).toBe(named("check")?.spanContext().spanId);
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain("million");
});
