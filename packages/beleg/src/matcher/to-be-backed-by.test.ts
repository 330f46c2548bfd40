import { toBeBackedBy } from "beleg/vitest";
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
      `expected the sources to back the answer

contradicted:
  - "${WRONG}"
    figures says: "The harbour bridge cost 48 million euros and carries eight lanes."`,
    );
    await expect(WRONG).not.toBeBackedBy(SOURCES);
  });

  it("fails what they do not confirm, unless that is allowed", async () => {
    await expect(expect(OPEN).toBeBackedBy(SOURCES)).rejects.toThrow(
      /not confirmed:\n {2}- "The harbour bridge is loved/,
    );
    await expect(OPEN).toBeBackedBy(SOURCES, { allowUnverified: true });
    await expect(expect(WRONG).toBeBackedBy(SOURCES, { allowUnverified: true })).rejects.toThrow("contradicted");
  });

  it.each([
    ["no source", RIGHT, [], {}, /nobody can say .*no_source/],
    ["an empty answer", " \n", SOURCES, {}, /empty/],
    ["no text", 1932, SOURCES, {}, /not number/],
    ["a signal that was given", RIGHT, SOURCES, { signal: AbortSignal.abort() }, /nobody can say .*aborted/],
    ["a judge that is down", RIGHT, SOURCES, { model: brokenModel() }, /nobody can say/],
  ])("fails with %s, and with .not too", async (_name, answer, sources, options, message) => {
    await expect(expect(answer).toBeBackedBy(sources, options)).rejects.toThrow(message);
    await expect(expect(answer).not.toBeBackedBy(sources, options)).rejects.toThrow(message);
  });
});

function brokenModel() {
  return {
    name: "broken",
    complete: async () => {
      throw new Error("down");
    },
  };
}
