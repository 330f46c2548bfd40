import type { Policy } from "../../contracts/decision/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { guessLanguage } from "../../text/index.ts";

/** The policies of one language. */
export interface PolicyGroup {
  readonly language: LanguagePack;
  readonly policies: readonly Policy[];
}

/** Beside the list, because policies are plain data of the caller and have no place for what is read from them. */
const known = new WeakMap<readonly Policy[], readonly PolicyGroup[]>();

/**
 * Sorts policies by the language each is written in, so that each is asked in its own words. Remembered per list: the
 * same list gives the same groups, which a ranker may remember in turn.
 */
export function policiesByLanguage(policies: readonly Policy[]): readonly PolicyGroup[] {
  const before = known.get(policies);
  if (before !== undefined) return before;
  const groups = new Map<LanguagePack, Policy[]>();
  for (const policy of policies) {
    const { language } = guessLanguage(`${policy.title}\n${policy.text}`);
    const group = groups.get(language);
    if (group === undefined) groups.set(language, [policy]);
    else group.push(policy);
  }
  const sorted =
    groups.size === 1
      ? [...groups.keys()].map((language) => ({ language, policies }))
      : [...groups].map(([language, members]) => ({ language, policies: members }));
  known.set(policies, sorted);
  return sorted;
}
