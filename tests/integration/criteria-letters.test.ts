import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createCriteriaJudge } from "../../packages/core/src/judges/criteria/index.ts";
import { type Script, scriptedModel } from "../../packages/core/src/ports/scripted-model.ts";

interface Letter {
  readonly id: string;
  readonly lang: "en" | "de" | "es";
  readonly text: string;
  readonly criteria: readonly { readonly text: string; readonly met: boolean; readonly quote?: string }[];
}

/** Twelve texts in three languages with 72 criteria, half of them met; nobody chose anything by them. */
const LETTERS = readFileSync(new URL("../fixtures/criteria/letters.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Letter);

type Verdict = { readonly criterion: unknown; readonly state: unknown; readonly quote: unknown };

/** What an honest and able model would say. */
const honest = ({ criteria }: Letter): Verdict[] =>
  criteria.map(({ met, quote = "" }, criterion) => ({ criterion, state: met ? "met" : "not_met", quote }));

/** How the judgements compare with the labels, over all letters. */
async function tally(answer: (letter: Letter) => Script) {
  const counts = { right: 0, wrong: 0, unclear: 0, failed: 0, unfinished: 0 };
  for (const letter of LETTERS) {
    const asked = letter.criteria.map(({ text }, at) => ({ id: `c${at}`, text }));
    const model = scriptedModel(answer(letter));
    const result = await createCriteriaJudge(model).run({ summary_text: letter.text }, asked);
    if (result.status === "failed") counts.failed += 1;
    if (result.status !== "ok") counts.unfinished += 1;
    for (const [at, { state, quote }] of result.items.entries()) {
      if (quote !== null) expect(letter.text.slice(quote.start_char, quote.end_char)).toBe(quote.text);
      if (state === "met") expect(quote).not.toBeNull();
      if (state === "unclear") counts.unclear += 1;
      else counts[(state === "met") === letter.criteria[at]?.met ? "right" : "wrong"] += 1;
    }
  }
  return counts;
}

const says = (verdicts: readonly Verdict[]): Script => [JSON.stringify({ verdicts })];

describe("72 criteria in three languages", () => {
  it("are 24 of each language, half of them met, each met one with its quote", () => {
    const all = LETTERS.flatMap(({ lang, text, criteria }) => criteria.map((one) => ({ ...one, lang, letter: text })));
    for (const lang of ["en", "de", "es"]) expect(all.filter((one) => one.lang === lang)).toHaveLength(24);
    expect(all.filter(({ met }) => met)).toHaveLength(36);
    for (const { letter, met, quote = "" } of all) expect(letter.includes(quote) && (quote !== "") === met).toBe(true);
  });

  it("are judged as an honest model judges them", async () => {
    expect(await tally((letter) => says(honest(letter)))).toEqual({
      right: 72,
      wrong: 0,
      unclear: 0,
      failed: 0,
      unfinished: 0,
    });
  });

  it("are never met by quotes that do not stand in the text", async () => {
    const invents = (letter: Letter) =>
      honest(letter).map((verdict, at) => ({ ...verdict, state: "met", quote: letter.criteria[at]?.text }));
    const copies = (letter: Letter) => {
      const other = LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length]!;
      return honest(letter).map((verdict) => ({ ...verdict, state: "met", quote: other.text.split(". ")[1] }));
    };
    for (const lie of [invents, copies]) {
      expect(await tally((letter) => says(lie(letter)))).toMatchObject({ right: 0, wrong: 0, unclear: 72 });
    }
    const silent = (letter: Letter) => honest(letter).map((verdict) => ({ ...verdict, state: "met", quote: "" }));
    expect(await tally((letter) => says(silent(letter)))).toMatchObject({ unclear: 72 });
  });

  it("are met by words that stand in the text, whether they bear on it or not: that the gate cannot tell", async () => {
    const flatterer = (letter: Letter) =>
      honest(letter).map((verdict) => ({ ...verdict, state: "met", quote: letter.text.split(". ")[0] }));
    expect(await tally((letter) => says(flatterer(letter)))).toMatchObject({ right: 36, wrong: 36, unclear: 0 });
  });

  it("stay open where a model leaves them out, and the others count", async () => {
    const partial = (letter: Letter) => honest(letter).filter((_, at) => at % 3 !== 0);
    expect(await tally((letter) => says(partial(letter)))).toEqual({
      right: 48,
      wrong: 0,
      unclear: 24,
      failed: 0,
      unfinished: 12,
    });
  });

  it("stay open where a model counts from one instead of from nought", async () => {
    const fromOne = (letter: Letter) => honest(letter).map((verdict, at) => ({ ...verdict, criterion: at + 1 }));
    expect(await tally((letter) => says(fromOne(letter)))).toMatchObject({ wrong: 0, unclear: 72 });
  });

  it.each<[string, (letter: Letter) => Script, object]>([
    ["prose", () => ["The letter meets every criterion."], { right: 0, wrong: 0, unclear: 72, failed: 12 }],
    ["an empty object", () => ["{}"], { wrong: 0, unclear: 72 }],
    ["nothing", () => [""], { wrong: 0, unclear: 72, failed: 12 }],
    ["a bare list", (letter) => [JSON.stringify(honest(letter))], { wrong: 0 }],
    [
      "a fence with prose around it",
      (letter) => [`Here:\n\`\`\`json\n${JSON.stringify({ verdicts: honest(letter) })}\n\`\`\``],
      { right: 72 },
    ],
    [
      "numbers and states as words",
      (letter) =>
        says(
          honest(letter).map(({ criterion, state, quote }) => ({
            criterion: String(criterion),
            state: state === "met" ? "Yes." : "Not met",
            quote,
          })),
        ),
      { right: 72 },
    ],
    [
      "an answer cut short",
      (letter) => [JSON.stringify({ verdicts: honest(letter) }).slice(0, 300)],
      { wrong: 0, unfinished: 12 },
    ],
    [
      "states nobody knows",
      (letter) => says(honest(letter).map((one) => ({ ...one, state: "perhaps" }))),
      { unclear: 72 },
    ],
    [
      "a quote that is a list",
      (letter) => says(honest(letter).map((one) => ({ ...one, quote: [one.quote] }))),
      { wrong: 0 },
    ],
  ])("answered in another form (%s) give no wrong verdict", async (_name, answer, expected) => {
    expect(await tally(answer)).toMatchObject({ wrong: 0, ...expected });
  });
});
