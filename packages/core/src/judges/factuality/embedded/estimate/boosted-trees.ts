/** A weighted sum plus trees as flat lists: a node with a feature sends `value <= threshold` left, a node without one adds its value. */
export interface TreeModel {
  /** Languages of the labelled texts it was trained on. */
  readonly languages: readonly string[];
  /** Names of the features the trees look at, by the numbers they use. */
  readonly features: readonly string[];
  /** How much each feature adds by itself: few, set by hand, the part that holds on any kind of text. */
  readonly linear: readonly number[];
  readonly base: number;
  readonly trees: readonly {
    readonly feature: readonly number[];
    readonly threshold: readonly number[];
    readonly left: readonly number[];
    readonly right: readonly number[];
    readonly value: readonly number[];
  }[];
  /** Turns the sum into calibrated log-odds: `slope · sum + offset`. */
  readonly calibration: { readonly slope: number; readonly offset: number };
}

/** The calibrated probability the trees give a row of features. */
export function treeProbability(model: TreeModel, row: readonly number[]): number {
  let sum = model.base;
  for (let at = 0; at < row.length; at += 1) sum += (model.linear[at] ?? 0) * row[at]!;
  for (const { feature, threshold, left, right, value } of model.trees) {
    let node = 0;
    for (let at = feature[node]!; at >= 0; at = feature[node]!) {
      node = row[at]! <= threshold[node]! ? left[node]! : right[node]!;
    }
    sum += value[node]!;
  }
  return 1 / (1 + Math.exp(-(model.calibration.slope * sum + model.calibration.offset)));
}
