import type { RuleDescription } from "../rule.ts";

export const crossedPhrases: RuleDescription = {
  summary: "Two names or values behind the same small word have changed places.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "After school in Leeds she worked in Hull.",
        text: "After school in Hull she worked in Leeds.",
      },
      {
        language: "de",
        source: "Nach der Lehre in Kassel arbeitete sie in Leipzig.",
        text: "Nach der Lehre in Leipzig arbeitete sie in Kassel.",
      },
      {
        language: "es",
        source: "Tras estudiar en Lugo trabajó en Vigo.",
        text: "Tras estudiar en Vigo trabajó en Lugo.",
      },
      {
        language: "en",
        source: "The painter was born in 1950 and moved to Lyon at the age of 20.",
        text: "The painter moved to Lyon in 1950.",
      },
      {
        language: "es",
        source: "El pintor nació en 1950 y se mudó a Lyon con 20 años.",
        text: "El pintor se mudó a Lyon en 1950.",
      },
      {
        language: "en",
        source: "The bridge was closed to cars but stayed open to pedestrians.",
        text: "The bridge was closed to pedestrians but stayed open to cars.",
      },
      {
        language: "de",
        source: "Der Laden kauft alte Räder an und verkauft sie an Studierende.",
        text: "Der Laden kauft alte Räder von Studierenden.",
      },
      { language: "de", source: "Der Ölpreis stieg um 3 auf 82 Dollar.", text: "Der Ölpreis stieg um 82 Dollar." },
    ],
    miss: [
      {
        language: "en",
        source: "She worked in Hull since 2001.",
        text: "Since 2001 she worked in Hull.",
      },
      { language: "de", source: "Sie arbeitete in Leipzig seit 2001.", text: "Seit 2001 arbeitete sie in Leipzig." },
      { language: "es", source: "Trabajó en Vigo desde 2001.", text: "Desde 2001 trabajó en Vigo." },
    ],
  },
};
