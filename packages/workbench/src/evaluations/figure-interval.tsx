import { useTranslation } from "../locales/index.ts";
import type { Figure } from "./figures.ts";

/** The interval of a figure as a bar with a dot, on a scale that is the same for its neighbours. */
export function FigureInterval({
  figure: { value, ci_lower, ci_upper },
  from,
  to,
  zero = false,
}: {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
  /** Marks where nothing would have changed. */
  readonly zero?: boolean;
}) {
  const at = (point: number) => ((Math.min(to, Math.max(from, point)) - from) / (to - from || 1)) * 100;
  if (value === null) return <span className="soft">–</span>;
  const [low, high] = [ci_lower ?? value, ci_upper ?? value];
  return (
    <svg className="evaluation-interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <line className="evaluation-scale" x1={0} x2={100} y1={5} y2={5} />
      {zero && <line className="evaluation-zero" x1={at(0)} x2={at(0)} y1={0} y2={10} />}
      <rect className="evaluation-range" x={at(low)} y={3} width={Math.max(1, at(high) - at(low))} height={4} />
      <rect className="evaluation-value" x={at(value) - 0.75} y={0.5} width={1.5} height={9} />
    </svg>
  );
}

/** The interval in figures. */
export function useInterval() {
  const { t, number } = useTranslation();
  return ({ ci_lower, ci_upper }: Figure): string =>
    ci_lower === null || ci_upper === null
      ? t("evaluations.no_interval")
      : t("evaluations.range", { low: number(ci_lower, 2), high: number(ci_upper, 2) });
}
