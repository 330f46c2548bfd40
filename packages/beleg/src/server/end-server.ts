import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Gives what ends a server that does not listen yet: it answers what is in flight, and waits for nothing else. Fastify closes
 * the connections that are idle at that moment; one whose answer is still to come, and one that a browser has opened for
 * later, would stay until their time is over.
 */
export function endOfServer(app: { readonly server: Server; close(): PromiseLike<unknown> }): () => Promise<void> {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const letGo = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const closing = setInterval(letGo, 50);
    try {
      await app.close();
    } finally {
      clearInterval(closing);
    }
  };
}
