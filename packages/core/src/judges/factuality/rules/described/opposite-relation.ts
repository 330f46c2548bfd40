import type { RuleDescription } from "../rule.ts";

export const oppositeRelation: RuleDescription = {
  summary: "Before instead of after, more instead of less, for instead of against.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The shop closed before the flood of 2012.",
        text: "The shop closed after the flood of 2012.",
        marked: "after",
      },
      {
        language: "en",
        source: "Ferries carry more cars than trains.",
        text: "Ferries carry fewer cars than trains.",
        marked: "fewer",
      },
      {
        language: "en",
        source: "Nine councillors voted against the budget.",
        text: "Nine councillors voted for the budget.",
        marked: "for",
      },
      {
        language: "de",
        source: "Die Kasse schließt vor der letzten Vorstellung.",
        text: "Die Kasse schließt nach der letzten Vorstellung.",
        marked: "nach",
      },
      {
        language: "de",
        source: "Der Rat stimmte gegen den Haushalt.",
        text: "Der Rat stimmte für den Haushalt.",
        marked: "für",
      },
      {
        language: "es",
        source: "El museo cerró antes de la guerra civil.",
        text: "El museo cerró después de la guerra civil.",
        marked: "después",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The shop closed after the flood of 2012.",
        text: "The shop closed following the flood of 2012.",
      },
      { language: "de", source: "Der Rat stimmte gegen den Haushalt.", text: "Gegen den Haushalt stimmte der Rat." },
      {
        language: "es",
        source: "El museo cerró después de la guerra civil.",
        text: "El museo cerró tras la guerra civil.",
      },
      {
        language: "es",
        source: "El equipo A tiene más puntos que el equipo B, pero menos que el equipo C.",
        text: "El equipo B tiene menos puntos que el equipo A.",
      },
      {
        language: "es",
        source: "La alcaldesa inauguró el mercado antes de visitar el hospital.",
        text: "El mercado fue inaugurado por la alcaldesa, que después visitó el hospital.",
      },
      {
        language: "en",
        source: "Before 2010 the fee was 30 euros, since then it has been 45 euros.",
        text: "Since 2010 the fee has been 45 euros.",
      },
      {
        language: "de",
        source: "Vor 2010 betrug die Gebühr 30 Euro, seitdem beträgt sie 45 Euro.",
        text: "Seit 2010 beträgt die Gebühr 45 Euro.",
      },
      {
        language: "en",
        source: "Fewer students chose physics than chemistry, although physics had the better results.",
        text: "More students chose chemistry than physics.",
      },
      {
        language: "de",
        source: "Weniger Schüler wählten Physik als Chemie, obwohl Physik bessere Ergebnisse hatte.",
        text: "Mehr Schüler wählten Chemie als Physik.",
      },
      {
        language: "en",
        source: "Contributions paid before 31 December count for the current year; later ones count for the next.",
        text: "Contributions paid after 31 December count for the next year.",
      },
      {
        language: "es",
        source:
          "Las cuotas pagadas antes del 31 de diciembre cuentan para el año en curso y las posteriores para el siguiente.",
        text: "Las cuotas pagadas después del 31 de diciembre cuentan para el año siguiente.",
      },
    ],
  },
};
