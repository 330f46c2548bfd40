import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { configureCalls } from "../api/index.ts";
import { loadChoice, saveChoice } from "../browser/index.ts";
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
export type Translation = {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  /** `t("runs.title")`, `t("runs.deleted", { id })`. */
  readonly t: <Code extends MessageCode>(code: Code, ...args: Args<Code>) => string;
  /** `count("runs.shown", 3)` reads `runs.shown_one` or `runs.shown_other`. */
  readonly count: (stem: CountedCode, count: number) => string;
  /** For codes made of data: `known("review.kind_" + kind, kind)`. */
  readonly known: (code: string, fallback: string) => string;
} & Formats;

const Context = createContext<Translation | null>(null);

/** The user's choice, else the browser's first language we speak, else English. */
function firstLocale(): Locale {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  const preferences = [loadChoice("locale"), ...spoken];
  return (
    LOCALES.find((locale) => locale === preferences.find((preference) => LOCALES.some((one) => one === preference))) ??
    "en"
  );
}

/** Gives everything below it a language. */
export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  // Before the first question to the service, so that its errors speak the right language too.
  configureCalls({ language: locale });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const words = useMemo<Translation>(
    () => ({
      locale,
      setLocale: (chosen) => {
        saveChoice("locale", chosen);
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

/** The words of the user's language: `const { t, number } = useTranslation()`. */
export function useTranslation(): Translation {
  const words = useContext(Context);
  if (words === null) throw new Error("useTranslation needs a TranslationProvider above it");
  return words;
}
