import type { RuleDescription } from "../rule.ts";

export const otherWord: RuleDescription = {
  summary: "One word differs from the one the source has in its place, and everything around it is the same.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The museum will open a second gallery in the old harbour warehouse.",
        text: "The museum will open a second café in the old harbour warehouse.",
        marked: "café",
      },
      {
        language: "en",
        source: "The clinic treats burns on the third floor of the north wing.",
        text: "The clinic treats fractures on the third floor of the north wing.",
        marked: "fractures",
      },
      {
        language: "en",
        source: "Hold the button for five seconds until the orange light flashes.",
        text: "Hold the button for five seconds until the green light flashes.",
        marked: "green",
      },
      {
        language: "de",
        source: "Die Stadt baut am Bahnhof eine neue Schule für 400 Kinder.",
        text: "Die Stadt baut am Bahnhof eine neue Brücke für 400 Kinder.",
        marked: "Brücke",
      },
      {
        language: "es",
        source: "El ayuntamiento abrirá una piscina en el parque del norte de la ciudad.",
        text: "El ayuntamiento abrirá una biblioteca en el parque del norte de la ciudad.",
        marked: "biblioteca",
      },
    ],
    miss: [
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
