import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServeProcess, startServe } from "../../support/beleg-process.ts";
import { captureCli } from "../../support/run-cli.ts";
import { until } from "../../support/until.ts";

const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "beleg-serve-"));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

const post = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("beleg serve", () => {
  let serve: ServeProcess;
  beforeAll(async () => {
    serve = await startServe(folder(), ["--sample"]);
  });
  afterAll(() => serve.stop());

  it("answers, with judges in threads, and shows the workbench", async () => {
    const answer = await (await post(serve.address, "/v1/check", texts)).json();
    expect(answer).toMatchObject({ factuality: { score: 0 } });
    const page = await fetch(`${serve.address}/runs/1`, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toMatch(/<div id="root">/);
  });

  it("has samples on every list", async () => {
    for (const path of ["runs", "rerank/runs", "decisions", "reviews", "evaluations"]) {
      const { items } = (await (await fetch(`${serve.address}/v1/${path}`)).json()) as { items: unknown[] };
      expect([path, items.length]).toEqual([path, expect.toSatisfy((length: number) => length > 0)]);
    }
  });

  it("stays responsive while a long text is checked", async () => {
    const sentence = (i: number) => `In ${1900 + (i % 99)} the harbour of town ${i} handled ${i} ships. `;
    const long = Array.from({ length: 4000 }, (_, i) => sentence(i)).join("");
    const busy = post(serve.address, "/v1/check", { article_text: long, summary_text: long.slice(0, 20_000) });
    let done = false;
    void busy.then(() => {
      done = true;
    });
    // A service that is at the text alone would answer one of these, when it is done with the text.
    let meanwhile = 0;
    while (meanwhile < 20 && !done) {
      expect((await fetch(`${serve.address}/healthz`)).status).toBe(200);
      if (!done) meanwhile += 1;
    }
    expect(meanwhile).toBe(20);
    const { status, body } = await busy;
    expect([200, 504]).toContain(status);
    // An answer that nobody reads holds up the end.
    await body?.cancel();
  });

  it("says which port is taken", async () => {
    const { port } = new URL(serve.address);
    const { code, stderr } = await captureCli(["serve", "--port", port], {
      cwd: folder(),
      env: { BELEG_HOME: folder() },
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(new RegExp(`:${port} is in use`))]);
  });

  it("survives half a request, a request without an end and nonsense", async () => {
    const { port } = new URL(serve.address);
    for (const bytes of [
      "GET / HT",
      "POST /v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
      "\0\u0001\r\n\r\n",
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () => {
          socket.write(bytes);
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on("close", () => resolve());
        socket.on("error", () => {});
      });
    }
    expect((await fetch(`${serve.address}/healthz`)).status).toBe(200);
  });
});

describe("ending", () => {
  it("answers what is in flight and hands the rest back to the queue, which the next start finishes", async () => {
    const home = folder();
    const first = await startServe(home);
    const ids: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { run_id } = (await (await post(first.address, "/v1/runs", texts)).json()) as { run_id: number };
      ids.push(run_id);
    }
    const inFlight = post(first.address, "/v1/check", texts);
    // The request must have arrived: what has not been accepted is refused, not lost.
    await fetch(`${first.address}/healthz`);
    expect(await first.stop()).toBe(0);
    expect((await inFlight).status).toBe(200);
    const second = await startServe(home);
    await until(async () => {
      const { items } = (await (await fetch(`${second.address}/v1/runs?limit=50`)).json()) as {
        items: { status: string }[];
      };
      return items.length === ids.length && items.every(({ status }) => status === "success");
    });
    expect(await second.stop("SIGINT")).toBe(0);
  });

  it("closes streams that are open", async () => {
    const serve = await startServe(folder());
    const { run_id } = (await (await post(serve.address, "/v1/runs", texts)).json()) as { run_id: number };
    const stream = await fetch(`${serve.address}/v1/runs/${run_id}/events`);
    const text = stream.text();
    await until(
      async () =>
        ((await (await fetch(`${serve.address}/v1/runs/${run_id}`)).json()) as { status: string }).status === "success",
    );
    expect(await text).toContain("event: end");
    expect(await serve.stop()).toBe(0);
  });
});

it("tells a terminal where to look and what to try, in its language", async () => {
  const { code, stdout } = await captureCli(["serve", "--port", "0", "--locale", "de"], {
    cwd: folder(),
    env: { BELEG_WARM_UP: "false", LOG_LEVEL: "silent" },
    columns: 80,
    until: /Strg-C/,
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Arbeitsplatz und Dienst: (http:\/\/127\.0\.0\.1:\d+)\n.*\1\/docs .*\1\/help\/\nAusprobieren: curl \1\/v1\/check -H .*'\{"article_text":.*\}'\nStrg-C beendet ihn\.\n$/,
  );
});

describe("reaching beyond this machine", () => {
  it.each(["0.0.0.0", "::", "192.0.2.1"])("is refused without keys: %s", async (host) => {
    const { code, stdout, stderr } = await captureCli(["serve", "--host", host, "--port", "0"], { cwd: folder() });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/BELEG_API_KEYS/);
  });

  it("works with keys, which the log never shows", async () => {
    const home = folder();
    const made = await captureCli(["serve", "--new-key", "acme:read+write"], { cwd: home });
    const { key, entry } = JSON.parse(made.stdout) as { key: string; entry: string };
    const serve = await startServe(home, ["--host", "0.0.0.0"], { BELEG_API_KEYS: entry });
    const address = serve.address.replace("0.0.0.0", "127.0.0.1");
    expect((await post(address, "/v1/check", texts)).status).toBe(401);
    const answer = await post(address, "/v1/check", texts, { authorization: `Bearer ${key}` });
    expect(answer.status).toBe(200);
    expect(await serve.stop()).toBe(0);
    expect(serve.log()).not.toContain(key);
    expect(serve.log()).not.toContain("bridge");
  });
});
