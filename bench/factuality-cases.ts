// Precision and recall of `incorrect` on our own cases, per language and per kind of swap:
//   npx node bench/factuality-cases.ts [--data ../shared/data]
// Every case has a wrong and a right sentence about one article; a right one called incorrect is a false alarm.
// With the development data also on natural text: how many summaries people found right hold a claim called incorrect.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";
import { loadRows } from "../scripts/factuality/load-rows.ts";

type CaseFile = readonly { article: string; cases: readonly { type: string; wrong: string; right: string }[] }[];

const LANGUAGES = ["en", "de", "es"] as const;
const agent = createFactualityAgent(embeddedFactuality);
const apart = {
  roles: read<Record<(typeof LANGUAGES)[number], CaseFile>>("roles"),
  "held back": read<Record<(typeof LANGUAGES)[number], CaseFile>>("holdout"),
};

interface Tally {
  cases: number;
  hits: number;
  falseAlarms: number;
}

console.log("part       language  kind        cases  found  false alarms  precision  recall");
for (const part of ["tuned", "roles", "held back"] as const) {
  const all = new Map<string, Tally>();
  for (const language of LANGUAGES) {
    const tallies = await measure(casesOf(part, language));
    for (const [kind, tally] of tallies) {
      print(part, language, kind, tally);
      add(all, kind, tally);
    }
  }
  for (const [kind, tally] of all) print(part, "all", kind, tally);
}

const { values } = parseArgs({ options: { data: { type: "string" } } });
if (values.data !== undefined) await measureNatural(values.data);

function casesOf(part: "tuned" | keyof typeof apart, language: (typeof LANGUAGES)[number]): CaseFile {
  return part === "tuned" ? read<CaseFile>(language) : apart[part][language];
}

/** Summaries with a claim called incorrect, among those people found right and among those they found wrong. */
async function measureNatural(folder: string): Promise<void> {
  console.log("\nset         right  alarmed    wrong  caught");
  const sets = Map.groupBy(loadRows(folder), (row) => row.dataset);
  for (const [name, rows] of sets) {
    const counts = { right: 0, alarmed: 0, wrong: 0, caught: 0 };
    for (const { article_text, summary_text, label } of rows) {
      const called = Number(await isCalledIncorrect(article_text, summary_text, "en"));
      if (label === 0) {
        counts.right += 1;
        counts.alarmed += called;
      } else {
        counts.wrong += 1;
        counts.caught += called;
      }
    }
    const { right, alarmed, wrong, caught } = counts;
    console.log(
      name.padEnd(10),
      ...[right, alarmed, wrong, caught].map((count) => String(count).padStart(8)),
      ` ${((100 * alarmed) / right).toFixed(1)} % against ${((100 * caught) / wrong).toFixed(1)} %`,
    );
  }
}

async function measure(articles: CaseFile): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (const { article, cases } of articles) {
    for (const { type, wrong, right } of cases) {
      const one = {
        cases: 1,
        hits: Number(await isCalledIncorrect(article, wrong)),
        falseAlarms: Number(await isCalledIncorrect(article, right)),
      };
      add(tallies, type, one);
      add(tallies, "all kinds", one);
    }
  }
  return new Map([...tallies].sort(([a], [b]) => Number(a === "all kinds") - Number(b === "all kinds")));
}

async function isCalledIncorrect(article_text: string, summary_text: string, language?: "en"): Promise<boolean> {
  return (await agent.run({ article_text, summary_text }, { language })).details.counts.incorrect > 0;
}

function add(tallies: Map<string, Tally>, kind: string, { cases, hits, falseAlarms }: Tally): void {
  const known = tallies.get(kind) ?? { cases: 0, hits: 0, falseAlarms: 0 };
  tallies.set(kind, {
    cases: known.cases + cases,
    hits: known.hits + hits,
    falseAlarms: known.falseAlarms + falseAlarms,
  });
}

function print(part: string, language: string, kind: string, { cases, hits, falseAlarms }: Tally): void {
  const share = (of: number) => (of === 0 ? "–" : (hits / of).toFixed(3));
  console.log(
    part.padEnd(10),
    language.padEnd(9),
    kind.padEnd(11),
    String(cases).padStart(5),
    String(hits).padStart(6),
    String(falseAlarms).padStart(13),
    share(hits + falseAlarms).padStart(10),
    share(cases).padStart(7),
  );
}

function read<T>(name: string): T {
  const file = new URL(`../packages/core/src/judges/factuality/cases/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
