// Quality of the embedded error estimate on articles it never saw, per origin:
//   npx node bench/factuality-quality.ts --data ../shared/data [--leave origin]
// Out-of-fold by article (default), or leaving out a whole origin at a time. Thresholds and calibration come from rows
// of other folds or origins only; the last two columns cut the calibrated probability at 0.5, whatever the set.
// All figures are those of the probability as it is shown, floor and ceiling included; "trees" is the AUROC without them.
// "bigrams" is the AUROC of a single line of code, the share of word pairs the source does not have; "alone", for single
// claims, that of a model which never sees the source.
// Below: how many samples of 200 FRANK rows, drawn by article, reach the bars.
import { parseArgs } from "node:util";
import {
  auroc,
  aurocEstimator,
  balancedAccuracy,
  bootstrap,
  countConfusion,
  expectedCalibrationError,
  f1,
  stableThreshold,
} from "../packages/core/src/evaluation/index.ts";
import { withinProof } from "../packages/core/src/judges/factuality/embedded/estimate/within-proof.ts";
import { claimOnlyControl } from "../scripts/factuality/claim-only-control.ts";
import { crossValidate, foldsOf, KINDS } from "../scripts/factuality/cross-validate.ts";
import { CLAIM_SETS } from "../scripts/factuality/load-claims.ts";
import type { LabelledRow } from "../scripts/factuality/load-rows.ts";
import { measureRows } from "../scripts/factuality/measure-rows.ts";
import { newBigrams } from "../scripts/factuality/new-bigrams.ts";
import { platt } from "../scripts/factuality/platt.ts";
import { seededRandom } from "../scripts/factuality/seeded-random.ts";
import { calibrationWeights, isCalibratedBy, TRAINING } from "../scripts/factuality/training-options.ts";
import { trainingRows } from "../scripts/factuality/training-rows.ts";

const { values } = parseArgs({
  options: { data: { type: "string", default: "../shared/data" }, leave: { type: "string", default: "article" } },
});
const rows = await measureRows(trainingRows(values.data));
const folds = foldsOf(rows);
const left = values.leave === "origin" ? rows.map(({ dataset, origin }) => `${dataset} ${origin}`) : folds;
const scores = crossValidate(rows, left);
const claims = rows.flatMap((row, at) => (CLAIM_SETS.some((name) => name === row.dataset) ? [at] : []));
const control = new Map<number, number>();
claimOnlyControl(
  claims.map((at) => rows[at]!),
  claims.map((at) => folds[at]!),
).forEach((score, at) => {
  control.set(claims[at]!, score);
});

const thresholds = new Map<string, number>();

const parts: [string, (row: LabelledRow) => boolean][] = [
  ["FRANK", (row) => row.dataset === "frank"],
  ["FRANK CNN/DM", (row) => row.dataset === "frank" && row.origin === "cnndm"],
  ["FRANK BBC", (row) => row.dataset === "frank" && row.origin === "bbc"],
  ["XSum Faithfulness", (row) => row.dataset === "xsumfaith"],
  ["SummEval CNN/DM", (row) => row.dataset === "summeval"],
  ["SummEdits", (row) => row.dataset === "summedits"],
  ...["ectsum", "podcast", "sales_call", "samsum"].map((origin): [string, (row: LabelledRow) => boolean] => [
    `SummEdits ${origin}`,
    (row) => row.origin === origin,
  ]),
  ["synthetic answers", (row) => row.dataset === "synthetic"],
  ...CLAIM_SETS.flatMap((name) =>
    ["en", "de", "es"].map((language): [string, (row: LabelledRow) => boolean] => [
      `${name} ${language}`,
      (row) => row.dataset === name && row.origin === language,
    ]),
  ),
];

const judged = rows.flatMap((row, at) => (row.dataset === "synthetic" ? [] : [at]));
const calibrated = calibrate();
const probabilities = calibrated.map((probability, at) => withinProof(probability, rows[at]!.shown));
console.log(
  "part                    rows  wrong   AUROC  [95 % by article]   trees bigrams   alone     BA      F1   at 0.5: BA      F1",
);
for (const [name, belongs] of parts) {
  const own = rows.flatMap((row, at) => (belongs(row) ? [at] : []));
  const labels = own.map((at) => rows[at]!.label === 1);
  const ownScores = own.map((at) => probabilities[at]!);
  const { area } = bootstrap(
    { area: aurocEstimator(labels, ownScores) },
    { clusters: own.map((at) => String(rows[at]!.group)), random: seededRandom(TRAINING.seed), resamples: 500 },
  );
  const predicted = own.map((at) => probabilities[at]! >= thresholdFor(at, belongs));
  const counts = countConfusion(labels, predicted);
  const halves = countConfusion(
    labels,
    own.map((at) => probabilities[at]! >= 0.5),
  );
  console.log(
    name.padEnd(20),
    String(own.length).padStart(7),
    (labels.filter(Boolean).length / labels.length).toFixed(2).padStart(6),
    areaOf(own, (at) => probabilities[at]),
    ` [${area.ci_lower?.toFixed(3)}, ${area.ci_upper?.toFixed(3)}] `,
    areaOf(own, (at) => calibrated[at]),
    areaOf(own, (at) => newBigrams(rows[at]!)),
    areaOf(own, (at) => control.get(at)),
    (balancedAccuracy(counts) ?? Number.NaN).toFixed(3).padStart(7),
    (f1(counts) ?? Number.NaN).toFixed(3).padStart(7),
    (balancedAccuracy(halves) ?? Number.NaN).toFixed(3).padStart(12),
    (f1(halves) ?? Number.NaN).toFixed(3).padStart(7),
  );
}

const error = expectedCalibrationError(
  judged.map((at) => rows[at]!.label === 1),
  judged.map((at) => probabilities[at]!),
);
console.log(`expected calibration error over all real rows: ${error?.toFixed(3)}`);

printLoss();
printSamples("threshold from other folds", (at) => probabilities[at]! >= thresholdFor(at, parts[0]![1]));
printSamples("probability at least 0.5", (at) => probabilities[at]! >= 0.5);

function areaOf(own: readonly number[], scoreOf: (at: number) => number | undefined): string {
  const known = own.map(scoreOf);
  if (known.includes(undefined)) return "–".padStart(7);
  const area = auroc(
    own.map((at) => rows[at]!.label === 1),
    known.map((score) => score ?? 0),
  );
  return (area ?? Number.NaN).toFixed(3).padStart(7);
}

/** Every row's probability, calibrated on the rows of its kind in the other folds or origins. */
function calibrate(): number[] {
  const result: number[] = rows.map(() => 0);
  for (const kind of KINDS) {
    for (const part of new Set<number | string>(left)) {
      const others = rows.flatMap((row, at) => (isCalibratedBy(kind, row) && left[at] !== part ? [at] : []));
      const { slope, offset } = platt(
        others.map((at) => scores[at]!),
        others.map((at) => rows[at]!.label),
        calibrationWeights(others.map((at) => rows[at]!)),
      );
      rows.forEach((row, at) => {
        if (left[at] === part && row.kind === kind) result[at] = 1 / (1 + Math.exp(-(slope * scores[at]! + offset)));
      });
    }
  }
  return result;
}

/** A threshold from the same part of the other folds. */
function thresholdFor(at: number, belongs: (row: LabelledRow) => boolean): number {
  const fold = folds[at]!;
  const key = `${parts.findIndex(([, test]) => test === belongs)} ${fold}`;
  const known = thresholds.get(key);
  if (known !== undefined) return known;
  const seen = rows.flatMap((row, other) => (belongs(row) && folds[other] !== fold ? [other] : []));
  const chosen = stableThreshold(
    seen.map((other) => rows[other]!.label === 1),
    seen.map((other) => probabilities[other]!),
    { clusters: seen.map((other) => String(rows[other]!.group)), random: seededRandom(TRAINING.seed) },
  );
  thresholds.set(key, chosen!.threshold);
  return chosen!.threshold;
}

/** What the floor and the ceiling do to the log loss of the texts they hold, and how many of these were wrong. */
function printLoss(): void {
  for (const shown of ["contradicted", "proved"] as const) {
    const own = judged.filter((at) => rows[at]!.shown === shown);
    const loss = (chances: readonly number[]) =>
      own.reduce((sum, at) => sum - Math.log(rows[at]!.label === 1 ? chances[at]! : 1 - chances[at]!), 0) / own.length;
    const wrong = own.filter((at) => rows[at]!.label === 1).length;
    console.log(
      `${shown}: ${own.length} texts, ${wrong} wrong, log loss ${loss(calibrated).toFixed(3)} by the trees, ${loss(probabilities).toFixed(3)} as shown`,
    );
  }
}

/** How many of 2,000 samples of 200 FRANK rows reach a balanced accuracy of 0.79 and an F1 of 0.80. */
function printSamples(name: string, isCalled: (at: number) => boolean): void {
  const frank = rows.flatMap((row, at) => (row.dataset === "frank" ? [at] : []));
  const articles = [...Map.groupBy(frank, (at) => rows[at]!.group).values()];
  const random = seededRandom(TRAINING.seed);
  const called = new Map(frank.map((at) => [at, isCalled(at)]));
  let balanced = 0;
  let both = 0;
  for (let round = 0; round < 2000; round += 1) {
    const drawn: number[] = [];
    while (drawn.length < 200) drawn.push(...articles[Math.floor(random() * articles.length)]!);
    const counts = countConfusion(
      drawn.slice(0, 200).map((at) => rows[at]!.label === 1),
      drawn.slice(0, 200).map((at) => called.get(at)!),
    );
    if ((balancedAccuracy(counts) ?? 0) < 0.79) continue;
    balanced += 1;
    if ((f1(counts) ?? 0) >= 0.8) both += 1;
  }
  const share = (count: number) => `${(count / 20).toFixed(0)} %`;
  console.log(
    `FRANK, samples of 200 rows, ${name}: BA >= 0.79 in ${share(balanced)}, F1 >= 0.80 as well in ${share(both)}`,
  );
}
