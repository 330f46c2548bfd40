import { describe, expect, it } from "vitest";
import { claimPlace, claimWords } from "./claim-words.ts";
import { labelRoles } from "./label-roles.ts";
import { pairEncoder } from "./pair-encoder.ts";
import { passageWindows } from "./passage-windows.ts";
import { readLogits } from "./read-logits.ts";
import { wordScores } from "./word-scores.ts";

describe("the labels of a model", () => {
  it.each([
    [
      ["contradiction", "entailment", "neutral"],
      ["contradicted", "supported", "unsupported"],
    ],
    [
      ["ENTAILMENT", "NEUTRAL", "CONTRADICTION"],
      ["supported", "unsupported", "contradicted"],
    ],
    [
      ["entailment", "not_entailment"],
      ["supported", "unsupported"],
    ],
    [
      ["hallucinated", "consistent"],
      ["unsupported", "supported"],
    ],
    [
      ["REFUTES", "SUPPORTS", "NOT ENOUGH INFO"],
      ["contradicted", "supported", "unsupported"],
    ],
    [
      ["LABEL_0", "LABEL_1"],
      ["unsupported", "supported"],
    ],
    [["anything"], ["supported"]],
  ])("%j of a pair", (labels, roles) => expect(labelRoles(labels, "sequence")).toEqual(roles));

  it("of words that are marked mean doubt by 1", () => {
    expect(labelRoles(["LABEL_0", "LABEL_1"], "tokens")).toEqual(["supported", "unsupported"]);
  });

  it.each([[["LABEL_0", "LABEL_1", "LABEL_2"]], [["positive", "negative"]], [["contradiction", "neutral"]]])(
    "%j do not tell",
    (labels) => expect(labelRoles(labels, "sequence")).toBeUndefined(),
  );
});

describe("outputs become shares that add up", () => {
  it("whatever their size", () => {
    const { supported, contradicted, unsupported } = readLogits(
      [1000, 0, 1000],
      ["contradicted", "supported", "unsupported"],
    );
    expect([contradicted, supported, unsupported]).toEqual([0.5, 0, 0.5]);
  });

  it("of one output alone", () =>
    expect(readLogits([0], ["supported"])).toMatchObject({ supported: 0.5, unsupported: 0.5 }));
});

describe("a long passage", () => {
  const words = Array.from({ length: 1000 }, (_, at) => `w${at}`);
  const fits = (text: string) => text.split(" ").length <= 100;

  it("is cut into windows that fit, and no word is lost before the limit", () => {
    const windows = passageWindows(words.slice(0, 600).join(" "), fits);
    expect(windows.every(fits)).toBe(true);
    expect([...new Set(windows.join(" ").split(" "))]).toEqual(words.slice(0, 600));
  });

  it("costs no more than sixteen readings, however long", () => {
    expect(passageWindows("word ".repeat(100_000), fits)).toHaveLength(16);
  });

  it("that can never fit is left out, in the end", () => {
    expect(passageWindows("x".repeat(10_000), () => false)).toEqual([]);
  });
});

describe("words and tokens", () => {
  /** A tokenizer that knows letters alone. */
  const letters = pairEncoder(
    {
      encode: (text, { text_pair } = {}) => ({
        ids: Array.from(`${text}${text_pair ?? ""}`.replace(/\s/g, ""), (letter) => letter.charCodeAt(0)),
      }),
    },
    null,
  );

  it("of a claim are told by how many there are before", () => {
    expect(claimWords("an old  house", letters)).toEqual([
      { start: 0, end: 2, from: 0, to: 2 },
      { start: 3, end: 6, from: 2, to: 5 },
      { start: 8, end: 13, from: 5, to: 10 },
    ]);
  });

  it("of a claim stand last in a pair, also where the passage has them", () => {
    expect(claimPlace([1, 7, 8, 2, 7, 8, 2], [7, 8])).toBe(4);
    expect(claimPlace([1, 2], [7])).toBe(-1);
  });

  it("are in doubt only where every window doubts them; neighbours are one place, the surest first", () => {
    const claim = [
      { start: 0, end: 1, from: 0, to: 1 },
      { start: 2, end: 3, from: 1, to: 2 },
      { start: 4, end: 5, from: 2, to: 3 },
      { start: 6, end: 7, from: 3, to: 4 },
    ];
    const windows = [
      [0.6, 0.7, 0.1, 0.9],
      [0.5, 0.9, 0.9, 0.8],
    ];
    expect(wordScores(claim, windows)).toEqual({
      supported: expect.closeTo(0.2),
      contradicted: 0,
      unsupported: 0.8,
      spans: [
        { start: 6, end: 7 },
        { start: 0, end: 3 },
      ],
    });
  });
});

describe("a template", () => {
  const told: unknown[] = [];
  const tokenizer = {
    encode(text: string, options: object = {}) {
      told.push({ text, ...options });
      return { ids: [] };
    },
  };

  it("may put words around the passage, or both into one text; what is in them is never a placeholder", () => {
    pairEncoder(tokenizer, "Text: {passage}").encode("{passage}", "P");
    pairEncoder(tokenizer, "{passage}</s>{claim}").encode("C", "{claim}");
    expect(told).toEqual([
      { text: "Text: P", text_pair: "{passage}", return_token_type_ids: true },
      { text: "{claim}</s>C", return_token_type_ids: true },
    ]);
  });
});
