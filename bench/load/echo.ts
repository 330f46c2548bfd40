// The same framework with nothing behind it: parses the body and sends it back.
import fastify from "fastify";

const app = fastify();
app.post("/", async (request) => request.body);
process.stdout.write(`${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
