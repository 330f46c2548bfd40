import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

const KEY = "sk-0123456789abcdef";
let cwd: string;
let server: OpenAiServer;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-silent-"));
  writeFileSync(join(cwd, "source.txt"), "The line is 12 kilometres long.\n");
  writeFileSync(join(cwd, "text.txt"), "The line is 12 kilometres long.\n");
  server = await startOpenAiServer();
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const CHECK = ["check", "--source", "source.txt", "text.txt", "--no-cache"];

function beleg(argv: readonly string[], url = server.url) {
  const env = { BELEG_MODEL: "openai/some-model", OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url };
  return captureCli(argv, { cwd, env });
}

const FAULTS: readonly (readonly [string, Answer, RegExp, RegExp])[] = [
  [
    "a wrong key",
    { status: 401, message: `Incorrect API key provided: ${KEY}` },
    /refuses the API key/,
    /OPENAI_API_KEY/,
  ],
  ["an unknown model", { status: 404, message: "some-model does not exist" }, /no such model/, /--model/],
  ["a used-up quota", { status: 429, message: "quota" }, /quota is used up/, /later/],
  ["a page instead of an answer", { body: "<html></html>", contentType: "text/html" }, /reports an error/, /later/],
  ["prose", "I am happy to help!", /not in the form asked for/, /another model/],
];

describe.each(FAULTS)("a model behind %s", (_name, answer, why, remedy) => {
  it("is told by the check: why, and what helps", async () => {
    server.answerWith(() => answer);
    const { code, stdout } = await beleg([...CHECK, "-f", "pretty"]);
    expect(code).toBe(3);
    const [verdict] = stdout.split("\n");
    expect(verdict).toMatch(/^INCOMPLETE {2}text\.txt {2}the model gave no answer: /);
    expect(verdict).toMatch(why);
    expect(stdout).toMatch(new RegExp(`^Next: .*${remedy.source}`, "m"));
    expect(stdout).not.toContain("no checkable claim");
    expect(stdout).not.toContain(KEY);
  });

  it("is found by the doctor", async () => {
    server.answerWith(() => answer);
    const { code, stdout } = await beleg(["doctor", "-f", "pretty"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^the model openai\/some-model does not answer: /);
    expect(stdout).toMatch(why);
    expect(stdout).toMatch(remedy);
    expect(stdout).not.toContain("healthy");
    expect(stdout).not.toContain(KEY);
  });
});

it("a server that is not there is named as the reason, with what its address says", async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const { stdout } = await beleg([...CHECK, "-f", "pretty"], gone.url);
  expect(stdout).toMatch(/cannot be reached/);
  expect(stdout).toMatch(/ECONNREFUSED/);
  expect(stdout).toMatch(/OPENAI_BASE_URL/);
  const { code, stdout: found } = await beleg(["doctor", "-f", "json"], gone.url);
  expect(code).toBe(1);
  expect(JSON.parse(found)).toMatchObject({
    healthy: false,
    problems: [{ code: "model_unusable", reason: "network" }],
  });
});

it("the doctor asks one small question, and says when it is answered", async () => {
  server.answerWith(() => '{"ready": true}');
  const before = server.calls;
  const { code, stdout } = await beleg(["doctor", "-f", "pretty"]);
  expect([code, stdout]).toEqual([0, "healthy\nthe model openai/some-model answers\n"]);
  expect(server.calls - before).toBe(1);
  expect(JSON.stringify(server.requests.at(-1)?.body).length).toBeLessThan(2000);
});

it.each(["junit", "github", "gitlab", "sarif", "md"])("%s says why nobody judged", async (format) => {
  server.answerWith(() => ({ status: 401 }));
  const { stdout } = await beleg([...CHECK, "-f", format, "--locale", "de"]);
  expect(stdout).toMatch(/der Server lehnt den API-Schlüssel ab/);
});

it("criteria that nobody judged say so, and one without a quote says that", async () => {
  server.answerWith(() => ({ status: 500 }));
  const broken = await beleg([...CHECK, "--criterion", "names the length", "-f", "pretty"]);
  expect(broken.stdout).toMatch(/CRITERION_UNCLEAR .*No model judged it\./);
  server.answerWith(() => '{"verdicts":[{"criterion":0,"state":"met","quote":"12 miles and more"}]}');
  const quoted = await beleg([...CHECK, "--criterion", "names the length", "-f", "pretty"]);
  expect(quoted.stdout).toMatch(/CRITERION_UNCLEAR .*(?:quoted nothing|are not in the text)\./);
});
