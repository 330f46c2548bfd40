/** Words with what they stand for: `[1e6, "million millions"]`, `["km", "kilometre kilometres"]`. */
export function wordValues<Value>(...groups: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  const table = new Map<string, Value>();
  for (const [value, forms] of groups) for (const form of forms.split(" ")) table.set(form, value);
  return table;
}

/** Consecutive values from `first` on, one word (or `a|b` spellings) each. */
export function count(first: number, step: number, list: string): readonly (readonly [number, string])[] {
  return list.split(" ").map((forms, index) => [first + index * step, forms.replaceAll("|", " ")] as const);
}
