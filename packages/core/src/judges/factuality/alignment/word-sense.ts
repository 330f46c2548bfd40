import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicWord } from "../../../languages/parts/logic-words.ts";
import { mayTellDirection } from "../../../text/polarity/directions.ts";
import { memoizeWords } from "../../../text/words/memoize-words.ts";
import { equivalentsOf, meaningsOf } from "../embedded/same-meaning.ts";
import { verbForm } from "../embedded/word-family.ts";

/** What a word of a statement may say, wherever it stands: one look-up for all that is asked of each. */
interface WordSense {
  readonly role: LogicWord | undefined;
  /** Says nothing that could differ. */
  readonly free: boolean;
  /** "Is", "has". */
  readonly helping: boolean;
  readonly meanings: readonly number[];
  readonly equivalents: readonly number[];
  /** How a noun or adjective that follows a gender ends. */
  readonly gender: string;
  readonly verb: string | undefined;
  /** True for a word that alone or with a particle may say which way an amount went. */
  readonly mayTellDirection: boolean;
}

/** "Einzuholen" does not say that it was done. */
function isInfinitive(lower: string, { judging: { verbs } }: LanguagePack): boolean {
  const prefix = verbs?.prefix.exec(lower)?.[1] ?? "";
  return prefix !== "" && lower.startsWith(verbs!.infinitive, prefix.length);
}

/** Reads a word, given in small letters. */
export const wordSense: (lower: string, language: LanguagePack) => WordSense = memoizeWords((lower, language) => {
  const { logic, genders } = language.judging;
  const singular = lower.replace(/s$/, "");
  return {
    role: logic.words.get(lower),
    free: logic.free.has(lower),
    helping: logic.copulas.has(lower) || logic.perfect.has(lower),
    meanings: meaningsOf(lower, language),
    equivalents: equivalentsOf(lower, language),
    gender: genders.find(({ ending }) => singular.endsWith(ending))?.ending ?? "",
    verb: isInfinitive(lower, language) ? undefined : verbForm(lower, language),
    mayTellDirection: mayTellDirection(lower, language),
  };
});
