import type { RuleDescription } from "../rule.ts";

export const notExcepted: RuleDescription = {
  summary: "What the source excepts, the text takes in.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Bonfires remain permitted from October to March, except on Sundays.",
        text: "Bonfires remain permitted from October to March, even on Sundays.",
        marked: "Sundays",
      },
      {
        language: "de",
        source: "Das Hallenbad ist täglich bis 22 Uhr geöffnet, außer montags.",
        text: "Das Hallenbad ist täglich bis 22 Uhr geöffnet, auch montags.",
        marked: "montags",
      },
      {
        language: "es",
        source: "Las bicicletas viajan gratis excepto los sábados y domingos.",
        text: "Las bicicletas viajan gratis también los sábados y domingos.",
        marked: "sábados y domingos",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Bonfires remain permitted from October to March, except on Sundays.",
        text: "Bonfires remain permitted from October to March.",
      },
      {
        language: "es",
        source: "Las bicicletas viajan gratis excepto los sábados.",
        text: "Las bicicletas no viajan gratis los sábados.",
      },
      {
        language: "de",
        source: "Das Hallenbad ist täglich bis 22 Uhr geöffnet, außer montags.",
        text: "Das Hallenbad ist täglich bis 22 Uhr geöffnet, nicht aber montags.",
      },
      {
        language: "de",
        source: "Zwei der drei Aufzüge sind außer Betrieb.",
        text: "Einer der drei Aufzüge ist in Betrieb.",
      },
      {
        language: "en",
        source: "Parents must pay for lunch unless they receive benefits.",
        text: "Lunch is free for parents who receive benefits.",
      },
    ],
  },
};
