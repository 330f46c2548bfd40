import { NewEvaluation } from "../contracts/evaluation.ts";

const TOWNS = ["Aldorf", "Brunn", "Castell", "Dornau", "Elm", "Furth", "Garding"];

/** What a summary says beside year and length: true in plain words, true in other words, or not true. */
const LAST_SENTENCES = [
  { text: "It carries two lanes.", wrong: false },
  { text: "Pedestrians have a path on the southern side.", wrong: true },
  { text: "Building it took four years.", wrong: false },
  { text: "It carries two tracks.", wrong: true },
  { text: "Pedestrians have a path on the northern side.", wrong: false },
  { text: "It opened before four years of work.", wrong: true },
  { text: "Traffic has two lanes.", wrong: false },
] as const;

/** Summaries of made-up articles, some wrong by rule: enough to see what an evaluation shows. */
function bridgeRows() {
  return Array.from({ length: 60 }, (_, index) => {
    const town = TOWNS[index % TOWNS.length];
    const [year, length] = [1950 + index, 200 + 7 * index];
    const last = LAST_SENTENCES[(3 * index) % LAST_SENTENCES.length] ?? LAST_SENTENCES[0];
    const wrongYear = index % 5 === 0;
    const wrongLength = index % 11 === 0;
    return {
      id: `bridge-${index + 1}`,
      article_text: `The bridge of ${town} opened in ${year} after four years of work. It is ${length} metres long and carries two lanes. Pedestrians have a path on the northern side.`,
      summary_text: `The bridge of ${town} opened in ${wrongYear ? year + 11 : year}. It is ${wrongLength ? length + 35 : length} metres long. ${last.text}`,
      has_error: wrongYear || wrongLength || last.wrong,
      origin: index % 3 === 0 ? "newspaper" : "town archive",
      system: index % 2 === 0 ? "writer-a" : "writer-b",
    };
  });
}

/** Notices that read nearly alike, though people tell them apart: the judge's scores collapse. */
function noticeRows() {
  return Array.from({ length: 30 }, (_, index) => {
    const town = TOWNS[index % TOWNS.length];
    const broken = index % 10 === 9;
    return {
      id: `notice-${index + 1}`,
      article_text: "",
      summary_text: broken
        ? `Late the bus to ${town}. Maybe ten. At the stop, waiting, because because of the snow of the road.`
        : `The bus to ${town} is late. It will arrive at ten. The stop is near the school.`,
      gt: { readability: broken ? 1 : 2 + (index % 4) },
      scale: [1, 5],
      origin: "notice board",
    };
  });
}

/** Three evaluations: two of the same rows under different rules, to compare, and one of a collapsed judge. */
export function sampleEvaluations(): readonly NewEvaluation[] {
  const rows = bridgeRows();
  return [
    { name: "Bridges, default threshold", task: "factuality", rows },
    { name: "Bridges, any doubt counts", task: "factuality", rows, policy: "count_as_error" },
    { name: "Notices, readability", task: "readability", rows: noticeRows() },
  ].map((order) => NewEvaluation.parse(order));
}
