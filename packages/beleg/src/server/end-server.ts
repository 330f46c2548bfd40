import type { Server } from "node:http";

/**
 * Answers what is in flight, then ends. Fastify closes the connections that are idle at this moment; one whose answer is
 * still to come would stay until its client lets go of it or its time is over.
 */
export async function endServer(app: { readonly server: Server; close(): PromiseLike<unknown> }): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(closing);
  }
}
