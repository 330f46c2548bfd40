/** One ending: what it becomes, and how many characters must remain before it. */
export type SuffixRule = readonly [suffix: string, replacement: string, atLeast: number];

/** Makes a step that applies the first fitting rule, longest ending first. */
export function suffixStep(rules: readonly SuffixRule[]): (word: string) => string {
  // Bucketed by last letter, so that a word meets only the endings it can have.
  const buckets = new Map<number, SuffixRule[]>();
  for (const rule of [...rules].sort((a, b) => b[0].length - a[0].length)) {
    const last = rule[0].charCodeAt(rule[0].length - 1);
    const bucket = buckets.get(last);
    if (bucket === undefined) buckets.set(last, [rule]);
    else bucket.push(rule);
  }
  return (word) => {
    const bucket = buckets.get(word.charCodeAt(word.length - 1));
    if (bucket === undefined) return word;
    for (const [suffix, replacement, atLeast] of bucket) {
      const remaining = word.length - suffix.length;
      if (remaining >= atLeast && word.endsWith(suffix)) return word.slice(0, remaining) + replacement;
    }
    return word;
  };
}

/** Reads a table of rules written as `ending>replacement/least`, `ending/least` for plain removal. */
export function suffixRules(table: string): SuffixRule[] {
  return table
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [change = "", least = "3"] = entry.split("/");
      const [suffix = "", replacement = ""] = change.split(">");
      return [suffix, replacement, Number(least)] as const;
    });
}
