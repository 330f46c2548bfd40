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
    ],
    miss: [
      { language: "en", source: "Shares were priced at 612 pence.", text: "Shares were priced at £6.12." },
      { language: "en", source: "The bridge is 40 metres long.", text: "The bridge is 40 m long." },
      { language: "de", source: "Der Umbau kostete 12 Millionen Euro.", text: "Der Umbau kostete 12 Mio. Euro." },
      { language: "es", source: "El paquete pesa 2 kilos.", text: "El paquete pesa 2.000 gramos." },
    ],
  },
};
