import type { Language } from "../../../../text/index.ts";

/** Particles that leave their verb and close the clause. */
export const PARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(),
  de: new Set(
    "ab an auf aus bei ein fest frei her hin los mit nach um unter vor weg wieder zu zurück zusammen".split(" "),
  ),
  es: new Set(),
  pt: new Set(),
};
