import { outcomeWordsOf } from "../../../../languages/outcome-words-of.ts";
import type { OutcomeWords } from "../../../../languages/parts/outcome-words.ts";
import type { Locale } from "../../../../locales/index.ts";

type Patterns = { readonly [Name in keyof OutcomeWords]: RegExp } & {
  /** The colon of a note whose value is none: `Charge: none.` */
  readonly noneBehind: RegExp;
};

const built = new Map<Locale, Patterns>();

/** A language's words about outcomes as patterns of whole words, built once. */
export function outcomePatterns(locale: Locale): Patterns {
  let patterns = built.get(locale);
  if (patterns === undefined) {
    const words = Object.entries(outcomeWordsOf(locale)).map(
      ([name, sources]: [string, string | readonly string[]]) => {
        const source = typeof sources === "string" ? sources : sources.join("|") || "(?!)";
        return [name, new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, "g")] as const;
      },
    );
    const { negations } = outcomeWordsOf(locale);
    const noneBehind = new RegExp(
      `: ?(?=(?:[^ .,;:!?]{1,4} ?)?(?:${negations})(?: [^ .,;:!?]{1,8})?(?:[.,;!?)]|$))`,
      "g",
    );
    patterns = { ...(Object.fromEntries(words) as Omit<Patterns, "noneBehind">), noneBehind } as Patterns;
    built.set(locale, patterns);
  }
  return patterns;
}
