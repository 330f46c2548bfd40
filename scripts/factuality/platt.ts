/** Fits `slope · score + offset` as log-odds of the label by Newton's method (Platt's scaling). */
export function platt(
  scores: readonly number[],
  labels: readonly number[],
  weights: readonly number[],
): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 50; step += 1) {
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
    slope += (hbb * ga - hab * gb) / determinant;
    offset += (haa * gb - hab * ga) / determinant;
  }
  return { slope, offset };
}
