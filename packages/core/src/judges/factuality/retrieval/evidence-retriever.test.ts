import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { processorMs } from "../../../../../../tests/support/processor-time.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { contentOf, readSourceText } from "../source-text.ts";
import { retrieverOf } from "./evidence-retriever.ts";

const agent = createFactualityAgent(embeddedFactuality);
const en = packOf("en");

function passagesFor(article: string, claim: string): readonly string[] {
  const source = readSourceText(article, en);
  return retrieverOf(source)
    .retrieve(source.beside(claim))
    .map(({ text }) => text);
}

const room = (number: number, seats = 20 + ((number * 7) % 50)) =>
  `Room ${number} seats ${seats} people and costs ${50 + ((number * 13) % 90)} euros.`;
const rooms = (count: number) => Array.from({ length: count }, (_, at) => room(100 + at));

describe.each([12, 300, 10_000])("among %i lines that are nearly alike", (count) => {
  const lines = rooms(count);
  const at = Math.floor(count * 0.6);
  const article_text = lines.join("\n");

  it("a sentence that stands there is correct", async () => {
    const { details } = await agent.run({ article_text, summary_text: lines[at]! });
    expect(details.claims).toMatchObject([{ label: "correct", confidence: 1, evidence_quote: lines[at] }]);
  });

  it("the line with the name of a claim comes first, the one with its swapped value comes too", () => {
    const swapped = lines[at]!.replace(/seats \d+/, /seats \d+/.exec(lines[at + 1]!)![0]);
    const [first, ...others] = passagesFor(article_text, swapped);
    expect(first).toContain(lines[at]);
    expect([first, ...others].join("\n")).toContain(/seats \d+/.exec(swapped)![0]);
  });
});

it("gives both lines of swapped values, however far apart", () => {
  const filler = Array.from({ length: 40 }, (_, at) => `The garden of house ${at} was closed for repairs.`);
  const passages = passagesFor([room(117, 40), ...filler, room(118, 60)].join(" "), room(117, 60)).join("\n");
  expect(passages).toContain(room(117, 40));
  expect(passages).toContain(room(118, 60));
});

it("finds a value that the source writes in other words", () => {
  const filler = Array.from({ length: 40 }, (_, at) => `The library of district ${at} lends music and films.`);
  const line = "Members borrow 1,500 titles a day.";
  expect(passagesFor([...filler, line].join(" "), "The library lends fifteen hundred books.").join("\n")).toContain(
    line,
  );
});

it("leaves no sentence unseen where there is room for all", () => {
  const article = "The bridge opened in 1894. It is long. The bridge opened in 1895.";
  expect(passagesFor(article, "The bridge opened in 1895.").join(" ")).toContain("1894");
});

test("the sentence that shares most of what is rare is always among the passages", () => {
  const words = "harbour bridge ferry toll pier lamp crane gull rope mast anchor tide".split(" ");
  const sentence = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 120 }), sentence, (sentences, claim) => {
      const texts = sentences.map((one) => `The ${one.join(" ")}.`);
      const source = readSourceText(texts.join("\n"), en);
      const asked = contentOf(readSourceText(`The ${claim.join(" ")}.`, en).words);
      const contents = source.ranges.map(({ from, to }) => contentOf(source.words.slice(from, to)));
      const rarity = (stem: string) =>
        Math.log(1 + contents.length / contents.filter((content) => content.has(stem)).length);
      const scores = contents.map((content) =>
        [...asked].reduce((sum, stem) => sum + (content.has(stem) ? rarity(stem) : 0), 0),
      );
      const most = Math.max(...scores);
      if (most === 0) return;
      const passages = retrieverOf(source).retrieve(source.beside(`The ${claim.join(" ")}.`));
      const isSeen = source.sentences.some(
        ({ start_char: start, end_char: end }, at) =>
          scores[at]! >= most - 1e-9 && passages.some((one) => one.start_char <= start && end <= one.end_char),
      );
      expect(isSeen).toBe(true);
      expect(passages.length).toBeLessThanOrEqual(5);
      expect(passages.map(({ index }) => index)).toEqual(passages.map((_, at) => at));
    }),
  );
});

test("ten times the lines take about ten times as long", async () => {
  const timeOf = async (count: number) => {
    const lines = rooms(count);
    const claims = Array.from({ length: 200 }, (_, at) => room(100 + Math.floor((at * count) / 200), 77));
    const input = { article_text: lines.join("\n"), summary_text: claims.join("\n") };
    return processorMs(() => agent.run(input));
  };
  await timeOf(300);
  const few = await timeOf(1_000);
  const many = await timeOf(10_000);
  console.log(`200 claims against 1,000 and 10,000 lines: ${few.toFixed(0)} and ${many.toFixed(0)} ms`);
  // What grows with the square would take a hundred times as long.
  expect(many).toBeLessThan(20 * few);
});
