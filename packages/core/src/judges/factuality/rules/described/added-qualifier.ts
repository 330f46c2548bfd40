import type { RuleDescription } from "../rule.ts";

export const addedQualifier: RuleDescription = {
  summary: "The text adds or changes a small word that decides what is said: only, not, before, because.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Members may use the sauna on Mondays.",
        text: "Only members may use the sauna on Mondays.",
      },
      {
        language: "en",
        source: "The road was closed. It rained all night.",
        text: "The road was closed because it rained all night.",
      },
      {
        language: "de",
        source: "Mitglieder dürfen die Sauna montags nutzen.",
        text: "Nur Mitglieder dürfen die Sauna montags nutzen.",
      },
      {
        language: "es",
        source: "Los socios usan la sauna los lunes.",
        text: "Solo los socios usan la sauna los lunes.",
      },
      { language: "pt", source: "Os sócios usam a sauna às segundas.", text: "Só os sócios usam a sauna às segundas." },
    ],
    miss: [
      {
        language: "en",
        source: "Members may use the sauna on Mondays.",
        text: "On Mondays members may use the sauna.",
      },
      {
        language: "de",
        source: "Nur Mitglieder dürfen die Sauna montags nutzen.",
        text: "Lediglich Mitglieder dürfen die Sauna montags nutzen.",
      },
      { language: "es", source: "Los socios usan la sauna los lunes.", text: "Los lunes los socios usan la sauna." },
    ],
  },
};
