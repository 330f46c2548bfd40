import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, newApiKey, parseApiKeys, SCOPES, type Scope } from "./index.ts";
import { hashKey } from "./security/api-key.ts";
import { openSession, SESSION_SECONDS } from "./security/session.ts";
import { testServer } from "./testing/test-server.ts";

const SECRETS = { acme: "acme-secret-key-0001", other: "other-secret-key-002" };
const scoped = (scope: Scope) => `acme-${scope}-only-key-00`;
const KEYS = [
  `acme:all:${SECRETS.acme}`,
  `other:all:sha256-${hashKey(SECRETS.other).toString("hex")}`,
  ...SCOPES.map((scope) => `acme:${scope}:${scoped(scope)}`),
].join(",");

/** A longer run (BELEG_FUZZ) gets the time. */
const FUZZ_TIMEOUT = process.env.BELEG_FUZZ === undefined ? 120_000 : 3_600_000;
const rules = { kind: "keys" as const, keys: parseApiKeys(KEYS), secret: randomBytes(32) };

type Route = { readonly method: string; readonly path: string; readonly scope: string };

let server: Awaited<ReturnType<typeof testServer>>;
let app: App;
let routes: readonly Route[];
const log: string[] = [];
beforeAll(async () => {
  server = await testServer({ access: rules, log: { write: (line) => void log.push(line) } });
  app = server.app;
  routes = routesOf(app);
});
afterAll(() => server.close());

/** Every route of the service, from the service itself, so that a new one cannot be forgotten here; HEAD follows GET. */
function routesOf({ guardedRoutes }: App): Route[] {
  return guardedRoutes
    .filter(({ method }) => method !== "HEAD")
    .map(({ method, url, config }) => ({
      method: String(method),
      path: url,
      scope: String(config?.scope),
    }));
}

const as = (key: string, method: string, url: string, payload?: unknown) =>
  app.inject({
    method: method as "GET",
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

describe("keys", () => {
  it("are known by their hash only, with tenant and scopes", () => {
    const [first, second] = parseApiKeys(KEYS);
    expect(first).toMatchObject({ tenant: "acme", scopes: new Set(SCOPES) });
    expect(JSON.stringify([first, second])).not.toContain("secret");
    expect(parseApiKeys("a-key-without-a-tenant")[0]).toMatchObject({ tenant: "default" });
  });

  it.each([
    "short",
    "acme:all:short",
    "acme:fly:long-enough-key-123",
    "acme:long-enough-key-123",
    "../x:all:long-enough-key-123",
  ])("refuse %s without repeating it", (entry) => {
    expect(() => parseApiKeys(entry)).toThrow(/entry 1/);
    expect(() => parseApiKeys(entry)).not.toThrow(new RegExp(entry.replace(/[^\w]/g, ".")));
  });

  it("are made long and random, and kept as a hash", () => {
    const made = newApiKey("acme:read+write");
    expect(made.key).toMatch(/^bk_[\w-]{43}$/);
    expect(made.entry).not.toContain(made.key);
    expect(parseApiKeys(made.entry)[0]).toMatchObject({ tenant: "acme", scopes: new Set(["read", "write"]) });
    expect(() => newApiKey("acme:fly")).toThrow(/--new-key/);
  });
});

describe("every route", () => {
  it("asks for the same scope with HEAD as with GET", () => {
    const scopes = (wanted: string) =>
      app.guardedRoutes
        .filter(({ method, url }) => method === wanted && !url.endsWith("/events"))
        .map(({ url, config }) => `${url} ${config?.scope}`)
        .sort();
    expect(scopes("HEAD")).toEqual(scopes("GET"));
  });

  it("is known here with its scope", () => {
    expect(routes.length).toBeGreaterThan(25);
    // What a call of a tool needs, the tool says: mcp.test.ts holds each key to it.
    const others = routes.filter(({ scope }) => !["public", ...SCOPES].includes(scope));
    expect(others).toEqual([{ method: "POST", path: "/mcp", scope: "any" }]);
    const open = routes.filter(({ scope }) => scope === "public").map(({ method, path }) => `${method} ${path}`);
    expect(open.sort()).toEqual([
      "DELETE /v1/session",
      "GET /docs",
      "GET /docs.css",
      "GET /healthz",
      "GET /openapi.json",
      "GET /readyz",
      "GET /v1/session",
      "POST /v1/session",
    ]);
  });

  it("refuses callers without a key, with a wrong key, and without its scope", async () => {
    for (const { method, path, scope } of routes.filter((route) => route.scope !== "public")) {
      const url = path.replace(":id", "1");
      const payload = method === "POST" ? {} : undefined;
      const nobody = await app.inject({
        method: method as "GET",
        url,
        remoteAddress: `10.0.0.${scope.length}`,
        ...(payload && { payload }),
      });
      expect([method, path, nobody.statusCode]).toEqual([method, path, 401]);
      expect(nobody.headers["www-authenticate"]).toMatch(/^Bearer/);
      for (const held of SCOPES) {
        const { statusCode } = await as(scoped(held), method, url, payload);
        if (held === scope || scope === "any")
          expect([method, path, held, statusCode]).not.toEqual([method, path, held, 403]);
        else expect([method, path, held, statusCode]).toEqual([method, path, held, 403]);
      }
    }
  });

  it(
    "answers with security headers and no stack trace, whatever is sent",
    async () => {
      const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.constant({ __proto__: null, constructor: 1 }));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...routes), anything, fc.string(), async ({ method, path }, payload, id) => {
          const url = path.replace(":id", encodeURIComponent(id) || "1");
          const sends = method === "POST" && payload !== null;
          const response = await app.inject({
            method: method as "GET",
            url,
            headers: { authorization: `Bearer ${SECRETS.acme}`, ...(sends && { "content-type": "application/json" }) },
            ...(sends && { payload: JSON.stringify(payload) }),
          });
          expect([path, response.statusCode]).not.toEqual([path, 500]);
          expect(response.headers["content-security-policy"]).toBeDefined();
          expect(response.headers["x-content-type-options"]).toBe("nosniff");
          expect(response.body).not.toMatch(/\n\s+at |node_modules/);
        }),
        { numRuns: 300 },
      );
    },
    FUZZ_TIMEOUT,
  );
});

describe("tenants", () => {
  it("never see each other's things, on any route", async () => {
    const texts = { article_text: "SECRETWORD opened in 1932.", summary_text: "SECRETWORD opened in 1923." };
    const post = async (url: string, payload: unknown) => (await as(SECRETS.acme, "POST", url, payload)).json();
    const ids = new Set<string>();
    ids.add(String((await post("/v1/check", { ...texts, store: true, label: "SECRETWORD" })).run_id));
    ids.add(String((await post("/v1/runs", texts)).run_id));
    await post("/v1/documents", { document_id: "SECRETWORD", text: "SECRETWORD log retention" });
    const candidates = [{ id: "SECRETWORD", snippet: "SECRETWORD", url: "https://secretword.example/" }];
    const review = await post("/v1/rerank?review=true", { query: "SECRETWORD", candidates });
    ids.add(String(review.run_id)).add(review.review_id);
    const transaction = {
      transaction_id: "SECRETWORD",
      customer_id: "C",
      amount: "10.00",
      currency: "EUR",
      country: "DE",
      channel: "web",
      timestamp: "2026-05-01T12:00:00Z",
    };
    const decided = await post("/v1/decisions", { transaction });
    ids.add("SECRETWORD");
    for (const id of decided.reviews) ids.add(id);
    const rows = [{ id: "SECRETWORD", ...texts, has_error: true }];
    ids.add(
      String(
        (await post("/v1/evaluations", { name: "SECRETWORD", task: "factuality", rows, resamples: 20 })).evaluation_id,
      ),
    );

    const bodies = [
      {},
      { action: "approve", snapshot_digest: "0".repeat(64) },
      { rating: 5 },
      { url: "https://secretword.example/", text: "x" },
      { query: "SECRETWORD", candidates: [{ id: "x", snippet: "log retention" }], meta: { tenant_id: "acme" } },
    ];
    const withId = routes.filter(({ path, scope }) => path.includes(":id") && scope !== "public");
    const plain = routes.filter(
      ({ path, scope, method }) => !path.includes(":id") && scope !== "public" && method === "GET",
    );
    for (const { method, path } of withId) {
      for (const id of ids) {
        for (const body of method === "POST" ? bodies : [undefined]) {
          const url = path.replace(":id", encodeURIComponent(id));
          const response = await as(SECRETS.other, method, url, body);
          expect([method, url, response.statusCode]).toEqual([
            method,
            url,
            expect.toSatisfy((code: number) => code >= 400 && code < 500),
          ]);
          expect(response.body).not.toMatch(/SECRETWORD opened|secretword\.example/);
        }
      }
    }
    for (const { path } of plain) {
      const response = await as(SECRETS.other, "GET", `${path}${path.endsWith("compare") ? "?a=1&b=1" : ""}`);
      expect([path, response.body]).toEqual([path, expect.not.stringContaining("SECRETWORD")]);
    }
    const borrowed = await as(SECRETS.other, "POST", "/v1/rerank", bodies[4]);
    expect(borrowed.json().rag_summaries).toEqual([]);
    // What the other tenant tried has changed nothing.
    const mine = (await as(SECRETS.acme, "GET", `/v1/reviews/${review.review_id}`)).json();
    expect(mine).toMatchObject({ status: "pending", decisions: [] });
    expect((await as(SECRETS.acme, "GET", "/v1/runs?q=SECRETWORD")).json().items.length).toBeGreaterThan(0);
  });

  it("keep idempotency keys apart", async () => {
    const texts = { summary_text: "One sentence.", dimensions: ["readability"] };
    const headers = (key: string) => ({ authorization: `Bearer ${key}`, "idempotency-key": "shared" });
    await app.inject({ method: "POST", url: "/v1/check", payload: texts, headers: headers(SECRETS.acme) });
    const payload = { ...texts, summary_text: "Another one." };
    const other = await app.inject({ method: "POST", url: "/v1/check", payload, headers: headers(SECRETS.other) });
    expect(other.statusCode).toBe(200);
  });
});

describe("browsers", () => {
  const signIn = () => app.inject({ method: "POST", url: "/v1/session", payload: { api_key: SECRETS.acme } });

  it("get a cookie no script can read and must prove their own page sent a change", async () => {
    const response = await signIn();
    const line = String(response.headers["set-cookie"]);
    expect(line).toMatch(/; HttpOnly; SameSite=Strict/);
    expect(line).not.toContain(SECRETS.acme);
    const cookie = line.split(";")[0]!;
    const { csrf_token } = response.json();
    const payload = { summary_text: "One sentence.", dimensions: ["readability"] };
    const send = (headers: Record<string, string>) =>
      app.inject({ method: "POST", url: "/v1/check", payload, headers: { cookie, ...headers } });
    expect((await send({})).json().code).toBe("foreign_origin");
    expect((await send({ "x-beleg-csrf": "x".repeat(csrf_token.length) })).statusCode).toBe(403);
    expect((await send({ "x-beleg-csrf": csrf_token })).statusCode).toBe(200);
    const state = (await app.inject({ url: "/v1/session", headers: { cookie } })).json();
    expect(state).toMatchObject({ authenticated: true, tenant: "acme", csrf_token });
    expect((await app.inject({ url: "/v1/runs", headers: { cookie } })).statusCode).toBe(200);
  });

  const statusWith = async (cookie: string) =>
    (await app.inject({ url: "/v1/runs", headers: { cookie: `beleg_session=${cookie}` } })).statusCode;
  const cookieOf = (line: unknown) => String(line).split(";")[0]!.split("=")[1]!;

  it("cannot forge or stretch a session, not even with the hash of its key", async () => {
    const cookie = cookieOf((await signIn()).headers["set-cookie"]);
    const [id, opened, nonce, signature] = cookie.split(".");
    const claims = `${id}.${opened}.${nonce}`;
    const byHash = createHmac("sha256", rules.keys[0]!.hash).update(`beleg session ${claims}`).digest("base64url");
    for (const forged of [
      `${id}.${Number(opened) + 60}.${nonce}.${signature}`,
      `${claims}.${"A".repeat(43)}`,
      `${claims}.${byHash}`,
      claims,
      "x",
    ]) {
      expect(await statusWith(forged)).toBe(401);
    }
    expect(await statusWith(cookie)).toBe(200);
  });

  it.each([
    ["a minute before its end", -SESSION_SECONDS + 60, 200],
    ["at its end", -SESSION_SECONDS, 401],
    ["from the future", 3600, 401],
  ])("have a session that is judged by its age: %s", async (_, seconds, status) => {
    const { cookie } = openSession(rules, rules.keys[0]!, Date.now() + seconds * 1000);
    expect(await statusWith(cookie)).toBe(status);
  });

  it("that sign out end the session, also for whoever kept the cookie", async () => {
    const signedIn = await signIn();
    const cookie = cookieOf(signedIn.headers["set-cookie"]);
    const other = cookieOf((await signIn()).headers["set-cookie"]);
    expect(await statusWith(cookie)).toBe(200);
    const headers = { cookie: `beleg_session=${cookie}` };
    const out = await app.inject({ method: "DELETE", url: "/v1/session", headers });
    expect([out.json().authenticated, String(out.headers["set-cookie"])]).toEqual([
      false,
      expect.stringContaining("Max-Age=0"),
    ]);
    expect(await statusWith(cookie)).toBe(401);
    expect((await app.inject({ url: "/v1/session", headers })).json()).toMatchObject({ authenticated: false });
    expect(await statusWith(other)).toBe(200);
  });

  it.each([
    [{ origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, 403],
    [{ origin: "http://localhost:80", host: "localhost:80" }, 200],
  ])("that come from elsewhere are refused: %j", async (headers, status) => {
    const { statusCode } = await app.inject({
      url: "/v1/runs",
      headers: { authorization: `Bearer ${SECRETS.acme}`, ...headers } as Record<string, string>,
    });
    expect(statusCode).toBe(status);
  });
});

describe("limits", () => {
  it("slow down who guesses keys", async () => {
    const codes = new Set<number>();
    for (let i = 0; i < 40; i += 1) {
      const headers = { authorization: `Bearer guess-number-${i}-xxxxx` };
      codes.add((await app.inject({ url: "/v1/runs", headers, remoteAddress: "10.9.9.9" })).statusCode);
    }
    expect([...codes].sort((a, b) => a - b)).toEqual([401, 429]);
  });

  it("hold each key to its rate, with a time to come back", async () => {
    const limited = await testServer({}, { rate_limit: 5 });
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await limited.app.inject("/v1/runs"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[6]!.json().code).toBe("rate_limited");
    expect(Number(answers[6]!.headers["retry-after"])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe("without keys", () => {
  it("only names of this machine are answered for", async () => {
    const open = await testServer();
    expect((await open.app.inject({ url: "/v1/runs", headers: { host: "localhost:4800" } })).statusCode).toBe(200);
    const rebound = await open.app.inject({ url: "/v1/runs", headers: { host: "evil.example:4800" } });
    expect([rebound.statusCode, rebound.json().code]).toEqual([421, "foreign_host"]);
    await open.close();
  });
});

it("the log tells how each explanation came about", () => {
  const explained = log.map((line) => JSON.parse(line)).filter((line) => line.msg === "explained");
  // An empty body is explained as an error, the decided case from the template.
  expect(new Set(explained.map((line) => line.explanation_source))).toEqual(new Set(["error", "template"]));
  const decided = explained.find((line) => line.explanation_source === "template");
  expect(decided).toMatchObject({ filter: "not_run", rule_ids: [], audit_corrections: 0, locale: "en" });
  expect([decided.customer_chars > 50, decided.audit_chars > 100, decided.reasons > 0]).toEqual([true, true, true]);
  expect(decided.request_id).toEqual(expect.any(String));
});

it("the log holds neither texts nor keys", () => {
  expect(log.length).toBeGreaterThan(100);
  const text = log.join("");
  for (const secret of ["SECRETWORD", SECRETS.acme, SECRETS.other, "guess-number"]) expect(text).not.toContain(secret);
  expect(JSON.parse(log.at(-1)!)).toMatchObject({ msg: "answered", request_id: expect.any(String) });
});
