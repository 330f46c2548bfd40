import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** What came of a volley: how fast the answers were and what they said. */
export type Volley = {
  readonly sent: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Milliseconds of processor time the sender itself took for each request. */
  readonly senderCpu: number;
};

export type Firing = { readonly rate: number; readonly seconds: number; readonly connections?: number };

type Asked = { readonly due: number; readonly request: Buffer };
type Line = { socket: Socket; asked: Asked | null };

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered: a slow server then shows as latency
 * and not as fewer requests. Latency counts from the moment a request was due. Only 200s enter the percentiles.
 * Speaks HTTP over plain sockets that stay open: a full client would take the processor from the server beside it.
 */
export async function fire(
  url: URL,
  bodyOf: (index: number) => string,
  { rate, seconds, connections = 64 }: Firing,
): Promise<Volley> {
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  const waiting: Asked[] = [];
  const idle: Line[] = [];
  const sockets = new Set<Socket>();
  const total = Math.round(rate * seconds);
  let answered = 0;
  let allAnswered = () => {};
  const done = new Promise<void>((resolve) => {
    allAnswered = resolve;
  });
  const requests = Array.from({ length: total }, (_, index) => requestOf(url, bodyOf(index)));

  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    waiting.push({ due, request: requests[index]! });
    send();
  }
  await done;
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const socket of sockets) socket.destroy();

  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? Number.NaN;
  const senderCpu = (user + system) / 1000 / total;
  return { sent: total, seconds: took, statuses, p50: at(0.5), p99: at(0.99), worst: at(1), senderCpu };

  function send(): void {
    while (waiting.length > 0) {
      const line = idle.pop() ?? (sockets.size < connections ? open() : undefined);
      if (line === undefined) return;
      line.asked = waiting.shift()!;
      line.socket.write(line.asked.request);
    }
  }

  function open(): Line {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const line: Line = { socket, asked: null };
    sockets.add(socket);
    let missing = 0;
    let status = "";
    socket.on("data", (chunk) => {
      if (status === "") {
        // The head of an answer comes in one piece, with a length: the server writes it so.
        const head = chunk.indexOf("\r\n\r\n");
        const text = chunk.toString("latin1", 0, head);
        status = text.slice(9, 12);
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN) + head + 4;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      const ended = status;
      status = "";
      settle(line, missing === 0 ? ended : "unreadable");
      idle.push(line);
      send();
    });
    const lost = () => {
      sockets.delete(socket);
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      settle(line, "error");
      send();
    };
    void once(socket, "close").then(lost, lost);
    return line;
  }

  function settle(line: Line, status: string): void {
    if (line.asked === null) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === "200") latencies.push(performance.now() - line.asked.due);
    line.asked = null;
    answered += 1;
    if (answered === total) allAnswered();
  }
}

function requestOf(url: URL, body: string): Buffer {
  const head = `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.from(head + body);
}
