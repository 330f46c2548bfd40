import { describe, expect, test } from "vitest";
import { GuardDecision } from "../contracts/index.ts";
import { createGuard } from "./create-guard.ts";

const SOURCES = [
  { id: "opening", text: "The harbour bridge opened in 1932. It was designed by Ada Quill." },
  { id: "figures", text: "The harbour bridge cost 48 million euros and carries eight lanes." },
];
const RIGHT = "The harbour bridge opened in 1932.";
const WRONG = "The harbour bridge cost 84 million euros.";
const OPEN = "The harbour bridge is loved by painters from Norway.";

async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

describe("an answer", () => {
  test("that the sources back passes as it is, with the source of each quote", async () => {
    const decision = await createGuard({ sources: SOURCES }).check(RIGHT);
    expect(GuardDecision.parse(decision)).toEqual(decision);
    expect(decision).toMatchObject({ verdict: "passed", text: RIGHT });
    expect(decision.sentences[0]).toMatchObject({ label: "correct", action: "pass" });
    expect(decision.sentences[0]!.claims[0]).toMatchObject({ label: "correct", source_id: "opening" });
  });

  test("that they contradict is blocked and has no text", async () => {
    const decision = await createGuard({ sources: SOURCES }).check(`${RIGHT} ${WRONG}`);
    expect(decision).toMatchObject({ verdict: "blocked", text: null });
    expect(decision.sentences.map(({ action, shown }) => [action, shown])).toEqual([
      ["pass", `${RIGHT} `],
      ["block", ""],
    ]);
  });

  test("loses the contradicted sentence on request", async () => {
    const guard = createGuard({ sources: SOURCES, onContradicted: "drop" });
    expect(await guard.check(`${RIGHT} ${WRONG}`)).toMatchObject({ verdict: "passed", text: `${RIGHT} ` });
    expect(await guard.check(WRONG)).toMatchObject({ verdict: "blocked", text: null });
  });

  test("keeps what is not confirmed with a remark, or loses it, or is blocked by it", async () => {
    const verdict = async (onUnverified?: "annotate" | "drop" | "block" | "pass") => {
      const { verdict, text, sentences } = await createGuard({ sources: SOURCES, onUnverified }).check(OPEN);
      return [verdict, text, sentences[0]!.action];
    };
    expect(await verdict()).toEqual(["passed", OPEN, "annotate"]);
    expect(await verdict("pass")).toEqual(["passed", OPEN, "pass"]);
    expect(await verdict("drop")).toEqual(["blocked", null, "drop"]);
    expect(await verdict("block")).toEqual(["blocked", null, "block"]);
  });
});

describe("nobody can say", () => {
  test.each([
    ["no source", { sources: "" }, "no_source"],
    ["no source in a list", { sources: [] }, "no_source"],
    ["a signal that was given before", { sources: SOURCES, signal: AbortSignal.abort() }, "aborted"],
    [
      "a judge that throws",
      {
        sources: SOURCES,
        judge: {
          run: async () => {
            throw new Error("down");
          },
        },
      },
      "judge_failed",
    ],
  ])("with %s: incomplete, without a text", async (_name, options, reason) => {
    const guard = createGuard(options);
    expect(await guard.check(RIGHT)).toMatchObject({ verdict: "incomplete", text: null, reason });
    const stream = guard.stream(pieces(RIGHT));
    expect(await collect(stream)).toEqual([]);
    expect(await stream.decision).toMatchObject({ verdict: "incomplete", text: null, reason });
  });
});

test("two sources of one id are an error at once", () => {
  const twice = [SOURCES[0]!, { ...SOURCES[1]!, id: "opening" }];
  expect(() => createGuard({ sources: twice })).toThrow(expect.objectContaining({ code: "duplicate_source" }));
});

describe("a stream", () => {
  test("gives the sentences of the answer, whose places are those of the whole", async () => {
    const text = `${RIGHT} ${OPEN} It was designed by Ada Quill.`;
    const stream = createGuard({ sources: SOURCES }).stream(pieces(text));
    const sentences = await collect(stream);
    expect(sentences.map((sentence) => sentence.text).join("")).toBe(text);
    for (const { start_char, end_char, text: own, claims } of sentences) {
      expect(text.slice(start_char, end_char)).toBe(own);
      for (const claim of claims) expect(text.slice(claim.start_char, claim.end_char)).toBe(claim.text);
    }
    expect(await stream.decision).toMatchObject({ verdict: "passed", text, sentences });
  });

  test.each([
    ["It runs twice a day.", "The ferry from Corrick is the quicker way. It runs twice a day."],
    ["Its owner", "## The bus to Melby\n\nIts owner is Corrick Lines.\n\n## The ferry\n\nIts owner is Corrick Lines."],
  ])("judges “%s” as the whole answer would: by what was said before", async (last, text) => {
    const sources =
      "The ferry from Corrick takes 35 minutes. Its owner is Corrick Lines. The bus to Melby runs twice a day.";
    const guard = createGuard({ sources });
    const [whole, streamed] = [await guard.check(text), await collect(guard.stream(pieces(text)))];
    expect(whole.sentences.at(-1)?.text).toContain(last);
    expect(whole.sentences.map(({ label }) => label)).toContain("uncertain");
    expect(streamed.flatMap(({ claims }) => claims)).toEqual(whole.sentences.flatMap(({ claims }) => claims));
  });

  test("of a text that opens with blanks has the places of the whole", async () => {
    const text = `\n\n  ${RIGHT} ${RIGHT}`;
    const sentences = await collect(createGuard({ sources: SOURCES }).stream(pieces(text)));
    expect(sentences.map((sentence) => sentence.text).join("")).toBe(text);
    for (const one of sentences) expect(text.slice(one.start_char, one.end_char)).toBe(one.text);
  });

  test("of more than is looked back at still judges each sentence", async () => {
    const text = `${RIGHT} `.repeat(300);
    const sentences = await collect(createGuard({ sources: SOURCES }).stream(pieces(text, 100)));
    expect(sentences.map((sentence) => sentence.text).join("")).toBe(text);
    expect(sentences.map(({ label }) => label)).toEqual(sentences.map(() => "correct"));
    expect(sentences).toHaveLength(300);
  });

  test("ends at a sentence that blocks, and asks for no further piece", async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<string> {
      yield `${WRONG} `;
      for (;;) {
        asked += 1;
        yield "And so on. ";
      }
    }
    const stream = createGuard({ sources: SOURCES }).stream(endless());
    const sentences = await collect(stream);
    expect(sentences.map(({ action, shown }) => [action, shown])).toEqual([["block", ""]]);
    expect(asked).toBeLessThan(3);
    expect(await stream.decision).toMatchObject({ verdict: "blocked", text: null });
  });

  test("that nobody reads to its end is incomplete", async () => {
    const stream = createGuard({ sources: SOURCES }).stream(pieces(`${RIGHT} ${OPEN} ${RIGHT}`));
    for await (const sentence of stream) {
      expect(sentence.label).toBe("correct");
      break;
    }
    expect(await stream.decision).toMatchObject({ verdict: "incomplete", text: null, reason: "stopped" });
  });

  test("that breaks hands its error on and is incomplete", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield `${RIGHT} The rest `;
      throw new Error("connection lost");
    }
    const stream = createGuard({ sources: SOURCES }).stream(broken());
    await expect(collect(stream)).rejects.toThrow("connection lost");
    expect(await stream.decision).toMatchObject({ verdict: "incomplete", text: null });
  });
});
