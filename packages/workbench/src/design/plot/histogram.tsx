import { useWords } from "../../locales/index.ts";
import { BarPlot } from "./bar-plot.tsx";

/** How values between 0 and 1 spread over buckets of equal width. */
export function Histogram({
  title,
  values,
  buckets = 10,
}: {
  readonly title: string;
  readonly values: readonly number[];
  readonly buckets?: number;
}) {
  const { t, number } = useWords();
  const counts = Array.from({ length: buckets }, () => 0);
  for (const value of values) {
    const index = Math.max(0, Math.min(buckets - 1, Math.floor(value * buckets)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const bars = counts.map((value, index) => ({ label: number(index / buckets, 1), value }));
  return (
    <BarPlot title={title} bars={bars} touching labelName={t("design.plot_from")} valueName={t("design.plot_count")} />
  );
}
