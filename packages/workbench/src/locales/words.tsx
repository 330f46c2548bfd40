import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { carry } from "../api/index.ts";
import { recall, remember } from "../browser/index.ts";
import { type Formats, formatsOf } from "./formats.ts";
import { LOCALES, type Locale } from "./message-table.ts";
import {
  type Args,
  type CountedCode,
  type MessageCode,
  translate,
  translateCount,
  translateIfKnown,
} from "./translate.ts";

/** What a component says, in the user's language. */
export type Words = {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  /** `t("runs.title")`, `t("runs.deleted", { id })`. */
  readonly t: <Code extends MessageCode>(code: Code, ...args: Args<Code>) => string;
  /** `count("runs.shown", 3)` reads `runs.shown_one` or `runs.shown_other`. */
  readonly count: (stem: CountedCode, count: number) => string;
  /** For codes made of data: `known("review.kind_" + kind, kind)`. */
  readonly known: (code: string, fallback: string) => string;
} & Formats;

const Context = createContext<Words | null>(null);

/** The user's choice, else the browser's first language we speak, else English. */
function firstLocale(): Locale {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  const wishes = [recall("locale"), ...spoken];
  return LOCALES.find((locale) => locale === wishes.find((wish) => LOCALES.some((one) => one === wish))) ?? "en";
}

/** Gives everything below it a language. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  // Before the first question to the service, so that its errors speak the right language too.
  carry({ language: locale });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const words = useMemo<Words>(
    () => ({
      locale,
      setLocale: (chosen) => {
        remember("locale", chosen);
        setLocale(chosen);
      },
      t: (code, ...args) => translate(locale, code, ...args),
      count: (stem, count) => translateCount(locale, stem, count),
      known: (code, fallback) => translateIfKnown(locale, code, fallback),
      ...formatsOf(locale),
    }),
    [locale],
  );
  return <Context value={words}>{children}</Context>;
}

/** The words of the user's language: `const { t, number } = useWords()`. */
export function useWords(): Words {
  const words = useContext(Context);
  if (words === null) throw new Error("useWords needs a WordsProvider above it");
  return words;
}
