import { readOnce } from "../../../text/read-once.ts";
import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

/** How far the word may stand that a small word belongs to: "most of the older residents". */
const REACH = 4;

export const otherDegree: ObjectionRule = {
  id: "other-degree",
  kind: "objection",
  issueType: null,
  summary: "A word for how much, how often or how certain differs: few for most, will for may.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Some patients felt better after a week.",
        text: "All patients felt better after a week.",
      },
      { language: "en", source: "The bridge may reopen in spring.", text: "The bridge will reopen in spring." },
      { language: "en", source: "Members can park behind the hall.", text: "Only members can park behind the hall." },
      {
        language: "de",
        source: "Viele Eltern unterstützen den Plan der Schule.",
        text: "Wenige Eltern unterstützen den Plan der Schule.",
      },
      { language: "de", source: "Der Zug fährt manchmal über Kassel.", text: "Der Zug fährt immer über Kassel." },
      {
        language: "es",
        source: "Los vecinos pueden usar la piscina en julio.",
        text: "Los vecinos deben usar la piscina en julio.",
      },
      { language: "es", source: "Muchos alumnos aprobaron el examen.", text: "Pocos alumnos aprobaron el examen." },
      { language: "pt", source: "Alguns moradores apoiam a obra.", text: "Todos os moradores apoiam a obra." },
    ],
    miss: [
      {
        language: "en",
        source: "Some patients felt better after a week.",
        text: "After a week some patients felt better.",
      },
      { language: "en", source: "The bridge may reopen in spring.", text: "The bridge might reopen in spring." },
      {
        language: "de",
        source: "Viele Eltern unterstützen den Plan der Schule.",
        text: "Viele Eltern der Schule unterstützen den Plan.",
      },
      { language: "de", source: "Der Zug fährt oft über Kassel.", text: "Der Zug fährt häufig über Kassel." },
      {
        language: "es",
        source: "Los vecinos pueden usar la piscina en julio.",
        text: "En julio los vecinos pueden usar la piscina.",
      },
    ],
  },
  find: differInDegree,
};

/**
 * "Few residents" is not "most residents", "will" not "may", "after the vote" not "before the vote": the same content with
 * another small word on one scale. Also a doubt the claim has dropped, and an "only" it has added.
 */
function differInDegree({ claim, source, shared }: AlignedSentence, { language }: SourceText): boolean {
  const { scales, open, only } = language.judging.degrees;
  const meant = degreesOf(source);
  let adds = false;
  let isOpen = false;
  for (const [at, { lower }] of claim.words.entries()) {
    adds ||= only.has(lower) && !meant.only;
    isOpen ||= open.has(lower);
    for (const [i, { words, bound }] of scales.entries()) {
      const letters = words.get(lower);
      if (letters === undefined) continue;
      const { all, beside } = meant.scales[i]!;
      const rivals = beside.get(contentBehind(claim.words, at) ?? "") ?? (bound ? "" : all);
      if (rivals !== "" && !haveCommonLetter(letters, rivals)) return true;
    }
  }
  return adds || (!isOpen && meant.doubted.some((stem) => shared.has(stem)));
}

/** What the small words of a source sentence say. */
interface SaidDegrees {
  /** For each scale the letters said anywhere, and those said before a content word, by its stem. */
  readonly scales: readonly { all: string; readonly beside: Map<string, string> }[];
  /** The content that is called no more than possible. */
  readonly doubted: readonly string[];
  readonly only: boolean;
}

/** Read once for all the claims a sentence is held against. */
const degreesOf = readOnce((source: ComparedSpan): SaidDegrees => {
  const { scales, doubt, only } = source.language.judging.degrees;
  const said = scales.map(() => ({ all: "", beside: new Map<string, string>() }));
  const doubted = new Set<string>();
  let hasOnly = false;
  for (const [at, { lower }] of source.words.entries()) {
    hasOnly ||= only.has(lower);
    const content = contentBehind(source.words, at);
    if (content !== undefined && doubt.has(lower)) doubted.add(content);
    for (const [i, { words }] of scales.entries()) {
      const letters = words.get(lower);
      if (letters === undefined) continue;
      const one = said[i]!;
      one.all = joined(one.all, letters);
      if (content !== undefined) one.beside.set(content, joined(one.beside.get(content) ?? "", letters));
    }
  }
  return { scales: said, doubted: [...doubted], only: hasOnly };
});

function haveCommonLetter(a: string, b: string): boolean {
  for (const letter of a) if (b.includes(letter)) return true;
  return false;
}

/** Letters said once each: a long sentence must not grow a long string. */
function joined(letters: string, more: string): string {
  let all = letters;
  for (const one of more) if (!all.includes(one)) all += one;
  return all;
}

/** The stem of the first content word behind a small word. */
function contentBehind(words: readonly ComparedWord[], at: number): string | undefined {
  for (let i = at + 1; i <= at + REACH && i < words.length; i += 1) if (!words[i]!.stop) return words[i]!.stem;
  return undefined;
}
