import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replayFrom, replayKey, startOpenAiServer } from "../support/openai-server.ts";

const chat = (url: string, body: object): Promise<Response> =>
  fetch(`${url}/chat/completions`, { method: "POST", body: JSON.stringify(body) });
const asking = (content: string) => ({ model: "m", messages: [{ role: "user", content }] });

it("answers from the queue, then from the function, and keeps what it was asked", async () => {
  await using server = await startOpenAiServer();
  server.answer("first");
  server.answerWith((request, index) => `${index}: ${request.user}`);
  const texts = [];
  for (const question of ["a", "b"]) {
    const body = (await (await chat(server.url, asking(question))).json()) as {
      choices: { message: { content: string } }[];
    };
    texts.push(body.choices[0]?.message.content);
  }
  expect(texts).toEqual(["first", "1: b"]);
  expect(server.requests.map((request) => request.user)).toEqual(["a", "b"]);
});

it("streams when it is asked to", async () => {
  await using server = await startOpenAiServer();
  server.answer("two words");
  const text = await (await chat(server.url, { ...asking("q"), stream: true })).text();
  expect(text).toMatch(/"content":"two ".*"content":"words".*data: \[DONE\]/s);
});

it("lists models and gives vectors that depend on the text only", async () => {
  await using server = await startOpenAiServer();
  expect(await (await fetch(`${server.url}/models`)).json()).toMatchObject({ data: [{ id: "test" }] });
  const body = JSON.stringify({ model: "m", input: ["red cat", "red cat", "blue dog"] });
  const answer = (await (await fetch(`${server.url}/embeddings`, { method: "POST", body })).json()) as {
    data: { embedding: number[] }[];
  };
  const digests = answer.data.map(({ embedding }) =>
    createHash("sha1").update(JSON.stringify(embedding)).digest("hex"),
  );
  expect(digests[0]).toBe(digests[1]);
  expect(digests[0]).not.toBe(digests[2]);
});

it("replays recorded answers and says which one is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "beleg-replay-"));
  const file = join(folder, "recorded.json");
  await writeFile(file, JSON.stringify({ [replayKey({ body: asking("known") })]: "recorded" }));
  await using server = await startOpenAiServer();
  server.answerWith(replayFrom(file));
  expect(await (await chat(server.url, asking("known"))).text()).toContain("recorded");
  const missing = await chat(server.url, asking("unknown"));
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining(replayKey({ body: asking("unknown") })),
  ]);
  await rm(folder, { recursive: true });
});
