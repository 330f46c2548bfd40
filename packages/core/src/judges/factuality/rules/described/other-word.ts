import type { RuleDescription } from "../rule.ts";

export const otherWord: RuleDescription = {
  summary:
    "One word names another kind than the word the source has in its place (green and orange, a week and a month), and everything around it is the same.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Hold the button for five seconds until the orange light flashes.",
        text: "Hold the button for five seconds until the green light flashes.",
        marked: "green",
      },
      {
        language: "en",
        source: "Older adults should add balance training twice a week.",
        text: "Older adults should add balance training twice a day.",
        marked: "day",
      },
      {
        language: "de",
        source: "Die Pacht beträgt 48 Euro im Jahr und ist im Februar fällig.",
        text: "Die Pacht beträgt 48 Euro im Monat und ist im Februar fällig.",
        marked: "Monat",
      },
      {
        language: "es",
        source: "El único ejemplar capturado en la bahía era una hembra de once centímetros.",
        text: "El único ejemplar capturado en la bahía era un macho de once centímetros.",
        marked: "macho",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The price of a canoe includes two paddles and a waterproof barrel for your clothes.",
        text: "The price of a canoe includes two paddles and a waterproof container for your clothes.",
      },
      {
        language: "de",
        source: "Das Messer besteht aus gehärtetem Stahl und muss jedes Frühjahr geschärft werden.",
        text: "Das Messer besteht aus gehärtetem Metall und muss jedes Frühjahr geschärft werden.",
      },
      {
        language: "en",
        source: "The museum will open a second gallery in the old harbour warehouse.",
        text: "The museum will open a second café in the old harbour warehouse.",
      },
      {
        language: "es",
        source: "Todas las películas se exhibirán en versión original con subtítulos en español.",
        text: "Todas las películas se verán en versión original con subtítulos en español.",
      },
      {
        language: "es",
        source: "Marta Quiroga, vencedora el año pasado, abandonó por calambres.",
        text: "Marta Quiroga, ganadora del año pasado, abandonó por calambres.",
      },
      {
        language: "en",
        source: "The museum will open a second gallery in the old harbour warehouse.",
        text: "The museum will open a second gallery in the old harbour.",
      },
      {
        language: "en",
        source: "The firm cancelled the launch of its new phone in May.",
        text: "The firm scrapped the launch of its new phone in May.",
      },
      {
        language: "de",
        source: "Die Stadt baut am Bahnhof eine neue Schule für 400 Kinder.",
        text: "Am Bahnhof baut die Stadt eine neue Schule für 400 Kinder.",
      },
    ],
  },
};
