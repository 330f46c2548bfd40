import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configJsonSchema, loadSettings, printSettings, SETTINGS } from "./index.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-settings-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const put = (name: string, content: string) => writeFileSync(join(cwd, name), content);

describe("loadSettings", () => {
  it("needs nothing: no model, no server, state under .beleg", async () => {
    const { values, sources } = await loadSettings({ cwd, env: {} });
    expect(values).toMatchObject({ model: "none", home: "./.beleg", locale: "auto", database_url: null, cache: true });
    expect(new Set(Object.values(sources))).toEqual(new Set(["default"]));
  });

  it("lets a flag win over the environment, that over .env, that over the config, that over the default", async () => {
    put("beleg.config.yaml", "model: ollama/config\nlocale: pt\ntop_k: 7\nconcurrency: 9\n");
    put(".env", "BELEG_MODEL=openai/env-file\nBELEG_LOCALE=es\n");
    const { values, sources } = await loadSettings({ cwd, env: { BELEG_MODEL: "openai/env" }, flags: { top_k: "3" } });
    expect(values).toMatchObject({ top_k: 3, model: "openai/env", locale: "es", concurrency: 9, seed: 1 });
    expect(sources).toMatchObject({
      top_k: "flag",
      model: "environment",
      locale: ".env",
      concurrency: "beleg.config.yaml",
      seed: "default",
    });
  });

  it("reads facets per tenant from a file or as one text of JSON, and names what is wrong with them", async () => {
    const load = (text: string) => loadSettings({ cwd, env: { BELEG_RERANK_FACETS: text } });
    put("beleg.config.yaml", "rerank_facets: { acme: [LEGAL, { name: tone, description: for patients }] }\n");
    const acme = ["LEGAL", { name: "CUSTOM_TONE", description: "for patients", words: [] }];
    expect((await loadSettings({ cwd, env: {} })).values.rerank_facets).toEqual({ acme });
    expect((await load(JSON.stringify({ acme }))).values.rerank_facets).toEqual({ acme });
    const place = "environment: BELEG_RERANK_FACETS";
    await expect(load('{"acme": ["NOTHING"]}')).rejects.toMatchObject({
      code: "invalid_value",
      path: `${place}: acme[0]`,
    });
    await expect(load("acme")).rejects.toMatchObject({ code: "invalid_type", path: place });
  });

  it("counts an empty variable as not set", async () => {
    const { values } = await loadSettings({ cwd, env: { BELEG_MODEL: "" } });
    expect(values.model).toBe("none");
  });

  it.each([
    ["beleg.config.json", '{"modle": "none"}', /beleg\.config\.json: modle: unknown key "modle"/],
    ["beleg.config.json", '{"top_k": 0}', /beleg\.config\.json: top_k: must be at least 1/],
    ["beleg.config.json", "[]", /beleg\.config\.json: expected object, got array/],
    ["beleg.config.yaml", "top_k: [", /beleg\.config\.yaml: invalid YAML at line \d+/],
    ["beleg.config.json", "{,}", /beleg\.config\.json: invalid JSON at line 1, column 2/],
  ])("refuses %s with %s and says where", async (name, content, message) => {
    put(name, content);
    await expect(loadSettings({ cwd, env: {} })).rejects.toThrow(message);
  });

  it("names the variable, or the flag, when its value is wrong", async () => {
    await expect(loadSettings({ cwd, env: { READABILITY_PROMPT_VERSION: "v9" } })).rejects.toThrow(
      "environment: READABILITY_PROMPT_VERSION: must be one of: v1, v2",
    );
    put(".env", "PORT=web\n");
    await expect(loadSettings({ cwd, env: {} })).rejects.toThrow('.env: PORT: expected number, got "web"');
    await expect(loadSettings({ cwd, env: { PORT: "1" }, flags: { top_k: "2.5" } })).rejects.toThrow(
      "--top-k: must be a whole number",
    );
    // Where a verb writes the flag otherwise, it is named as the person typed it.
    const typed = { flags: { timeout_ms: "soon" }, flagNames: { timeout_ms: "--timeout" } };
    await expect(loadSettings({ cwd, env: { PORT: "1" }, ...typed })).rejects.toThrow(/^--timeout: /);
  });

  it("takes the limits of the service from the environment, and has one that limits", async () => {
    const env = { BELEG_RATE_LIMIT: "90", BELEG_BODY_LIMIT: "2048", BELEG_TRUST_PROXY: "true" };
    expect((await loadSettings({ cwd, env })).values).toMatchObject({
      rate_limit: 90,
      body_limit: 2048,
      trust_proxy: true,
    });
    // Fifty a second: more than a person or a pipeline of one machine needs, less than what holds two cores up.
    expect((await loadSettings({ cwd, env: {} })).values.rate_limit).toBe(3000);
  });

  it("lets a config name its schema for editors", async () => {
    put("beleg.config.json", '{"$schema": "./beleg.config.schema.json", "top_k": 4}');
    expect((await loadSettings({ cwd, env: {} })).values.top_k).toBe(4);
  });

  it("refuses a config file that was asked for and is not there", async () => {
    await expect(loadSettings({ cwd, env: {}, configFile: "mine.yaml" })).rejects.toThrow(/no such file: mine\.yaml/);
  });
});

describe("printSettings", () => {
  it("shows value and source, and never a secret", async () => {
    const env = { OPENAI_API_KEY: "sk-secret", DATABASE_URL: "postgres://u:pw@h/db" };
    const settings = await loadSettings({ cwd, env });
    const shown = printSettings(settings, true);
    expect(shown).toMatch(/^model +"none" {2}# default$/m);
    expect(shown).toMatch(/^openai_api_key +\(set\) {2}# environment$/m);
    const facts = printSettings(settings, false);
    expect(JSON.parse(facts)).toMatchObject({
      model: { value: "none", source: "default" },
      openai_api_key: { value: "(set)", source: "environment" },
    });
    for (const text of [shown, facts]) expect(text).not.toMatch(/sk-secret|pw@/);
  });

  it.each([
    [
      "OPENAI_BASE_URL",
      "https://user:secret@models.example/v1?key=secret",
      "https://***:***@models.example/v1?key=***",
    ],
    ["OLLAMA_HOST", "http://secret@ollama.example:11434", "http://***@ollama.example:11434/"],
    ["NEO4J_URI", "bolt://neo4j:secret@graph.example:7687", "bolt://***:***@graph.example:7687"],
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "https://otlp.example/?token=secret&a=secret",
      "https://otlp.example/?token=***&a=***",
    ],
    ["BELEG_NOTIFY_URL", "https://hooks.example/services/T0/B0/secret", "https://hooks.example/***"],
    ["LANGFUSE_BASE_URL", "https://langfuse.example/base", "https://langfuse.example/base"],
    ["OLLAMA_HOST", "localhost:11434", "localhost:11434"],
  ])("shows of %s=%s no more than anybody may know", async (variable, given, expected) => {
    const shown = printSettings(await loadSettings({ cwd, env: { [variable]: given } }), true);
    expect(shown).toContain(`"${expected}"  # environment`);
    expect(shown).not.toContain("secret@");
    expect(shown).not.toMatch(/[=/]secret/);
  });
});

describe("configJsonSchema", () => {
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  const fits = ajv.compile(configJsonSchema());

  it("takes the default of every setting and says what each one is", () => {
    const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([name, { fallback }]) => [name, fallback]));
    expect(fits(defaults)).toBe(true);
    const { properties } = configJsonSchema() as { properties: Record<string, object> };
    for (const [name, { fallback }] of Object.entries(SETTINGS)) {
      expect(properties[name]).toMatchObject({ default: fallback, description: expect.any(String) });
    }
  });

  it.each([
    [{}, true],
    [{ $schema: "x.json", model: "ollama/llama3", top_k: 3, cache: false }, true],
    [{ modle: "none" }, false],
    [{ top_k: 0 }, false],
    [{ locale: "fr" }, false],
    [[], false],
  ])("%j: %s, as the reader of the file says", async (config, expected) => {
    expect(fits(config)).toBe(expected);
    put("beleg.config.json", JSON.stringify(config));
    const read = loadSettings({ cwd, env: {} }).then(
      () => true,
      () => false,
    );
    expect(await read).toBe(expected);
  });
});
