import type { LanguagePack } from "../../languages/language-pack.ts";
import { atOnce } from "../at-once.ts";

/**
 * Something made once for each language, when it is first asked for. Texts are read one after the other, so the last
 * language is mostly the next one too: it is found without a look-up.
 */
export function perLanguage<Value>(make: (language: LanguagePack) => Value): (language: LanguagePack) => Value {
  const made = new WeakMap<LanguagePack, { readonly value: Value }>();
  let last: LanguagePack | undefined;
  let lastValue: Value;
  return (language) => {
    if (language === last) return lastValue;
    let entry = made.get(language);
    if (entry === undefined) {
      entry = { value: make(language) };
      made.set(language, entry);
    }
    last = language;
    lastValue = entry.value;
    return lastValue;
  };
}

/** A table that takes long to make: whoever can wait lets it be made in steps, before somebody needs it at once. */
export interface LongTable<Value> {
  of(language: LanguagePack): Value;
  ahead(language: LanguagePack): Generator<number, void>;
}

/** Such a table for each language. */
export function longTable<Value>(make: (language: LanguagePack) => Generator<number, Value>): LongTable<Value> {
  const made = new WeakMap<LanguagePack, { readonly value: Value }>();
  const keep = (language: LanguagePack, value: Value) => {
    made.set(language, { value });
    return value;
  };
  return {
    of: perLanguage((language) => made.get(language)?.value ?? keep(language, atOnce(make(language)))),
    *ahead(language) {
      if (!made.has(language)) keep(language, yield* make(language));
    },
  };
}
