import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseCall } from "../../packages/beleg/src/cli/run-verb.ts";
import { VERBS } from "../../packages/beleg/src/cli/verbs.ts";
import { type GuideCall, guideCalls } from "../support/guide-calls.ts";
import { freshCases, putGuideFiles } from "../support/guide-files.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { captureCli } from "../support/run-cli.ts";

const root = new URL("../../", import.meta.url);
const guides = readdirSync(new URL("docs/guides/", root)).map((name) => `docs/guides/${name}`);
const pages = [...guides, "README.md", "packages/beleg/README.md"];
const read = (page: string) => readFileSync(new URL(page, root), "utf8");

/** Parses a call as the binary does, without doing what it asks for; a bare `…` stands for what was said above. */
async function parse([name, ...args]: readonly string[]): Promise<void> {
  if (name === "--help" || name === "--version") return;
  const entry = VERBS.find((verb) => verb.name === name);
  if (entry === undefined) throw new Error(`no verb ${name}`);
  parseCall(
    entry,
    await entry.load(),
    args.filter((word, at) => word !== "…" || args[at - 1]?.startsWith("--")),
  );
}

describe("the commands in the documentation", () => {
  it.each(pages)("%s names verbs, flags and words that there are", async (page) => {
    for (const { words } of guideCalls(read(page))) {
      await expect(parse(words), `beleg ${words.join(" ")}`).resolves.toBeUndefined();
    }
  });

  it("are found, and wrong ones are noticed", async () => {
    expect(pages.flatMap((page) => guideCalls(read(page))).length).toBeGreaterThan(90);
    const shown =
      '```ts\nbeleg no\n```\nbeleg no\n```\n$ cat x | A=1 npx beleg check -q "a b" - | head   # shown\n```\n';
    expect(guideCalls(shown)).toEqual([{ env: { A: "1" }, stdin: "x", words: ["check", "-q", "a b", "-"] }]);
    await expect(parse(["check", "--frobnicate"])).rejects.toThrow("--frobnicate");
    await expect(parse(["runs", "frobnicate"])).rejects.toThrow("frobnicate");
  });
});

/** What no test of this kind can run, by the guide it stands in, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  "verifiers.md":
    "a verifier needs the ONNX runtime: tests/integration/verifier/binary.test.ts runs these verbs with it",
};

// Two guides are run from the first line to the last by a shell (guides.test.ts): here the blocks it leaves out.
describe("every command of the guides runs", () => {
  let model: OpenAiServer;
  let postgres: PostgresServer;
  let folder: string;
  beforeAll(async () => {
    [model, postgres] = await Promise.all([startOpenAiServer(), startPostgres()]);
    folder = mkdtempSync(join(tmpdir(), "beleg-guides-"));
  });
  afterAll(async () => {
    await Promise.all([model.close(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  // Services first: with the jobs of the others they would take their time to end.
  const isService = (page: string) => guideCalls(read(page)).some(({ words }) => words[0] === "serve");
  const inTurn = guides.toSorted((one, other) => Number(isService(other)) - Number(isService(one)));
  const nameOf = (page: string) => page.slice("docs/guides/".length);
  const withCalls = inTurn.filter((page) => guideCalls(read(page), "console").length > 0);

  it("leaves out only guides that there are, each for a reason", () => {
    for (const guide of Object.keys(NOT_RUN)) expect(withCalls.map(nameOf)).toContain(guide);
  });

  it.each(withCalls.filter((page) => NOT_RUN[nameOf(page)] === undefined))("%s", async (page) => {
    const guide = nameOf(page);
    const cwd = mkdtempSync(join(folder, "guide-"));
    const env = {
      BELEG_HOME: join(folder, "home"),
      DATABASE_URL: postgres.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: "sk-test",
      OLLAMA_HOST: new URL(model.url).origin,
      LANGFUSE_BASE_URL: new URL(model.url).origin,
      PORT: "0",
      BELEG_WARM_UP: "false",
      LOG_LEVEL: "silent",
      USER: "ann",
    };
    await putGuideFiles(guide, cwd, env);
    const beleg = (words: readonly string[], more: { env?: Record<string, string>; stdin?: string } = {}) =>
      captureCli(words, { cwd, until: READY, ...more, env: { ...env, ...more.env } });
    const ids = idsFrom(
      () => freshCases(cwd),
      async (...words) => {
        const { code, stdout, stderr } = await beleg(words);
        expect(code, `beleg ${words.join(" ")}\n${stderr}`).not.toBe(2);
        return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Record<string, unknown>]));
      },
    );
    let before: readonly string[] = [];
    for (const call of guideCalls(read(page), "console")) {
      const words = await runnable(call, before, ids, cwd);
      const stdin = call.stdin === undefined ? {} : { stdin: readFileSync(join(cwd, call.stdin), "utf8") };
      const { code, stderr } = await beleg(words, { env: realEnv(call.env), ...stdin });
      // 1, 3 and 4 are verdicts on the texts here; 2 is a command that does not work, 130 one that was told to end.
      expect([0, 1, 3, 4, 130], `beleg ${words.join(" ")}\n${stderr}`).toContain(code);
      before = words;
    }
  });
});

/** What a service, a worker and a watcher say when they are ready. */
const READY = /^http:\/\/|worker .*ready|waits for jobs|Nothing to do\.|\nNext: /m;

/** Values that a guide leaves to its reader. */
function realEnv(env: GuideCall["env"]): Record<string, string> {
  const hash = (at: number) => `sha256-${createHash("sha256").update(String(at)).digest("hex")}`;
  const real = (value: string) => value.replace(/sha256-…/g, (_, at: number) => hash(at)).replaceAll("…", "x");
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, real(value)]));
}

type Ids = ReturnType<typeof idsFrom>;

/** Looks up, or makes, what `ID` and `12` stand for. */
function idsFrom(freshCases: () => string, rows: (...words: string[]) => Promise<Record<string, unknown>[]>) {
  return {
    run: async () => String((await rows("runs", "list"))[0]?.id),
    job: async () => {
      await rows("eval", "--task", "factuality", "--data", "rows.jsonl", "--enqueue");
      return String((await rows("jobs", "list"))[0]?.id);
    },
    selection: async () => {
      await rows("rerank", "--input", "request.json", "--review", "-q");
      return String((await rows("review", "list", "--kind", "rerank_selection", "--status", "pending"))[0]?.review_id);
    },
    approved: async () => {
      const found = await rows("review", "list", "--kind", "rerank_selection", "--status", "partial");
      return String(found[0]?.subject_id);
    },
    escalated: async () => {
      await rows("decide", "--input", freshCases(), "--save", "-f", "jsonl");
      return String(
        (await rows("review", "list", "--kind", "escalated_decision", "--status", "pending"))[0]?.review_id,
      );
    },
    evaluation: async () => String((await rows("evaluations", "list"))[0]?.id),
  };
}

/** The words of a call with what a reader would put in the place of `ID`, `12`, `…` and patterns; measuring a judge takes fewer claims here. */
async function runnable({ words }: GuideCall, before: readonly string[], ids: Ids, cwd: string): Promise<string[]> {
  const [verb, action] = words;
  const idOf = () => {
    if (verb === "runs") return ids.run();
    if (verb === "jobs") return ids.job();
    if (verb === "ingest") return ids.approved();
    if (verb === "evaluations") return ids.evaluation();
    return words.includes("--decision") ? ids.escalated() : ids.selection();
  };
  const real = await Promise.all(
    words.map(async (word, at) => {
      if (word === "ID" || word === "12" || (verb === "evaluations" && action === "show" && at === 2))
        return [await idOf()];
      if (word === "…" && words[at - 1] === "--customer-text") return ["Your payment was approved."];
      if (word === "…") return before.slice(1);
      return /[*?]/.test(word) ? globSync(word, { cwd }) : [word];
    }),
  );
  return verb === "trust" ? [...real.flat(), "--sample", "8"] : real.flat();
}
