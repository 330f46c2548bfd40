import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { endServer } from "./end-server.ts";

it("answers what is in flight and lets go of its connection, which the client would keep for ever", async () => {
  const app = fastify({ forceCloseConnections: "idle", return503OnClosing: false, keepAliveTimeout: 3_600_000 });
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  app.get("/", async () => {
    arrived.resolve();
    await answer.promise;
    return "done";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes: Buffer) => {
    heard += bytes.toString();
  });
  const closed = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await arrived.promise;
  const ended = endServer(app);
  await expect.poll(() => app.server.listening).toBe(false);
  answer.resolve();
  await ended;
  await closed;
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK.*done$/s);
});
