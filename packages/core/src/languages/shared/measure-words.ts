/** Words for what is measured, each with the units that may measure it: `["kg g", "weight heavy"]`. */
export function measureWords(
  ...groups: readonly (readonly [units: string, words: string])[]
): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const [units, words] of groups) {
    for (const word of words.split(" ")) table.set(word, [...(table.get(word) ?? []), ...units.split(" ")]);
  }
  return table;
}
