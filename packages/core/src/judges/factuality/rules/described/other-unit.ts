import type { RuleDescription } from "../rule.ts";

export const otherUnit: RuleDescription = {
  summary: "The same figure, in another unit or currency.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The company was bought for €55 million in May.",
        text: "The company was bought for $55 million in May.",
        marked: "$55 million",
      },
      {
        language: "en",
        source: "The bridge is 40 metres long.",
        text: "The bridge is 40 kilometres long.",
        marked: "40 kilometres",
      },
      {
        language: "de",
        source: "Der Umbau kostete 12 Millionen Euro.",
        text: "Der Umbau kostete 12 Millionen Dollar.",
        marked: "12 Millionen Dollar",
      },
      {
        language: "es",
        source: "La empresa pagó 300 millones de euros por la fábrica.",
        text: "La empresa pagó 300 millones de dólares por la fábrica.",
        marked: "300 millones de dólares",
      },
      {
        language: "pt",
        source: "O clube pagou 20 milhões de euros pelo jogador.",
        text: "O clube pagou 20 milhões de dólares pelo jogador.",
        marked: "20 milhões de dólares",
      },
      {
        language: "en",
        source: "The first half hour of every trip is free, and each further half hour costs 90 pence.",
        text: "After the free first half hour, riders pay 90 pounds for each further half hour.",
        marked: "90 pounds",
      },
      {
        language: "de",
        source: "Eine Senkung gilt sofort, eine Erhöhung aus Sicherheitsgründen erst nach zwölf Stunden.",
        text: "Wer das Limit anheben lässt, wartet: Eine Erhöhung gilt aus Sicherheitsgründen erst nach zwölf Tagen.",
        marked: "zwölf Tagen",
      },
      {
        language: "es",
        source: "Aventajó en 38 segundos al belga Joris Maes y en 51 al colombiano Edwin Patiño.",
        text: "Al belga Joris Maes lo aventajó en 38 minutos.",
        marked: "38 minutos",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The trial lasts six weeks. After six months the board decides whether to extend the trial.",
        text: "The board decides on an extension of the trial after six months.",
      },
      {
        language: "de",
        source: "Die Karte gilt drei Tage. Wer drei Monate vorher bucht, spart zehn Euro.",
        text: "Zehn Euro spart, wer drei Monate vorher bucht.",
      },
      {
        language: "es",
        source: "El curso dura 40 horas y cuesta 40 euros.",
        text: "Por 40 euros se asiste a un curso de 40 horas.",
      },
      { language: "en", source: "Shares were priced at 612 pence.", text: "Shares were priced at £6.12." },
      { language: "en", source: "The bridge is 40 metres long.", text: "The bridge is 40 m long." },
      { language: "de", source: "Der Umbau kostete 12 Millionen Euro.", text: "Der Umbau kostete 12 Mio. Euro." },
      { language: "es", source: "El paquete pesa 2 kilos.", text: "El paquete pesa 2.000 gramos." },
    ],
  },
};
