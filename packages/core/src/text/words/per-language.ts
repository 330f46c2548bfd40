import type { LanguagePack } from "../../languages/language-pack.ts";

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
