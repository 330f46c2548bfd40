import { type BackedByOptions, type BackingSources, toBeBackedBy } from "beleg/vitest";
import { describe, expect, it } from "vitest";

expect.extend({ toBeBackedBy });

const SOURCES = [
  { id: "opening", text: "The harbour bridge opened in 1932. It was designed by Ada Quill." },
  { id: "figures", text: "The harbour bridge cost 48 million euros and carries eight lanes." },
];
const RIGHT = "The harbour bridge opened in 1932.";
const WRONG = "The harbour bridge cost 84 million euros.";
const OPEN = "The harbour bridge is loved by painters from Norway.";

describe("toBeBackedBy", () => {
  it("passes what the sources confirm, as one text, as texts, as sources", async () => {
    await expect(RIGHT).toBeBackedBy(SOURCES[0]!.text);
    await expect(RIGHT).toBeBackedBy(SOURCES.map(({ text }) => text));
    await expect(RIGHT).toBeBackedBy(SOURCES);
  });

  it("fails what they contradict, and shows the words and the quote", async () => {
    await expect(expect(`${RIGHT} ${WRONG}`).toBeBackedBy(SOURCES)).rejects.toThrow(
      `FAIL  the sources do not back the answer
1 of 2 claims confirmed, 1 contradicted

Contradicted by the source
  text    "The harbour bridge cost [84] million euros."
  source  "The harbour bridge cost [48] million euros and carries eight lanes."   figures

Next: correct the answer where the sources contradict it.`,
    );
    await expect(WRONG).not.toBeBackedBy(SOURCES);
  });

  it("fails what they do not confirm, unless that is allowed", async () => {
    await expect(expect(OPEN).toBeBackedBy(SOURCES)).rejects.toThrow(
      /^FAIL {2}the sources do not back the answer\n0 of 1 claim confirmed, 1 not confirmed\nMost claims stay unconfirmed because no model is set[\s\S]*\nNot confirmed by the source\n {2}text +"The harbour bridge is[\s\S]*allowUnverified: true/,
    );
    await expect(OPEN).toBeBackedBy(SOURCES, { allowUnverified: true });
    await expect(expect(WRONG).toBeBackedBy(SOURCES, { allowUnverified: true })).rejects.toThrow("1 contradicted");
  });

  it("says what a test with .not did not expect", async () => {
    await expect(expect(RIGHT).not.toBeBackedBy(SOURCES)).rejects.toThrow(/^FAIL {2}the sources back the answer, but/);
  });

  it.each([
    ["no source", RIGHT, [], {}, /^INCOMPLETE {2}there is no source to check against\nNext: give the test the texts/],
    ["an empty answer", " \n", SOURCES, {}, /^INCOMPLETE {2}the answer is empty$/],
    ["no text", 1932, SOURCES, {}, /^INCOMPLETE {2}the answer is not a text but number$/],
    ["a list", [RIGHT], SOURCES, {}, /not a text but array$/],
    [
      "a signal that was given",
      RIGHT,
      SOURCES,
      { signal: AbortSignal.abort() },
      /^INCOMPLETE {2}the check was stopped/,
    ],
    ["a judge that is down", RIGHT, SOURCES, { model: brokenModel() }, /^INCOMPLETE {2}/],
  ])("fails with %s, and with .not too", async (_name, answer, sources, options, message) => {
    await expect(expect(answer).toBeBackedBy(sources, options)).rejects.toThrow(message);
    await expect(expect(answer).not.toBeBackedBy(sources, options)).rejects.toThrow(message);
  });
});

const MESSAGES = [
  [
    "en",
    "The bridge cost 84 million euros.",
    "The bridge cost 48 million euros.",
    "FAIL  the sources do not back the answer",
    "Next: ",
  ],
  [
    "de",
    "Die Brücke kostete 84 Millionen Euro.",
    "Die Brücke kostete 48 Millionen Euro.",
    "DURCHGEFALLEN  die Quellen belegen die Antwort nicht",
    "Nächster Schritt: ",
  ],
  [
    "es",
    "El puente costó 84 millones de euros.",
    "El puente costó 48 millones de euros.",
    "RECHAZADO  las fuentes no respaldan la respuesta",
    "Siguiente paso: ",
  ],
  [
    "pt",
    "A ponte custou 84 milhões de euros.",
    "A ponte custou 48 milhões de euros.",
    "REPROVADO  as fontes não sustentam a resposta",
    "Próximo passo: ",
  ],
] as const;

describe.each(MESSAGES)("the message about an answer in %s", (locale, answer, source, verdict, next) => {
  it("is in its language: verdict first, the words that differ, what to do", async () => {
    const lines = (await messageOf(answer, [source])).split("\n");
    expect(lines[0]).toBe(verdict);
    expect(lines[1]).toMatch(/^0 \S+ 1 .*, 1 /);
    expect(lines[4]).toContain("[84]");
    expect(lines[5]).toMatch(/\[48\].* {3}sources\[0\]$/);
    expect(lines.at(-1)!.startsWith(next)).toBe(true);
  });

  it("is in the language that is given", async () => {
    for (const [, other, backing] of MESSAGES) {
      expect(await messageOf(other, backing, { locale })).toMatch(new RegExp(`^${verdict}`));
    }
  });

  it("is in the language of the source where there is no answer", async () => {
    const empty = await messageOf("", source);
    expect(empty).toBe(await messageOf("", "", { locale }));
    expect(await messageOf(null, [{ id: "a", text: source }])).toBe(await messageOf(null, [], { locale }));
  });
});

async function messageOf(answer: unknown, ...given: [BackingSources, BackedByOptions?]): Promise<string> {
  const { pass, message } = await toBeBackedBy.call({}, answer, ...given);
  expect(pass).toBe(false);
  return message();
}

function brokenModel() {
  return {
    name: "broken",
    complete: async () => {
      throw new Error("down");
    },
  };
}
