/** Round steps between 0 (or the least) and the most, for an axis of about `wanted` ticks. */
export function ticksOf(least: number, most: number, wanted = 4): readonly number[] {
  const reach = most - least;
  if (!(reach > 0)) return [least];
  const rough = reach / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most + step / 1e6 && ticks.length < 50; tick += step) {
    ticks.push(Number(tick.toPrecision(12)));
  }
  return ticks;
}
