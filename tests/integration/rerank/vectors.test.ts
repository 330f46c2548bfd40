import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEmbedder } from "../../../packages/beleg/src/language-model/index.ts";
import { storeRetriever } from "../../../packages/beleg/src/rerank/index.ts";
import { openStore } from "../../../packages/beleg/src/store/index.ts";
import { type OpenAiServer, startOpenAiServer } from "../../support/openai-server.ts";
import { captureCli } from "../../support/run-cli.ts";

let server: OpenAiServer;
let folder: string;
beforeAll(async () => {
  server = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-vectors-"));
  writeFileSync(join(folder, "words.txt"), "Residency of employee data.");
  writeFileSync(join(folder, "meaning.txt"), "qqq of zzz");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("fuses words and vectors, and is left with words when the server gives no vector", async () => {
  const env = { BELEG_EMBEDDING_MODEL: "openai/embed", OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "k" };
  const ingested = await captureCli(["ingest", "words.txt", "meaning.txt"], { cwd: folder, env });
  expect({ code: ingested.code, stderr: ingested.stderr }).toEqual({ code: 0, stderr: "" });
  const store = await openStore({ database_url: null, home: join(folder, ".beleg") });
  try {
    const choice = { model: "openai/embed", openai_base_url: server.url, openai_api_key: "k", ollama_host: null };
    const embedder = createEmbedder(choice)!;
    const kept = await store.tenant().documents.vectors("default", embedder.model);
    expect(kept.map(({ document_id }) => document_id)).toEqual(["meaning.txt", "words.txt"]);
    const [vector] = await embedder.embed(["meaning\nqqq of zzz"]);
    expect([...kept[0]!.vector]).toEqual([...vector!]);

    const ask = { tenant_id: null, case_id: null, collection_id: null, limit: 5, signal: new AbortController().signal };
    const idsOf = async (retriever: ReturnType<typeof storeRetriever>, query: string) =>
      (await retriever({ query, ...ask })).map(({ id }) => id);
    // "of" is a stop word to the full text and a word like any other to the vectors.
    expect(await idsOf(storeRetriever(store), "residency of")).toEqual(["words.txt"]);
    expect(await idsOf(storeRetriever(store, embedder), "of residency")).toEqual(["words.txt", "meaning.txt"]);
    const broken = { model: embedder.model, embed: () => Promise.reject(new Error("down")) };
    expect(await idsOf(storeRetriever(store, broken), "residency")).toEqual(["words.txt"]);

    // A changed text leaves its old vector behind.
    await store
      .tenant()
      .documents.put({ collection: "default", document_id: "words.txt", title: "", text: "Something else." });
    expect(await store.tenant().documents.vectors("default", embedder.model)).toHaveLength(1);
  } finally {
    await store.close();
  }
});
