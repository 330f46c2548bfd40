// Quality of the embedded error estimate on articles it never saw, per origin:
//   npx node bench/factuality-quality.ts --data ../shared/data [--leave origin]
// Out-of-fold by article (default), or leaving out a whole origin at a time. Thresholds and calibration come from rows
// of other folds or origins only; the last two columns cut the calibrated probability at 0.5, whatever the set.
// "bigrams" is the AUROC of a single line of code, the share of word pairs the source does not have.
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
import { crossValidate, foldsOf } from "../scripts/factuality/cross-validate.ts";
import { type LabelledRow, loadRows } from "../scripts/factuality/load-rows.ts";
import { measureRows } from "../scripts/factuality/measure-rows.ts";
import { newBigrams } from "../scripts/factuality/new-bigrams.ts";
import { platt } from "../scripts/factuality/platt.ts";
import { seededRandom } from "../scripts/factuality/seeded-random.ts";
import { synthesiseRows } from "../scripts/factuality/synthesise-rows.ts";
import { calibrationWeights, TRAINING } from "../scripts/factuality/training-options.ts";

const { values } = parseArgs({
  options: { data: { type: "string", default: "../shared/data" }, leave: { type: "string", default: "article" } },
});
const real = loadRows(values.data);
const rows = [...real, ...synthesiseRows(real, seededRandom(TRAINING.seed))];
const folds = foldsOf(rows);
const left = values.leave === "origin" ? rows.map(({ dataset, origin }) => `${dataset} ${origin}`) : folds;
const scores = crossValidate(rows, await measureRows(rows), left);

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
];

const judged = rows.flatMap((row, at) => (row.dataset === "synthetic" ? [] : [at]));
const probabilities = calibrate();
console.log(
  "part                    rows  wrong   AUROC  [95 % by article]  bigrams     BA      F1   at 0.5: BA      F1",
);
for (const [name, belongs] of parts) {
  const own = rows.flatMap((row, at) => (belongs(row) ? [at] : []));
  const labels = own.map((at) => rows[at]!.label === 1);
  const own_scores = own.map((at) => scores[at]!);
  const { area } = bootstrap(
    { area: aurocEstimator(labels, own_scores) },
    { clusters: own.map((at) => String(rows[at]!.group)), random: seededRandom(TRAINING.seed), resamples: 500 },
  );
  const predicted = own.map((at) => scores[at]! >= thresholdFor(at, belongs));
  const counts = countConfusion(labels, predicted);
  const halves = countConfusion(
    labels,
    own.map((at) => probabilities[at]! >= 0.5),
  );
  console.log(
    name.padEnd(20),
    String(own.length).padStart(7),
    (labels.filter(Boolean).length / labels.length).toFixed(2).padStart(6),
    (auroc(labels, own_scores) ?? Number.NaN).toFixed(3).padStart(7),
    ` [${area.ci_lower?.toFixed(3)}, ${area.ci_upper?.toFixed(3)}] `,
    (
      auroc(
        labels,
        own.map((at) => newBigrams(rows[at]!)),
      ) ?? Number.NaN
    )
      .toFixed(3)
      .padStart(7),
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

printSamples("threshold from other folds", (at) => scores[at]! >= thresholdFor(at, parts[0]![1]));
printSamples("probability at least 0.5", (at) => probabilities[at]! >= 0.5);

/** Every row's probability, calibrated on the rows of the other folds or origins. */
function calibrate(): number[] {
  const calibrated: number[] = rows.map(() => 0);
  for (const part of new Set<number | string>(left)) {
    const others = judged.filter((at) => left[at] !== part);
    const { slope, offset } = platt(
      others.map((at) => scores[at]!),
      others.map((at) => rows[at]!.label),
      calibrationWeights(others.map((at) => rows[at]!)),
    );
    rows.forEach((_, at) => {
      if (left[at] === part) calibrated[at] = 1 / (1 + Math.exp(-(slope * scores[at]! + offset)));
    });
  }
  return calibrated;
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
    seen.map((other) => scores[other]!),
    { clusters: seen.map((other) => String(rows[other]!.group)), random: seededRandom(TRAINING.seed) },
  );
  thresholds.set(key, chosen!.threshold);
  return chosen!.threshold;
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
