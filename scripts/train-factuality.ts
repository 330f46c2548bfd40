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
import type { TextKind } from "../packages/core/src/judges/factuality/embedded/estimate/text-kind.ts";
import { crossValidate, train } from "./factuality/cross-validate.ts";
import { measureRows } from "./factuality/measure-rows.ts";
import { platt } from "./factuality/platt.ts";
import { calibrationWeights, isCalibratedBy, isTaughtBy, LINEAR } from "./factuality/training-options.ts";
import { trainingRows } from "./factuality/training-rows.ts";

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const rows = await measureRows(trainingRows(values.data));
const outOfFold = crossValidate(rows);
const short = (value: number) => Number(value.toPrecision(6));
const target = new URL("../packages/core/src/judges/factuality/embedded/data/error-weights.json", import.meta.url);
writeFileSync(target, `${JSON.stringify({ written: weightsOf("written"), raw: weightsOf("raw") })}\n`);

function weightsOf(kind: TextKind) {
  const judged = rows.flatMap((row, at) => (isCalibratedBy(kind, row) ? [at] : []));
  const calibration = platt(
    judged.map((at) => outOfFold[at]!),
    judged.map((at) => rows[at]!.label),
    calibrationWeights(judged.map((at) => rows[at]!)),
  );
  const model = train(kind, rows);
  const inTrees = model.trees.flatMap((tree) => tree.feature.filter((at) => at >= 0));
  const byHand = Object.keys(LINEAR[kind]).map((name) => SUMMARY_FEATURES.indexOf(name));
  const used = [...new Set([...inTrees, ...byHand])].sort((a, b) => a - b);
  const taught = rows.filter((row) => isTaughtBy(kind, row));
  process.stdout.write(`${kind}: ${used.length} features, ${model.trees.length} trees, ${taught.length} rows\n`);
  return {
    languages: [...new Set(taught.map((row) => row.language))],
    features: used.map((at) => SUMMARY_FEATURES[at]),
    linear: used.map((at) => LINEAR[kind][SUMMARY_FEATURES[at]!] ?? 0),
    base: short(model.base),
    calibration: { slope: short(calibration.slope), offset: short(calibration.offset) },
    trees: model.trees.map((tree) => ({
      feature: tree.feature.map((at) => (at < 0 ? -1 : used.indexOf(at))),
      threshold: tree.threshold.map(short),
      left: tree.left,
      right: tree.right,
      value: tree.value.map(short),
    })),
  };
}
