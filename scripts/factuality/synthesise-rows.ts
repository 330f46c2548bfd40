import { packOf } from "../../packages/core/src/languages/pack-of.ts";
import { segmentSentences } from "../../packages/core/src/text/index.ts";
import type { LabelledRow } from "./load-rows.ts";

/** Function words never stand for a name, however they are written. */
const NAME = /(?<![.!?]\s)(?<=\s)\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})*/gu;
const NUMBER = /(?<![\p{L}\p{N}.,])\d{1,4}(?:[.,]\d+)?(?![\p{L}\p{N}])/gu;
const AUXILIARY = /\s(is|are|was|were|will|would|can|could|has|have|had)\s(?!not\b)/u;

/**
 * Makes answers as retrieval systems give them, several sentences about one or more passages, from the development
 * data: article sentences copied or shortened and sentences of summaries people found right, some behind a lead or in a
 * list, a few that only say the passages do not tell. Half of them get an error or two: another number or name, a
 * negation, a sentence of a summary people found wrong, an added clause or a sentence about something else.
 */
export function synthesiseRows(rows: readonly LabelledRow[], random: () => number): LabelledRow[] {
  const groups = new Map<number, LabelledRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const articles = [...groups.values()].map((own) => own[0]!);
  const made: LabelledRow[] = [];
  for (const own of groups.values()) {
    const { article_text, group } = own[0]!;
    const said = segmentSentences(article_text, packOf("en"))
      .map((sentence) => sentence.text.replace(/\s+/g, " "))
      .filter((text) => text.length > 40 && text.length < 260);
    if (said.length < 5) continue;
    const summarised = (label: number) =>
      own
        .filter((row) => row.label === label)
        .flatMap((row) => segmentSentences(row.summary_text, packOf("en")).map((one) => one.text));
    const right = summarised(0);
    const wrong = own
      .filter((row) => row.label === 1 && row.dataset !== "summedits")
      .flatMap((row) => segmentSentences(row.summary_text, packOf("en")).map((one) => one.text));
    for (let label = 0; label < 2; label += 1) {
      const count = 1 + Math.floor(random() * 7);
      const sentences = Array.from({ length: count }, () =>
        right.length > 0 && random() < 0.5 ? pick(right, random) : shorten(pick(said, random), random),
      );
      if (label === 1) {
        spoil(sentences, said, wrong, articles, random);
        if (sentences.length > 2 && random() < 0.3) spoil(sentences, said, wrong, articles, random);
      }
      made.push({
        dataset: "synthetic",
        origin: "synthetic",
        system: "",
        language: "en",
        article_text: asPassages(article_text, articles, random),
        summary_text: label === 0 && random() < 0.06 ? pick(SILENT, random) : frame(sentences, random),
        label,
        group,
      });
    }
  }
  return made;
}

const LEADS = [
  "Based on the given passages, ",
  "According to the provided context, ",
  "According to passage 1, ",
  "Based on the information provided, ",
];
const LIST_LEADS = ["Based on the provided passages, here are the main points:", "Here is what the passages say:"];
const SILENT = [
  "Unable to answer based on the given passages.",
  "The passages do not provide enough information to answer the question.",
  "The provided context does not mention this.",
];

/** The article alone, or as one of two or three passages, as a retriever hands them over. */
function asPassages(article: string, others: readonly LabelledRow[], random: () => number): string {
  if (random() < 0.5) return article;
  const count = 1 + Math.floor(random() * 2);
  const passages = Array.from({ length: count }, () => pick(others, random).article_text.slice(0, 2000));
  passages.splice(Math.floor(random() * (count + 1)), 0, article);
  return passages.map((text, at) => `passage ${at + 1}: ${text}`).join("\n\n");
}

/** Joins sentences into an answer: plain, behind a lead that names the sources, or as a list. */
function frame(sentences: readonly string[], random: () => number): string {
  const how = random();
  if (how < 0.2 && sentences.length > 2) {
    const mark = random() < 0.5 ? (at: number) => `${at + 1}. ` : () => "- ";
    return `${pick(LIST_LEADS, random)}\n${sentences.map((text, at) => mark(at) + text).join("\n")}`;
  }
  return how < 0.5 ? pick(LEADS, random) + sentences.join(" ") : sentences.join(" ");
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}

/** Drops a bracket or the part behind the last comma now and then. */
function shorten(sentence: string, random: () => number): string {
  if (random() < 0.5) return sentence;
  const plain = sentence.replace(/\s\([^)]*\)/g, "");
  const comma = plain.lastIndexOf(", ");
  return comma > 40 ? `${plain.slice(0, comma)}.` : plain;
}

function spoil(
  sentences: string[],
  said: readonly string[],
  wrong: readonly string[],
  articles: readonly LabelledRow[],
  random: () => number,
): void {
  const at = Math.floor(random() * sentences.length);
  const sentence = sentences[at]!;
  const foreign = () => pick(articles, random).article_text;
  const kind = random();
  if (kind < 0.25 && wrong.length > 0) sentences[at] = pick(wrong, random);
  else if (kind < 0.45)
    sentences[at] = changeOne(sentence, NUMBER, () => String(2 + Math.floor(random() * 900))) ?? insertNot(sentence);
  else if (kind < 0.7) {
    const others = [...(random() < 0.5 ? said.join(" ") : foreign()).matchAll(NAME)].map((match) => match[0]);
    sentences[at] =
      (others.length > 0 ? changeOne(sentence, NAME, () => pick(others, random)) : undefined) ?? insertNot(sentence);
  } else if (kind < 0.85) sentences[at] = insertNot(sentence);
  else if (kind < 0.92) {
    const extra = segmentSentences(foreign(), packOf("en"))
      .map((one) => one.text)
      .filter((text) => text.length > 40 && text.length < 160);
    const tail = extra.length > 0 ? pick(extra, random).split(", ").at(-1)! : "which nobody had expected.";
    sentences[at] = `${sentence.replace(/[.!?]\s*$/u, "")}, and ${tail.charAt(0).toLowerCase()}${tail.slice(1)}`;
  } else {
    const others = segmentSentences(foreign(), packOf("en"))
      .map((one) => one.text)
      .filter((text) => text.length > 40 && text.length < 200);
    if (others.length > 0) sentences[at] = pick(others, random);
    else sentences[at] = insertNot(sentence);
  }
}

function changeOne(text: string, what: RegExp, make: () => string): string | undefined {
  const places = [...text.matchAll(what)];
  const place = places[Math.floor(places.length / 2)];
  if (place === undefined) return undefined;
  const other = make();
  if (other === place[0]) return undefined;
  return text.slice(0, place.index) + other + text.slice(place.index + place[0].length);
}

function insertNot(sentence: string): string {
  return AUXILIARY.test(sentence)
    ? sentence.replace(AUXILIARY, " $1 not ")
    : `Nobody said that ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
