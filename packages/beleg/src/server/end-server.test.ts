import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { endOfServer } from "./end-server.ts";

it("answers what is in flight, and waits for no connection that clients would keep for ever", async () => {
  const app = fastify({ forceCloseConnections: "idle", return503OnClosing: false, keepAliveTimeout: 3_600_000 });
  app.server.headersTimeout = 0;
  const end = endOfServer(app);
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  app.get("/", async () => {
    arrived.resolve();
    await answer.promise;
    return "done";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  const asking = connect(port, "127.0.0.1");
  const closed = [unused, asking].map((socket) => once(socket.resume(), "close"));
  let heard = "";
  asking.on("data", (bytes: Buffer) => {
    heard += bytes.toString();
  });
  asking.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await arrived.promise;
  const ended = end();
  await expect.poll(() => app.server.listening).toBe(false);
  answer.resolve();
  await ended;
  await Promise.all(closed);
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK.*done$/s);
});
