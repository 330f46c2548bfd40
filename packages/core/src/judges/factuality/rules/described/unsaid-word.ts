import type { RuleDescription } from "../rule.ts";

export const unsaidWord: RuleDescription = {
  summary: "The text has a word, name or value that the sentence does not say.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The council approved the budget on Monday.",
        text: "The council approved the budget on Monday after a long debate.",
      },
      {
        language: "en",
        source: "The head of studies, Nora Pole, praised the pupils.",
        text: "The principal, Nora Pole, praised the pupils.",
      },
      {
        language: "de",
        source: "Der Rat hat den Haushalt am Montag beschlossen.",
        text: "Der Rat hat den Haushalt am Montag trotz Protesten beschlossen.",
      },
      { language: "es", source: "La abogada pidió más tiempo al juez.", text: "El abogado pidió más tiempo al juez." },
      {
        language: "pt",
        source: "O conselho aprovou o orçamento na segunda-feira.",
        text: "O conselho aprovou o orçamento na segunda-feira por unanimidade.",
      },
      { language: "en", source: "The car lacks a spare wheel.", text: "The car has a spare wheel." },
      { language: "de", source: "Dem Auto fehlt ein Reserverad.", text: "Das Auto hat ein Reserverad." },
      {
        language: "de",
        source: "Vor vollem Haus lag Werratal zur Pause mit vier Toren vorn.",
        text: "Zur Pause lag Werratal mit vier Toren zurück.",
      },
    ],
    miss: [
      {
        language: "de",
        source: "Im April hatten Techniker festgestellt, dass zwei der drei Filter undicht sind.",
        text: "Techniker stellten im April fest, dass zwei der drei Filter undicht sind.",
      },
      {
        language: "en",
        source: "The council approved the budget on Monday.",
        text: "On Monday the council approved the budget.",
      },
      {
        language: "de",
        source: "Der Rat hat den Haushalt am Montag beschlossen.",
        text: "Am Montag hat der Rat den Haushalt beschlossen.",
      },
      { language: "es", source: "La abogada pidió más tiempo al juez.", text: "La abogada pidió más tiempo." },
    ],
  },
};
