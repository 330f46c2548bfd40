import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Call, KEYED_REQUESTS } from "../../../../../tests/support/kill-retry/keyed-requests.ts";
import { type Store, storeOver } from "../../store/index.ts";
import { testServer } from "../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
/** Fails wherever an answer is kept after its effect instead of with it: there a killed process would lose the answer. */
let killed = false;
beforeAll(async () => {
  server = await testServer();
  const { store } = server;
  const tenant: Store["tenant"] = (name) => {
    const own = store.tenant(name);
    const keep: typeof own.idempotency.keep = (key, answer) =>
      killed ? Promise.reject(new Error("killed before the answer was kept")) : own.idempotency.keep(key, answer);
    return { ...own, idempotency: { ...own.idempotency, keep } };
  };
  dying = await testServer({ store: { ...store, tenant, close: async () => {} } });
});
let dying: typeof server;
afterAll(async () => {
  await dying.close();
  await server.close();
});

const call: Call = async (method, path, body) => {
  const response = await server.app.inject({
    method,
    url: path,
    ...(body === undefined ? {} : { payload: body as object }),
  });
  if (response.statusCode >= 300) throw new Error(response.body);
  return response.json();
};

describe("an answer with an idempotency key", () => {
  it.each(Object.entries(KEYED_REQUESTS))("is kept with the effect, or not at all: %s", async (_, prepare) => {
    const request = await prepare(call);
    const headers = { "idempotency-key": randomUUID() };
    const post = (app: typeof server.app) =>
      app.inject({ method: "POST", url: request.path, payload: request.body as object, headers });
    killed = true;
    const first = await post(dying.app);
    killed = false;
    const again = await post(server.app);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(await request.effects(call, again.body === "" ? {} : again.json())).toBe(1);
  });
});

describe("the key of a process that is gone", () => {
  const other = () => {
    const { connection, clock } = server.store;
    return storeOver(connection, { clock, graph: false, forgetTexts: async () => {} }).tenant().idempotency;
  };
  const answer = { status: 200, content_type: null, headers: null, body: "{}" };

  it("goes to whoever asks next, and what the gone one does then is undone", async () => {
    const [gone, next] = [other(), other()];
    expect(await gone.claim("lost", "d")).toEqual({ state: "ours" });
    expect(await gone.claim("lost", "d")).toEqual({ state: "in_progress" });
    expect(await next.claim("lost", "d")).toEqual({ state: "ours" });
    await expect(gone.keep("lost", answer)).rejects.toMatchObject({ code: "idempotency_in_progress" });
    await gone.release("lost");
    await next.keep("lost", answer);
    expect(await gone.claim("lost", "d")).toEqual({ state: "answered", answer });
    expect(await gone.claim("lost", "another")).toEqual({ state: "other_request" });
  });
});
