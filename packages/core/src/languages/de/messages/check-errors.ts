import type { CheckErrorTexts } from "../../parts/messages.ts";

/** What a check itself reports, apart: a page that checks texts brings no other error. */
export const checkErrors: CheckErrorTexts = {
  missing_field: "das Feld fehlt",
  unknown_key: "unbekannter Schlüssel „{key}“: entfernen oder Schreibweise prüfen",
  invalid_type: "erwartet {expected}, erhalten {received}",
  invalid_value: "erlaubt ist einer dieser Werte: {options}",
  not_finite: "muss eine endliche Zahl sein, erhalten {received}",
  not_integer: "muss eine ganze Zahl sein",
  too_small: "muss mindestens {minimum} sein",
  too_big: "darf höchstens {maximum} sein",
  too_short: "muss mindestens die Länge {minimum} haben",
  too_long: "darf höchstens die Länge {maximum} haben",
  duplicate_value: "der Wert „{value}“ kommt mehrfach vor",
  duplicate_source: "zwei Quellen haben die Kennung „{id}“: jeder Quelle eine eigene geben",
  sources_too_long:
    "die Quellen haben zusammen {length} Zeichen, höchstens {maximum} werden gelesen: Quellen weglassen oder mit rerank auswählen",
  language_not_loaded:
    "der Text ist in einer Sprache, die nicht geladen ist ({language}); geladen: {loaded}. Das Paket der Sprache importieren und der Prüfung mitgeben",
};
