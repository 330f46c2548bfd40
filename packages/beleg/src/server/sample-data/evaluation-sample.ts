import { NewEvaluation } from "../contracts/evaluation.ts";

const TOWNS = ["Aldorf", "Brunn", "Castell", "Dornau", "Elm", "Furth", "Garding", "Hall"];
const SYSTEMS = ["writer-a", "writer-b"];

/** What a summary gets wrong about its bridge; the last two are hard to see for a judge without a model. */
const MISTAKES = ["year", "length", "side", "purpose"] as const;

/** Summaries of made-up articles, wrong by rule in every other row: enough to see what an evaluation shows. */
function bridgeRows() {
  return Array.from({ length: 40 }, (_, index) => {
    const town = `${TOWNS[index % TOWNS.length]}`;
    const [year, length] = [1950 + index, 200 + 7 * index];
    const mistake = index % 2 === 0 ? MISTAKES[(index / 2) % MISTAKES.length] : undefined;
    const opened = `The bridge of ${town} opened in ${mistake === "year" ? year + 11 : year}.`;
    const size = `It is ${mistake === "length" ? length + 35 : length} metres long.`;
    const path = `Pedestrians have a path on the ${mistake === "side" ? "southern" : "northern"} side.`;
    const use = mistake === "purpose" ? "It was built for the railway." : "It carries two lanes.";
    return {
      id: `bridge-${index + 1}`,
      article_text: `The bridge of ${town} opened in ${year} after four years of work. It is ${length} metres long and carries two lanes. Pedestrians have a path on the northern side.`,
      summary_text: [opened, size, index % 4 < 2 ? path : "", use].filter((sentence) => sentence !== "").join(" "),
      has_error: mistake !== undefined,
      origin: index % 3 === 0 ? "newspaper" : "town archive",
      system: SYSTEMS[index % 2],
      group: town,
    };
  });
}

/** Texts that are all equally easy to read, though people tell them apart: the judge's scores collapse. */
function plainRows() {
  return Array.from({ length: 30 }, (_, index) => ({
    id: `note-${index + 1}`,
    article_text: "",
    summary_text: `The bus to ${TOWNS[index % TOWNS.length]} is late. It comes at ten. We wait here. The sun is out.`,
    gt: { readability: 1 + (index % 5) },
    scale: [1, 5],
    origin: "notice board",
  }));
}

/** Three evaluations: two of the same rows under different rules, to compare, and one of a collapsed judge. */
export function sampleEvaluations(): readonly NewEvaluation[] {
  const rows = bridgeRows();
  return [
    { name: "Bridges, default threshold", task: "factuality", rows },
    { name: "Bridges, any doubt counts", task: "factuality", rows, policy: "count_as_error" },
    { name: "Notices, readability", task: "readability", rows: plainRows() },
  ].map((order) => NewEvaluation.parse(order));
}
