import { CheckAnswer, ExplainabilityResult } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import type { App } from "./index.ts";
import { busyChecker, testServer, useTestServer } from "./testing/test-server.ts";

const texts = {
  article_text: "The population of France is 67 million. The bridge opened in 1932.",
  summary_text: "The population of France is 69 million.",
};

let app: App;
useTestServer((server) => {
  app = server.app;
});

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, payload: payload as object, headers });

describe("check", () => {
  it("answers with verdicts, quotes and the report", async () => {
    const response = await post("/v1/check", texts);
    expect(response.statusCode).toBe(200);
    const answer = CheckAnswer.parse(response.json());
    expect(answer.explainability.findings[0]).toMatchObject({
      dimension: "factuality",
      severity: "high",
      span: { text: "69 million" },
    });
    expect(answer.explainability.findings[0]!.evidence[0]!.quote).toBe("The population of France is 67 million.");
  });

  it("judges only what was asked for, in the language asked for", async () => {
    const answer = (await post("/v1/check", { ...texts, dimensions: ["readability"], locale: "en" })).json();
    expect(Object.keys(answer).sort()).toEqual([
      "explainability",
      "language",
      "offset_encoding",
      "overall_score",
      "overall_score_of",
      "readability",
    ]);
  });

  it("counts code points when asked to", async () => {
    const summary_text = `😀 ${texts.summary_text}`;
    const answer = CheckAnswer.parse(
      (await post("/v1/check", { ...texts, summary_text, offset_encoding: "unicode" })).json(),
    );
    const { start_char, end_char } = answer.factuality!.issue_spans[0]!;
    expect(Array.from(summary_text).slice(start_char, end_char).join("")).toBe("69 million");
    expect(answer.explainability.findings[0]!.span).toMatchObject({ start_char, end_char });
  });

  it("says in a 200 that there is no source", async () => {
    const answer = (await post("/v1/check", { summary_text: texts.summary_text })).json();
    expect(answer.factuality).toMatchObject({ status: "no_source", score: null });
  });

  it("sheds load with 503 and says when to come back", async () => {
    const busy = await testServer({ checker: busyChecker });
    const response = await busy.app.inject({ method: "POST", url: "/v1/check", payload: texts });
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("1");
    expect(response.json()).toMatchObject({ code: "overloaded" });
    await busy.close();
  });
});

describe("report", () => {
  it("builds the report from judges' results", async () => {
    const { factuality } = (await post("/v1/check", texts)).json();
    const response = await post("/v1/report?locale=en", { ...texts, factuality });
    expect(ExplainabilityResult.parse(response.json()).findings).toHaveLength(1);
  });

  it.each([
    ["html", /^text\/html/, "<!doctype html>"],
    ["sarif", /^application\/sarif\+json/, '"2.1.0"'],
    ["junit", /^application\/xml/, "<testsuites"],
    ["md", /^text\/markdown/, "#"],
    ["csv", /^text\/csv/, "finding"],
    ["github", /^text\/plain/, ""],
    ["gitlab", /^text\/plain/, "[]"],
  ])("writes %s", async (format, type, content) => {
    const response = await post(`/v1/report?format=${format}`, texts);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toMatch(type);
    expect(response.body.toLowerCase()).toContain(content.toLowerCase());
    if (format === "html") expect(response.headers["content-security-policy"]).toMatch(/^sandbox/);
  });
});

describe("errors", () => {
  it("are problem documents with a stable code, every error and the request's id", async () => {
    const response = await post("/v1/check", { summary_text: 1, x: 2 }, { "x-request-id": "mine-1" });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.headers["x-request-id"]).toBe("mine-1");
    expect(response.json()).toMatchObject({
      type: "urn:beleg:error:invalid_type",
      status: 400,
      code: "invalid_type",
      path: "summary_text",
      request_id: "mine-1",
      errors: [{ code: "invalid_type" }, { code: "unknown_key", path: "x" }],
    });
  });

  it("speak the caller's language", async () => {
    const response = await post("/v1/check", {}, { "accept-language": "fr, de;q=0.8" });
    expect(response.json().detail).toMatch(/fehlt/);
  });

  it.each([
    ["broken JSON", "{,}", { "content-type": "application/json" }, 400, "invalid_json"],
    ["an empty body", "", { "content-type": "application/json" }, 400, "invalid_json_end"],
    [
      "another content type",
      "a=1",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "unsupported_media_type",
    ],
    ["text as JSON", "{}", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    ["no content type", "{}", {}, 415, "unsupported_media_type"],
    ["a prototype", '{"__proto__":{"x":1}}', { "content-type": "application/json" }, 400, "unknown_key"],
    [
      "bytes that are no UTF-8",
      Buffer.from([0x22, 0xff, 0x22]),
      { "content-type": "application/json" },
      400,
      "invalid_utf8",
    ],
    ["a large body", `"${"x".repeat(5 << 20)}"`, { "content-type": "application/json" }, 413, "body_too_large"],
  ])("answer %s", async (_name, payload, headers, status, code) => {
    const response = await app.inject({ method: "POST", url: "/v1/check", payload, headers });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it.each([
    ["a wrong word", '{\n  "summary_text": "a",\n  "article_text": oops\n}', "invalid_json", 3, 19],
    ["a comma too many", '{"summary_text": "a",}', "invalid_json", 1, 22],
    ["a body that ends too early", '{\n  "summary_text": "a",\n', "invalid_json_end", 3, 1],
    ["a string that never ends", '{\r\n"summary_text": "a', "invalid_json_end", 2, 19],
  ])("name the place in a body: %s", async (_name, payload, code, line, column) => {
    const headers = { "content-type": "application/json" };
    const problem = (await app.inject({ method: "POST", url: "/v1/check", payload, headers })).json();
    expect(problem.code).toBe(code);
    expect(problem.detail).toContain(`line ${line}, column ${column}`);
  });

  it.each([
    ["GET", "/v1/check", 405, "method_not_allowed"],
    ["GET", "/v1/nothing", 404, "not_found"],
    ["GET", "/%ff", 404, "not_found"],
    ["DELETE", "/healthz", 405, "method_not_allowed"],
  ] as const)("%s %s", async (method, url, status, code) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe("the API's description", () => {
  it("is OpenAPI 3.1 and holds only what its routes lead to", async () => {
    const document = (await app.inject("/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (methods) => Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    const names = Object.keys(document.components.schemas);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(names.map((name) => `#/components/schemas/${name}`)));
  });

  it("can be read as a page that needs no script", async () => {
    const { body } = await app.inject("/docs");
    expect(body).toContain("/v1/check");
    expect(body).not.toMatch(/<script|https?:\/\//);
  });
});
