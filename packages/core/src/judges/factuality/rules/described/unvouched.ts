import type { RuleDescription } from "../rule.ts";

export const unvouched: RuleDescription = {
  summary: "The source tells only that somebody says, doubts, proposes or quotes what the text states.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Ms Kaur moved that the June concert be cancelled.",
        text: "The June concert was cancelled.",
      },
      {
        language: "en",
        source: "The pickets shout “the bridge was closed” at drivers.",
        text: "The bridge was closed.",
      },
      {
        language: "de",
        source: "Die Einheimischen erzählen, im Bergsee liege eine Glocke aus Silber.",
        text: "Im Bergsee liegt eine Glocke aus Silber.",
      },
      {
        language: "de",
        source: "Herr Lamprecht bezweifelt, dass die Lüftung bis April fertig wird.",
        text: "Die Lüftung wird bis April fertig.",
      },
      {
        language: "de",
        source: "Sein Verteidiger kündigte an, er werde auf Freispruch plädieren.",
        text: "Der Verteidiger hat auf Freispruch plädiert.",
      },
      {
        language: "es",
        source: "La vecina sospecha que el puente se hundió en mayo.",
        text: "El puente se hundió en mayo.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The report shows that the bridge was closed in May.",
        text: "The bridge was closed in May.",
      },
      {
        language: "en",
        source: "Ann Reed said that the bridge was closed in May.",
        text: "The bridge was closed in May.",
      },
      {
        language: "de",
        source: "Die Prüfung ergab, dass die Brücke im Mai gesperrt war.",
        text: "Die Brücke war im Mai gesperrt.",
      },
      {
        language: "es",
        source: "El informe confirma que el puente se hundió en mayo.",
        text: "El puente se hundió en mayo.",
      },
    ],
  },
};
