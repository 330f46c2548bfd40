import type { SelectiveRisk } from "../../contracts/evaluation/selective-risk.ts";
import { ratio } from "../estimator.ts";
import { forEachTie, orderByValue } from "../score-order.ts";

/** A decision with how sure it was; null for a row the judge abstained on. */
export interface SureDecision {
  readonly label: boolean;
  readonly decision: boolean;
  readonly sureness: number | null;
}

const MAX_POINTS = 100;

/** The risk–coverage curve: decisions are taken from the surest on, equally sure ones together. */
export function selectiveRisk(rows: readonly SureDecision[]): SelectiveRisk {
  const answered = rows.filter(({ sureness }) => sureness !== null);
  const abstained = rows.filter(({ sureness }) => sureness === null);
  const doubt = answered.map(({ sureness }) => -sureness!);
  const order = orderByValue(doubt);
  const curve: { coverage: number; risk: number }[] = [];
  let wrong = 0;
  let area = 0;
  forEachTie(order, doubt, (from, to) => {
    for (let i = from; i < to; i += 1) {
      const { label, decision } = answered[order[i]!]!;
      wrong += Number(label !== decision);
    }
    const risk = wrong / to;
    area += risk * (to - from);
    curve.push({ coverage: to / rows.length, risk });
  });
  const step = Math.max(1, Math.ceil(curve.length / MAX_POINTS));
  return {
    curve: curve.filter((_, at) => at % step === 0 || at === curve.length - 1),
    area: ratio(area, answered.length),
    area_of_chance: ratio(wrong, answered.length),
    abstained: { n: abstained.length, errors: abstained.filter(({ label }) => label).length },
  };
}
