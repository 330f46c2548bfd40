import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { guardedFetch } from "./guarded-fetch.ts";

it("reaches the configured origin only, and hands a redirect back instead of following it", async () => {
  const seen: string[] = [];
  const server = createServer((incoming, response) => {
    seen.push(incoming.url ?? "");
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchHere = guardedFetch(`${origin}/v1`);
  expect((await fetchHere(`${origin}/v1/x`)).status).toBe(302);
  await expect(guardedFetch("http://127.0.0.1:9/v1")(`${origin}/v1/x`)).rejects.toThrow("not the configured host");
  expect(seen).toEqual(["/v1/x"]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
