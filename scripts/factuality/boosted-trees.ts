/** One tree as flat lists: an inner node tests `value <= threshold` and goes left, a leaf (feature −1) adds its value. */
interface Tree {
  readonly feature: number[];
  readonly threshold: number[];
  readonly left: number[];
  readonly right: number[];
  readonly value: number[];
}

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  readonly leastWeight: number;
  readonly ridge: number;
  /** Share of the features each tree may look at. */
  readonly columns: number;
  /** +1: more of the feature never lowers the answer; −1 never raises it; 0 free. */
  readonly monotone?: readonly number[] | undefined;
  /** Features that may be used; all when left out. */
  readonly allowed?: readonly boolean[] | undefined;
  readonly random: () => number;
}

export interface Boosted {
  readonly base: number;
  readonly trees: Tree[];
}

const BINS = 40;

/** Boosts small regression trees on the logistic loss, over binned features. */
export function boost(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  weights: readonly number[],
  options: BoostOptions,
): Boosted {
  const size = rows.length;
  const width = rows[0]!.length;
  const edges = Array.from({ length: width }, (_, f) =>
    (options.allowed?.[f] ?? true) ? binEdges(rows.map((row) => row[f]!)) : [],
  );
  const binned = Array.from({ length: width }, (_, f) => {
    const bins = new Uint8Array(size);
    for (let i = 0; i < size; i += 1) bins[i] = binOf(rows[i]![f]!, edges[f]!);
    return bins;
  });
  const totalWeight = weights.reduce((a, b) => a + b, 0);
  const positive = labels.reduce((a, label, i) => a + label * weights[i]!, 0);
  const base = Math.log(positive / (totalWeight - positive));
  const score = new Float64Array(size).fill(base);
  const gradient = new Float64Array(size);
  const hessian = new Float64Array(size);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round += 1) {
    for (let i = 0; i < size; i += 1) {
      const p = 1 / (1 + Math.exp(-score[i]!));
      gradient[i] = weights[i]! * (labels[i]! - p);
      hessian[i] = weights[i]! * p * (1 - p);
    }
    const columns: number[] = [];
    for (let f = 0; f < width; f += 1) {
      const isAllowed = options.allowed?.[f] ?? true;
      if (isAllowed && edges[f]!.length > 0 && options.random() < options.columns) columns.push(f);
    }
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] };
    grow(
      tree,
      Int32Array.from({ length: size }, (_, i) => i),
      0,
      columns,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    );
    trees.push(tree);
    for (let i = 0; i < size; i += 1) score[i]! += answer(tree, rows[i]!);
  }
  return { base, trees };

  function grow(
    tree: Tree,
    members: Int32Array,
    depth: number,
    columns: readonly number[],
    low: number,
    high: number,
  ): number {
    let g = 0;
    let h = 0;
    for (const i of members) {
      g += gradient[i]!;
      h += hessian[i]!;
    }
    const node = tree.feature.push(-1) - 1;
    const clamp = (value: number) => Math.min(high, Math.max(low, value));
    tree.threshold.push(0);
    tree.left.push(-1);
    tree.right.push(-1);
    tree.value.push(options.rate * clamp(g / (h + options.ridge)));
    if (depth === options.depth) return node;
    let gain = 1e-6;
    let feature = -1;
    let cut = -1;
    let middle = 0;
    const parent = (g * g) / (h + options.ridge);
    for (const f of columns) {
      const bins = binned[f]!;
      const count = edges[f]!.length + 1;
      const gs = new Float64Array(count);
      const hs = new Float64Array(count);
      const ws = new Float64Array(count);
      for (const i of members) {
        const b = bins[i]!;
        gs[b]! += gradient[i]!;
        hs[b]! += hessian[i]!;
        ws[b]! += weights[i]!;
      }
      const all = ws.reduce((a, b) => a + b, 0);
      let gl = 0;
      let hl = 0;
      let wl = 0;
      for (let b = 0; b + 1 < count; b += 1) {
        gl += gs[b]!;
        hl += hs[b]!;
        wl += ws[b]!;
        if (wl < options.leastWeight || all - wl < options.leastWeight) continue;
        const [gr, hr] = [g - gl, h - hl];
        const vl = clamp(gl / (hl + options.ridge));
        const vr = clamp(gr / (hr + options.ridge));
        const direction = options.monotone?.[f] ?? 0;
        if (direction * (vr - vl) < 0) continue;
        const won =
          gl * vl * 2 - vl * vl * (hl + options.ridge) + gr * vr * 2 - vr * vr * (hr + options.ridge) - parent;
        if (won > gain) {
          gain = won;
          feature = f;
          cut = b;
          middle = (vl + vr) / 2;
        }
      }
    }
    if (feature < 0) return node;
    const bins = binned[feature]!;
    const left = members.filter((i) => bins[i]! <= cut);
    const right = members.filter((i) => bins[i]! > cut);
    const direction = options.monotone?.[feature] ?? 0;
    tree.feature[node] = feature;
    tree.threshold[node] = edges[feature]![cut]!;
    tree.left[node] = grow(
      tree,
      left,
      depth + 1,
      columns,
      direction < 0 ? Math.max(low, middle) : low,
      direction > 0 ? Math.min(high, middle) : high,
    );
    tree.right[node] = grow(
      tree,
      right,
      depth + 1,
      columns,
      direction > 0 ? Math.max(low, middle) : low,
      direction < 0 ? Math.min(high, middle) : high,
    );
    return node;
  }
}

/** The log-odds a boosted model gives one row. */
export function predict({ base, trees }: Boosted, row: readonly number[]): number {
  let sum = base;
  for (const tree of trees) sum += answer(tree, row);
  return sum;
}

function answer({ feature, threshold, left, right, value }: Tree, row: readonly number[]): number {
  let node = 0;
  while (feature[node]! >= 0) node = row[feature[node]!]! <= threshold[node]! ? left[node]! : right[node]!;
  return value[node]!;
}

function binEdges(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const edges: number[] = [];
  for (let b = 1; b < BINS; b += 1) {
    const at = Math.floor((b * sorted.length) / BINS);
    const edge = (sorted[at - 1]! + sorted[at]!) / 2;
    if (edge < sorted.at(-1)! && (edges.length === 0 || edge > edges.at(-1)!)) edges.push(edge);
  }
  // Rare events sit in the last bin of the quantiles: a cut between 0 and the rest must always exist.
  if (sorted[0] === 0 && (edges.length === 0 || edges[0]! > 0)) edges.unshift(0);
  return [...new Set(edges)].sort((a, b) => a - b);
}

function binOf(value: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}
