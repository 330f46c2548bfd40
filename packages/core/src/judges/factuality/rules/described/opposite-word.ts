import type { RuleDescription } from "../rule.ts";

export const oppositeWord: RuleDescription = {
  summary: "Where the source has a word, the text has its opposite.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor innocent of fraud.",
        marked: "innocent",
      },
      {
        language: "en",
        source: "Parliament rejected the tax on sugar drinks.",
        text: "Parliament accepted the tax on sugar drinks.",
        marked: "accepted",
      },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Der Verein verlor das Spiel in Bremen.",
        marked: "verlor",
      },
      {
        language: "de",
        source: "Die Behörde erlaubte das Feuerwerk am See.",
        text: "Die Behörde verbot das Feuerwerk am See.",
        marked: "verbot",
      },
      {
        language: "es",
        source: "El juez absolvió al conductor del autobús.",
        text: "El juez condenó al conductor del autobús.",
        marked: "condenó",
      },
      {
        language: "pt",
        source: "O time ganhou o jogo em Recife.",
        text: "O time perdeu o jogo em Recife.",
        marked: "perdeu",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor not innocent of fraud.",
      },
      { language: "en", source: "The theatre opened in May and closed in June.", text: "The theatre closed in June." },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Das Spiel in Bremen hat der Verein gewonnen.",
      },
      { language: "de", source: "Werder gewann das Spiel gegen Mainz.", text: "Mainz verlor das Spiel gegen Werder." },
      {
        language: "es",
        source: "El juez absolvió al conductor y condenó al mecánico.",
        text: "El juez condenó al mecánico.",
      },
      {
        language: "en",
        source: "Unemployment fell from 9 percent in 2021 to 6 percent in 2023.",
        text: "Unemployment was higher in 2021 than in 2023.",
      },
      { language: "en", source: "The shop is open every day except Sunday.", text: "The shop is closed on Sunday." },
      {
        language: "en",
        source: "Forward Luis Prado is leaving Getafe for Porto.",
        text: "Forward Luis Prado is joining Porto from Getafe.",
      },
      { language: "de", source: "Das Bad öffnet erst um 9 Uhr.", text: "Vor 9 Uhr ist das Bad geschlossen." },
      {
        language: "de",
        source: "Das neue Verfahren ist schneller als das alte, verbraucht aber mehr Wasser.",
        text: "Das alte Verfahren verbraucht weniger Wasser als das neue.",
      },
    ],
  },
};
