// How much better than BM25 the embedded scorer orders candidates: nDCG@10 (linear gain) on five sets of four domains, which the shipped parameters were chosen on.
//   npx node bench/rerank-quality.ts [--data ../shared/data]     the shipped parameters, with 95 % intervals of the difference
//   npx node bench/rerank-quality.ts --ideas                      what each idea brings: everything without it
//   npx node bench/rerank-quality.ts --fit                        each set with parameters fitted on sets of other texts
// Bar: a mean gain of 0.06 over the sets. Exits 1 when it is missed.
import { parseArgs } from "node:util";
import { bm25Scores, ndcgAt, rankByScore } from "../packages/core/src/evaluation/index.ts";
import { PACKS } from "../packages/core/src/languages/packs.ts";
import { RANKING, type RankingParameters } from "../packages/core/src/rerank/embedded/ranking-parameters.ts";
import { measureRelevance } from "../packages/core/src/rerank/embedded/relevance.ts";
import { createVocabulary } from "../packages/core/src/rerank/embedded/vocabulary.ts";
import { rerank } from "../packages/core/src/rerank/index.ts";
import { fitParameters } from "./rerank/fit.ts";
import { seeded } from "./rerank/seeded.ts";
import { type RankingCase, readSets } from "./rerank/sets.ts";

const BAR = 0.06;
const RESAMPLES = 2000;

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    ideas: { type: "boolean", default: false },
    fit: { type: "boolean", default: false },
  },
});

/** A query ready to be scored again and again. */
interface Ready {
  readonly bm25: number;
  ndcg(parameters: RankingParameters): number;
  /** The order of the whole pipeline: MMR, fusion and bonuses included. */
  ofPipeline(): Promise<number>;
}

function prepare(one: RankingCase): Ready {
  const vocabulary = createVocabulary(PACKS[one.lang]!, PACKS);
  const query = new Set(vocabulary.read(one.query).terms);
  const texts = one.candidates.map(({ title, snippet }) => ({
    title: vocabulary.read(title),
    body: vocabulary.read(snippet),
  }));
  const ndcg = (scores: readonly number[]) =>
    ndcgAt(
      10,
      rankByScore(scores).map((at) => one.candidates[at]!.grade),
    )!;
  const row = { query_id: "", ...one, candidates: [...one.candidates] };
  return {
    bm25: ndcg(bm25Scores(row as never)),
    async ofPipeline() {
      const candidates = one.candidates.map(({ id, title, snippet }) => ({ id, title, snippet }));
      const { result } = await rerank({ query: one.query, candidates, clock: { now: () => 0 } });
      const gradeOf = new Map(one.candidates.map(({ id, grade }) => [id, grade]));
      return ndcgAt(
        10,
        result.ranked.map(({ candidate_id }) => gradeOf.get(candidate_id)!),
      )!;
    },
    ndcg: (parameters) => ndcg([...measureRelevance(query, texts, vocabulary, parameters).scores]),
  };
}

const sets = Object.entries(readSets(values.data)).map(([name, cases]) => ({ name, cases: cases.map(prepare) }));
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
const gainsOf = (cases: readonly Ready[], parameters: RankingParameters) =>
  cases.map((one) => one.ndcg(parameters) - one.bm25);

/** The middle 95 % of means of rows drawn with replacement. */
function interval(differences: readonly number[]): string {
  const random = seeded(11);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(differences.map(() => differences[Math.floor(random() * differences.length)]!)),
  ).sort((a, b) => a - b);
  return `${signed(means[Math.floor(0.025 * RESAMPLES)]!)} to ${signed(means[Math.floor(0.975 * RESAMPLES)]!)}`;
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;
}

const IDEAS: Readonly<Record<string, Partial<RankingParameters>>> = {
  "nothing left out": {},
  "without the title as a field": { title: 1 },
  "without early words": { early: 0 },
  "weights from the list alone": { background: 0 },
  "weights from the language alone": { background: 1 },
  "without near words": { near: 0 },
  "without proximity": { proximity: 0 },
  "without feedback": { feedback: 0 },
  "feedback of all best texts alike": { trustInBest: 1 },
  "without neighbours": { neighbours: 0 },
};

console.log(`${"".padEnd(34)}${sets.map(({ name }) => name.padStart(10)).join("")}      mean`);
const line = (name: string, figures: readonly number[], text = signed) =>
  console.log(`${name.padEnd(34)}${[...figures, mean(figures)].map((value) => text(value).padStart(10)).join("")}`);
line(
  "queries",
  sets.map(({ cases }) => cases.length),
  (value) => value.toFixed(0),
);
const absolute = (value: number) => value.toFixed(3);
line(
  "BM25",
  sets.map(({ cases }) => mean(cases.map(({ bm25 }) => bm25))),
  absolute,
);
if (values.ideas) {
  for (const [idea, change] of Object.entries(IDEAS)) {
    line(
      idea,
      sets.map(({ cases }) => mean(gainsOf(cases, { ...RANKING, ...change }))),
    );
  }
} else {
  // Cranfield and its short queries ask for the same texts: neither may help to fit the other.
  const family = (name: string) => (name === "short" ? "cranfield" : name);
  const gainOf = (parameters: RankingParameters, { cases }: (typeof sets)[number]) => mean(gainsOf(cases, parameters));
  const gains = sets.map((set) => {
    if (!values.fit) return gainsOf(set.cases, RANKING);
    const others = sets.filter(({ name }) => family(name) !== family(set.name));
    const fitted = fitParameters(others, gainOf);
    console.log(`fitted without ${set.name}: ${JSON.stringify(fitted)}`);
    return gainsOf(set.cases, fitted);
  });
  line(
    "Beleg",
    gains.map((list, at) => mean(list) + mean(sets[at]!.cases.map(({ bm25 }) => bm25))),
    absolute,
  );
  line(values.fit ? "gain, fitted on the others" : "gain", gains.map(mean));
  for (const [at, { name }] of sets.entries()) {
    console.log(`${name.padEnd(12)} ${signed(mean(gains[at]!))}  (${interval(gains[at]!)})`);
  }
  if (!values.fit) {
    const whole: number[] = [];
    for (const { cases } of sets) {
      const gained: number[] = [];
      for (const one of cases) gained.push((await one.ofPipeline()) - one.bm25);
      whole.push(mean(gained));
    }
    line("gain of the whole pipeline", whole);
  }
  process.exitCode = mean(gains.map(mean)) < BAR ? 1 : 0;
}
