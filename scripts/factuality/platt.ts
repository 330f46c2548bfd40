/** Fits `slope · score + offset` as log-odds of the label by Newton's method with halved steps (Platt's scaling). */
export function platt(
  scores: readonly number[],
  labels: readonly number[],
  weights: readonly number[],
): { slope: number; offset: number } {
  let slope = 0;
  let offset = 0;
  let loss = lossOf(slope, offset);
  for (let round = 0; round < 100; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-9, 0, 1e-9];
    scores.forEach((score, i) => {
      const p = 1 / (1 + Math.exp(-(slope * score + offset)));
      const w = weights[i]! * p * (1 - p);
      const e = weights[i]! * (labels[i]! - p);
      ga += e * score;
      gb += e;
      haa += w * score * score;
      hab += w * score;
      hbb += w;
    });
    const determinant = haa * hbb - hab * hab;
    const [da, db] = [(hbb * ga - hab * gb) / determinant, (haa * gb - hab * ga) / determinant];
    // A full step can overshoot where nearly all rows are sure, and never come back.
    let step = 1;
    while (step > 1e-6 && !(lossOf(slope + step * da, offset + step * db) <= loss)) step /= 2;
    if (step <= 1e-6) break;
    slope += step * da;
    offset += step * db;
    loss = lossOf(slope, offset);
  }
  return { slope, offset };

  function lossOf(a: number, b: number): number {
    let sum = 0;
    scores.forEach((score, i) => {
      const z = a * score + b;
      sum += weights[i]! * (Math.max(z, 0) - z * labels[i]! + Math.log1p(Math.exp(-Math.abs(z))));
    });
    return sum;
  }
}
