import type { RuleDescription } from "../rule.ts";

export const otherActor: RuleDescription = {
  summary: "The source tells the same deed of somebody else, and nothing like it of the one the text names.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Facundo proposed cutting the magazine to 80 pages to save paper. Julieta will write the editorial.",
        text: "Julieta proposed cutting the magazine to 80 pages to save paper.",
        marked: "Julieta",
      },
      {
        language: "de",
        source: "Jonas Krause fand einen zweiten Lieferanten für die neue Kantine. Ayla Yildiz bestellt das Geschirr.",
        text: "Ayla Yildiz fand einen zweiten Lieferanten für die neue Kantine.",
        marked: "Ayla Yildiz",
      },
      {
        language: "es",
        source: "Facundo propone bajar de 96 a 80 páginas para ahorrar papel. Julieta escribe el editorial.",
        text: "Julieta propone bajar de 96 a 80 páginas para ahorrar papel.",
        marked: "Julieta",
      },
      {
        language: "pt",
        source: "Facundo propôs baixar de 96 para 80 páginas na próxima edição. Juliana escreve o editorial.",
        text: "Juliana propôs baixar de 96 para 80 páginas na próxima edição.",
        marked: "Juliana",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Facundo proposed cutting the magazine to 80 pages to save paper.",
        text: "Julieta proposed cutting the magazine to 80 pages to save paper.",
      },
      {
        language: "en",
        source:
          "Facundo proposed cutting the magazine to 80 pages to save paper. Julieta proposed a magazine of 80 pages as well.",
        text: "Julieta proposed cutting the magazine to 80 pages to save paper.",
      },
      {
        language: "de",
        source: "Mobil S kostet 8 Euro im Monat bei zwei Jahren Laufzeit. Mobil M hat mehr Daten.",
        text: "Mobil M kostet 8 Euro im Monat bei zwei Jahren Laufzeit.",
      },
      {
        language: "es",
        source: "Facundo vive en el centro de Rosario desde 2019. Julieta escribe el editorial.",
        text: "Julieta vive en Rosario.",
      },
    ],
  },
};
