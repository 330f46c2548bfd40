import { expect, it } from "vitest";
import { en } from "../../../languages/en/index.ts";
import { SourceDocument } from "../../../text/source-document.ts";
import type { ClaimToJudge } from "../claim-judge.ts";
import { readSourceText, SourceText } from "../source-text.ts";
import { sharedPassages } from "./shared-passages.ts";

const source = readSourceText("One. Two. Three. Four. Five. Six.", en);
const window = (text: string, score: number, index = 0) => {
  const start_char = source.text.indexOf(text);
  return { index, start_char, end_char: start_char + text.length, text, score };
};
const claimWith = (...passages: ClaimToJudge["passages"]): ClaimToJudge => ({
  claim: { text: "A claim.", start_char: null, end_char: null, sentence_index: 0 },
  passages,
  language: en,
});

it("joins windows that overlap or follow each other, in the order of the source, and keeps gaps", () => {
  const shared = sharedPassages(
    [claimWith(window("Five. Six.", 0.2), window("Two. Three.", 0.5, 1)), claimWith(window("One. Two.", 0.9))],
    source,
  );
  expect(shared).toEqual([
    { index: 0, start_char: 0, end_char: 16, text: "One. Two. Three.", score: 0.9 },
    { index: 1, start_char: 23, end_char: 33, text: "Five. Six.", score: 0.2 },
  ]);
});

it("takes a window inside another one for a part of it", () => {
  const shared = sharedPassages([claimWith(window("One. Two. Three.", 0.1), window("Two.", 0.3))], source);
  expect(shared.map(({ text }) => text)).toEqual(["One. Two. Three."]);
});

it("gives nothing for claims without passages", () => {
  expect(sharedPassages([claimWith()], source)).toEqual([]);
});

it("never joins the end of one source with the beginning of the next", () => {
  const texts = ["One. Two.", "Three. Four."].map((text, at) => ({ id: `s${at}`, text, language: en }));
  const several = new SourceText(new SourceDocument(texts, en, { en }));
  const passages = several.parts.map(({ start, end }, index) => ({
    index,
    start_char: start,
    end_char: end,
    text: several.text.slice(start, end),
    score: 0.5,
  }));
  expect(sharedPassages([claimWith(...passages)], several).map(({ text }) => text)).toEqual([
    "One. Two.",
    "Three. Four.",
  ]);
});
