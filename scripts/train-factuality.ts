/**
 * Trains the error estimate of the embedded factuality judge:
 *
 *     node scripts/train-factuality.ts --data ../shared/data
 *
 * The development data is not part of the repository. The same data and seed give the same weights, byte for byte.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SUMMARY_FEATURES } from "../packages/core/src/judges/factuality/embedded/estimate/summary-features.ts";
import { boost } from "./factuality/boosted-trees.ts";
import { crossValidate } from "./factuality/cross-validate.ts";
import { loadRows } from "./factuality/load-rows.ts";
import { measureRows } from "./factuality/measure-rows.ts";
import { platt } from "./factuality/platt.ts";
import { seededRandom } from "./factuality/seeded-random.ts";
import { synthesiseRows } from "./factuality/synthesise-rows.ts";
import { boostOptions, calibrationWeights, LINEAR, rowWeights, TRAINING } from "./factuality/training-options.ts";

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const real = loadRows(values.data);
const rows = [...real, ...synthesiseRows(real, seededRandom(TRAINING.seed))];
const features = await measureRows(rows);
const labels = rows.map((row) => row.label);

const outOfFold = crossValidate(rows, features);
const judged = rows.flatMap((row, at) => (row.dataset === "synthetic" ? [] : [at]));
const calibration = platt(
  judged.map((at) => outOfFold[at]!),
  judged.map((at) => labels[at]!),
  calibrationWeights(judged.map((at) => rows[at]!)),
);
const model = boost(features, labels, rowWeights(rows), boostOptions(SUMMARY_FEATURES, seededRandom(TRAINING.seed)));

const inTrees = model.trees.flatMap((tree) => tree.feature.filter((at) => at >= 0));
const byHand = Object.keys(LINEAR).map((name) => SUMMARY_FEATURES.indexOf(name));
const used = [...new Set([...inTrees, ...byHand])].sort((a, b) => a - b);
const short = (value: number) => Number(value.toPrecision(6));
const target = new URL("../packages/core/src/judges/factuality/embedded/data/error-weights.json", import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({
    features: used.map((at) => SUMMARY_FEATURES[at]),
    linear: used.map((at) => LINEAR[SUMMARY_FEATURES[at]!] ?? 0),
    base: short(model.base),
    calibration: { slope: short(calibration.slope), offset: short(calibration.offset) },
    trees: model.trees.map((tree) => ({
      feature: tree.feature.map((at) => (at < 0 ? -1 : used.indexOf(at))),
      threshold: tree.threshold.map(short),
      left: tree.left,
      right: tree.right,
      value: tree.value.map(short),
    })),
  })}\n`,
);
process.stdout.write(`${used.length} features, ${model.trees.length} trees, ${rows.length} rows\n`);
