import { describe, expect, it } from "vitest";
import { PACKS } from "../../../languages/packs.ts";
import { PROMPTS } from "../../../languages/prompts-of.ts";
import { scriptedModel } from "../../../ports/scripted-model.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { modelFactuality } from "./model-backend.ts";
import { readLabel } from "./read-label.ts";

const article_text = "Eva Holm opened the bridge in 2021. It replaces a ferry.";
const summary_text = "Eva Holm opened the bridge in 2021. The bridge replaces a ferry.";
const claims = [
  { sentence: 0, text: "Eva Holm opened the bridge in 2021." },
  { sentence: 1, text: "The bridge replaces a ferry." },
];
const first = { claim: 0, label: "correct", passage: 0, quote: "Eva Holm opened the bridge in 2021" };
const second = { claim: 1, label: "correct", passage: 0, quote: "It replaces a ferry" };

/** What became of both claims when a server that enforces nothing said this. */
async function read(verdicts: readonly unknown[]) {
  const model = scriptedModel([{ value: { claims } }, JSON.stringify({ verdicts })]);
  const { details } = await createFactualityAgent(modelFactuality(model)).run(
    { article_text, summary_text },
    { debug: true, language: "en", retries: 0 },
  );
  return details.claims.map(({ label, debug }) => (label === "failed" ? debug?.parse_error?.split(":")[0] : label));
}

describe("indices", () => {
  it.each<[string, readonly unknown[], readonly string[]]>([
    ["numbers", [first, second], ["correct", "correct"]],
    [
      "numbers in quotes",
      [
        { ...first, claim: "0", passage: "0" },
        { ...second, claim: "1" },
      ],
      ["correct", "correct"],
    ],
    ["null for a claim: missing, never claim 0", [{ ...first, claim: null }, second], ["missing_verdict", "correct"]],
    ["no claim", [{ ...first, claim: undefined }, second], ["missing_verdict", "correct"]],
    ["an empty text for a claim", [{ ...first, claim: "" }, second], ["missing_verdict", "correct"]],
    ["null for a passage", [{ ...first, passage: null }, second], ["uncertain", "correct"]],
    [
      "numbers that count from one",
      [
        { ...first, claim: 1 },
        { ...second, claim: 2 },
      ],
      ["missing_verdict", "missing_verdict"],
    ],
    ["a claim that was not asked", [first, { ...second, claim: 7 }], ["correct", "missing_verdict"]],
    ["a claim twice: the first counts", [first, { ...first, quote: "nowhere" }, second], ["correct", "correct"]],
    [
      "a claim twice with two labels",
      [first, { ...first, label: "incorrect" }, second],
      ["contradictory_verdicts", "correct"],
    ],
    ["something that is no verdict", [first, second, { label: "correct" }], ["correct", "correct"]],
  ])("%s", async (_, verdicts, expected) => {
    expect(await read(verdicts)).toEqual(expected);
  });
});

it("takes a sentence number in quotes and leaves out a claim of no sentence", async () => {
  const said = [{ sentence: "1", text: claims[1]!.text }, { sentence: null, text: "Lost." }, { text: "Lost." }];
  const model = scriptedModel([JSON.stringify({ claims: said }), { value: { verdicts: [{ ...second, claim: 0 }] } }]);
  const { details } = await createFactualityAgent(modelFactuality(model)).run({ article_text, summary_text });
  expect(details.claims.map(({ text, sentence_index }) => [text, sentence_index])).toEqual([
    [claims[0]!.text, 0],
    [claims[1]!.text, 1],
  ]);
});

describe("labels", () => {
  it.each([
    ["correct", "correct"],
    [" Correct. ", "correct"],
    ["SUPPORTED", "correct"],
    ["korrekt", "correct"],
    ["correcto", "correct"],
    ["correto", "correct"],
    ["refuted", "incorrect"],
    ["falsch", "incorrect"],
    ["refutado", "incorrect"],
    ["NOT_ENOUGH_INFO", "uncertain"],
    ["nicht bestätigt", "uncertain"],
    ["não confirmado", "uncertain"],
    ["incierto", "uncertain"],
    ["maybe", undefined],
    ["", undefined],
    [null, undefined],
  ])("%s means %s, whatever the text is written in", (word, label) => {
    for (const language of Object.values(PACKS)) expect(readLabel(word, language)).toBe(label);
  });

  it("are words of one label only, and each label has some in every language", () => {
    const all = new Map<string, string>();
    for (const { labels } of Object.values(PROMPTS)) {
      for (const [label, words] of Object.entries(labels)) {
        expect(words.length).toBeGreaterThan(0);
        for (const word of words) {
          expect(all.get(word) ?? label, word).toBe(label);
          all.set(word, label);
        }
      }
    }
  });
});
