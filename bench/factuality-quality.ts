// Quality of the embedded error estimate on articles it never saw, per origin:
//   node bench/factuality-quality.ts --data ../shared/data [--leave origin]
// Out-of-fold by article (default), or leaving out a whole origin at a time. Thresholds come from the other folds only;
// the last two columns cut the calibrated probability at 0.5, whatever the set.
import { parseArgs } from "node:util";
import {
  auroc,
  aurocEstimator,
  balancedAccuracy,
  bootstrap,
  countConfusion,
  expectedCalibrationError,
  f1,
} from "../packages/core/src/evaluation/index.ts";
import { crossValidate, foldsOf } from "../scripts/factuality/cross-validate.ts";
import { type LabelledRow, loadRows } from "../scripts/factuality/load-rows.ts";
import { measureRows } from "../scripts/factuality/measure-rows.ts";
import { platt } from "../scripts/factuality/platt.ts";
import { seededRandom } from "../scripts/factuality/seeded-random.ts";
import { synthesiseRows } from "../scripts/factuality/synthesise-rows.ts";
import { rowWeights, TRAINING } from "../scripts/factuality/training-options.ts";

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
const calibration = platt(
  judged.map((at) => scores[at]!),
  judged.map((at) => rows[at]!.label),
  rowWeights(judged.map((at) => rows[at]!)),
);
const probabilities = scores.map((score) => 1 / (1 + Math.exp(-(calibration.slope * score + calibration.offset))));
console.log("part                    rows  wrong   AUROC  [95 % by article]     BA      F1   at 0.5: BA      F1");
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

/** The threshold with the best balanced accuracy on the same part of the other folds. */
function thresholdFor(at: number, belongs: (row: LabelledRow) => boolean): number {
  const fold = folds[at]!;
  const key = `${parts.findIndex(([, test]) => test === belongs)} ${fold}`;
  const known = thresholds.get(key);
  if (known !== undefined) return known;
  const seen = rows.flatMap((row, other) => (belongs(row) && folds[other] !== fold ? [other] : []));
  const labels = seen.map((other) => rows[other]!.label === 1);
  const sorted = seen.map((other) => scores[other]!).sort((a, b) => a - b);
  let best = 0;
  let threshold = 0;
  for (let k = 1; k < 100; k += 1) {
    const candidate = sorted[Math.floor((k * sorted.length) / 100)]!;
    const value =
      balancedAccuracy(
        countConfusion(
          labels,
          seen.map((other) => scores[other]! >= candidate),
        ),
      ) ?? 0;
    if (value > best) {
      best = value;
      threshold = candidate;
    }
  }
  thresholds.set(key, threshold);
  return threshold;
}
