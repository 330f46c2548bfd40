import type { StatementItem } from "./statement-item.ts";

/** What stands between round brackets, from its first item up to the one behind it. */
export interface Aside {
  readonly from: number;
  readonly to: number;
}

/** The brackets of a sentence, in order; what stands between two of them side by side counts as one. */
export function asidesIn(items: readonly StatementItem[]): readonly Aside[] {
  const starts = items.flatMap(({ aside }, at) => (aside && items[at - 1]?.aside !== true ? [at] : []));
  return starts.map((from) => {
    const end = items.findIndex(({ aside }, at) => at > from && !aside);
    return { from, to: end < 0 ? items.length : end };
  });
}
