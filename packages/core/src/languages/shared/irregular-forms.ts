/** Stem by irregular form; each entry (a line, or separated by `|`) is the stem, then its forms. */
export function irregularForms(table: string): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const entry of table.trim().split(/[|\n]/)) {
    const [base = "", ...forms] = entry.split(" ");
    for (const form of forms) stems.set(form, base);
  }
  return stems;
}
