import type { StatementItem } from "./statement-item.ts";

/** What stands between brackets, from its first item up to the one behind it. */
export interface Aside {
  readonly from: number;
  readonly to: number;
}

/** The brackets of a sentence, in order; what stands between two of them side by side counts as one. */
export function asidesIn(items: readonly StatementItem[]): readonly Aside[] {
  const asides: Aside[] = [];
  for (let from = 0; from < items.length; from += 1) {
    if (!items[from]!.aside) continue;
    let to = from;
    while (items[to]?.aside) to += 1;
    asides.push({ from, to });
    from = to;
  }
  return asides;
}
