// The sets bench/rerank-quality.ts measures on: queries with 30 candidates of BM25 and a grade for each.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PACKS } from "../../packages/core/src/languages/packs.ts";
import { inverseDocumentFrequency } from "../../packages/core/src/text/frequencies/index.ts";
import { contentWords, segmentSentences } from "../../packages/core/src/text/index.ts";
import { bestByBm25, shuffled } from "./candidates.ts";
import { seeded } from "./seeded.ts";

type Lang = "en" | "de" | "es";
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  /** What it was cut from. */
  readonly from: string;
}
export interface RankingCase {
  readonly query: string;
  readonly lang: Lang;
  readonly candidates: readonly (Omit<Passage, "from"> & { readonly grade: number })[];
}
export type RankingSets = Readonly<Record<string, readonly RankingCase[]>>;

const CASES = 250;
/** Headings that people could type; names of functions are found by any search. */
const IN_WORDS = /^[A-Za-z][A-Za-z ,'?-]{7,79}$/;

/** All sets: two of aeronautics questions, news, claims in three languages, and pages of software documentation. */
export function readSets(folder: string): RankingSets {
  const cranfield = jsonl<RankingCase>(join(folder, "cranfield.dev.jsonl")).map((row) => ({
    ...row,
    lang: "en" as const,
  }));
  return {
    cranfield,
    short: cranfield.map((row) => ({ ...row, query: rarest(row.query, 3) })),
    news: news(folder),
    claims: claims(folder),
    docs: documentation(),
  };
}

function jsonl<Row>(path: string): Row[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

/** The rarest words of a query, in their order: nearer to what people type into a search box. */
function rarest(query: string, count: number): string {
  const words = contentWords(query, PACKS.en!);
  const weight = (stem: string) => inverseDocumentFrequency(stem, PACKS.en!);
  const stems = [...new Set(words.map(({ stem }) => stem))].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1));
  const kept = new Set(stems.slice(0, count));
  return words
    .filter(({ stem }) => kept.delete(stem))
    .map(({ text }) => text)
    .join(" ");
}

/** Sentences in groups of about so many characters. */
function passagesOf(text: string, size: number): string[] {
  const passages: string[] = [];
  let open = "";
  for (const { text: sentence } of segmentSentences(text, PACKS.en!)) {
    open = open === "" ? sentence : `${open} ${sentence}`;
    if (open.length < size) continue;
    passages.push(open);
    open = "";
  }
  return open === "" ? passages : [...passages, open];
}

/** The first sentence of a BBC article, written by its editors, asks for the passages of that article. */
function news(folder: string): RankingCase[] {
  type Row = { article_text: string; summary_text: string; system: string };
  const rows = jsonl<Row>(join(folder, "xsumfaith.dev.jsonl")).filter(({ system }) => system === "Gold");
  const passages = rows.flatMap(({ article_text }, at) =>
    passagesOf(article_text, 350).map(
      (snippet, n): Passage => ({ id: `n${at}-${n}`, title: "", snippet, from: `n${at}` }),
    ),
  );
  const find = bestByBm25(passages, "en");
  return rows
    .map(({ summary_text }, at) => find(summary_text, ({ from }) => (from === `n${at}` ? 1 : 0)))
    .filter(isUseful);
}

/** A claim asks for the passage that holds its quote (2) and for others of its source (1). */
function claims(folder: string): RankingCase[] {
  type Row = { id: string; lang: Lang; source: string; claims: { text: string; type: string; quote: string }[] };
  const rows = jsonl<Row>(join(folder, "claims.dev.jsonl"));
  return (["en", "de", "es"] as const)
    .flatMap((lang) => {
      const mine = rows.filter((row) => row.lang === lang);
      const passages = mine.flatMap(({ id, source }) =>
        passagesOf(source, 150).map((snippet, n): Passage => ({ id: `${id}-${n}`, title: "", snippet, from: id })),
      );
      const find = bestByBm25(passages, lang);
      return mine.flatMap((row) => {
        const asked = row.claims
          .filter(({ quote, type }) => quote !== "" && /INFERENCE|PARAPHRASE/.test(type))
          .slice(0, 2);
        return asked.map(({ text, quote }) =>
          find(text, ({ from, snippet }) => (from !== row.id ? 0 : snippet.includes(quote.slice(0, 40)) ? 2 : 1)),
        );
      });
    })
    .filter(isUseful);
}

/** A heading of an installed package's documentation asks for the text below it. */
function documentation(): RankingCase[] {
  const files = globSync("node_modules/{*,@*/*}/README.md").sort();
  const sections = files.flatMap((file) => {
    const name = dirname(file).replace("node_modules/", "");
    return sectionsOf(readFileSync(file, "utf8")).map((section, n) => ({ ...section, id: `${name}#${n}`, from: name }));
  });
  const seen = new Map<string, number>();
  for (const { heading } of sections) seen.set(heading.toLowerCase(), (seen.get(heading.toLowerCase()) ?? 0) + 1);
  const passages = sections.map(({ id, text, from }): Passage => ({ id, title: basename(from), snippet: text, from }));
  const find = bestByBm25(passages, "en");
  const asked = sections.filter(({ heading, id }) => {
    if (id.endsWith("#0")) return false;
    return (
      seen.get(heading.toLowerCase()) === 1 && IN_WORDS.test(heading) && contentWords(heading, PACKS.en!).length >= 2
    );
  });
  return shuffled(asked, seeded(3))
    .map((section) => find(section.heading, ({ id }) => (id === section.id ? 1 : 0)))
    .filter(isUseful)
    .slice(0, CASES);
}

function sectionsOf(markdown: string): { heading: string; text: string }[] {
  const prose = markdown.replace(/```[\s\S]*?(?:```|$)/g, " ").replace(/<[^>]{1,300}>/g, " ");
  return prose
    .split(/^#{1,6} /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...rest] = part.split("\n");
      const plain = (text: string) =>
        text
          .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
          .replace(/[`*_#|]+/g, " ")
          .replace(/\s+/g, " ")
          .trim();
      return { heading: plain(heading), text: plain(rest.join("\n")).slice(0, 600) };
    })
    .filter(({ text }) => text.split(" ").length >= 15);
}

function isUseful({ candidates }: RankingCase): boolean {
  return candidates.some(({ grade }) => grade > 0) && candidates.some(({ grade }) => grade === 0);
}
