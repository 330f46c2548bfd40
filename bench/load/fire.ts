import { Agent, request } from "node:http";

/** What came of a volley: how fast the answers were and what they said. */
export type Volley = {
  readonly sent: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
};

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered: a slow server then shows as latency
 * and not as fewer requests. Latency counts from the moment a request was due. Only 200s enter the percentiles.
 */
export async function fire(
  url: URL,
  bodyOf: (index: number) => string,
  {
    rate,
    seconds,
    connections = 64,
  }: { readonly rate: number; readonly seconds: number; readonly connections?: number },
): Promise<Volley> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  const open: Promise<void>[] = [];
  const total = Math.round(rate * seconds);
  const started = performance.now();
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    open.push(
      send(agent, url, bodyOf(index)).then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === "200") latencies.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(open);
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? Number.NaN;
  return { sent: total, seconds: took, statuses, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

function send(agent: Agent, url: URL, body: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      response.on("data", () => {});
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", () => resolve("error"));
    });
    sent.on("error", () => resolve("error"));
    sent.end(body);
  });
}
