import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent, embeddedFactuality } from "../index.ts";

type Case = readonly [Language, source: string, text: string, label: "correct" | "incorrect" | "uncertain"];

const agent = createFactualityAgent(embeddedFactuality);

// Right claims told in another way, each beside a wrong one that looks like it.
const CASES: Readonly<Record<string, readonly Case[]>> = {
  "words written shorter": [
    ["en", "The shop is not open on Sundays.", "The shop isn't open on Sundays.", "correct"],
    ["en", "The shop does not open on Sundays.", "The shop doesn’t open on Sundays.", "correct"],
    ["en", "The shop opens on Sundays.", "The shop won't open on Sundays.", "incorrect"],
    ["en", "The shop will not open on Sundays.", "The shop won’t open on Sundays.", "correct"],
    ["en", "The shop won't open on Sundays.", "The shop will not open on Sundays.", "correct"],
    ["en", "The shop won't open on Sundays.", "The shop will open on Sundays.", "incorrect"],
    ["en", "Visitors cannot park in the yard.", "Visitors can't park in the yard.", "correct"],
    ["en", "Visitors can't park in the yard.", "Visitors cannot park in the yard.", "correct"],
    ["en", "Visitors can't park in the yard.", "Visitors can park in the yard.", "incorrect"],
    ["en", "Visitors can park in the yard.", "Visitors can't park in the yard.", "incorrect"],
    ["en", "The shop is open on Sundays.", "The shop isn't open on Sundays.", "incorrect"],
    ["en", "Neither the mayor nor the council supports the plan.", "The mayor doesn't support the plan.", "uncertain"],
  ],
  "words that only lead on": [
    ["en", "The museum bought 12 clocks.", "In addition, the museum bought 12 clocks.", "correct"],
    ["en", "The museum bought 12 clocks.", "In addition, the museum bought 14 clocks.", "incorrect"],
    ["en", "The museum bought 12 clocks.", "Overall, the museum bought 12 clocks.", "correct"],
    ["en", "The museum bought 12 clocks overall.", "Moreover: the museum bought 21 clocks overall.", "incorrect"],
    ["es", "El museo compró 12 relojes.", "Por otra parte, el museo compró 12 relojes.", "correct"],
    ["es", "El museo compró 12 relojes.", "Además, el museo compró 12 relojes.", "correct"],
    ["es", "El museo compró 12 relojes.", "Además, el museo compró 14 relojes.", "incorrect"],
    ["de", "Das Museum kaufte 12 Uhren.", "Kurz gesagt: Das Museum kaufte 12 Uhren.", "correct"],
    ["de", "Das Museum kaufte 12 Uhren.", "Kurz gesagt: Das Museum kaufte 14 Uhren.", "incorrect"],
  ],
  "halves in the other order": [
    [
      "de",
      "Brandl eröffnete 2015 ihr erstes Geschäft und 2019 ihr zweites.",
      "Brandl eröffnete 2019 ihr zweites Geschäft und 2015 ihr erstes.",
      "uncertain",
    ],
    [
      "de",
      "Brandl eröffnete 2015 ihr erstes Geschäft und 2019 ihr zweites.",
      "Brandl eröffnete 2019 ihr erstes Geschäft und 2015 ihr zweites.",
      "incorrect",
    ],
    [
      "de",
      "Der Vorstand wählte Herrn Öztürk zum Kassenwart und Frau Bauer zur Schriftführerin.",
      "Frau Bauer wurde zur Schriftführerin und Herr Öztürk zum Kassenwart gewählt.",
      "uncertain",
    ],
    [
      "de",
      "Der Vorstand wählte Herrn Öztürk zum Kassenwart und Frau Bauer zur Schriftführerin.",
      "Herr Öztürk wurde zur Schriftführerin und Frau Bauer zum Kassenwart gewählt.",
      "uncertain",
    ],
  ],
  "the rest of a whole": [
    [
      "es",
      "En la maratón se inscribieron 3.150 corredores, de los que 1.350 eran mujeres y el resto, hombres.",
      "En la maratón se inscribieron 1\u00a0800 hombres.",
      "uncertain",
    ],
    [
      "en",
      "Of the 2,400 runners who started the race on Sunday, 2,160 reached the finish line.",
      "On Sunday, 240 runners who had started failed to finish.",
      "uncertain",
    ],
    [
      "en",
      "The village school has 48 pupils, 20 fewer than ten years ago.",
      "The village school had 28 pupils ten years ago.",
      "incorrect",
    ],
  ],
  "a measure, and who is not meant": [
    [
      "de",
      "Der Ferner hat 2022 im Mittel 2,4 Meter an Dicke verloren.",
      "Der Ferner wurde 2022 im Mittel um 240 Zentimeter dünner.",
      "uncertain",
    ],
    ["de", "Die Roten liegen vier Punkte vor den Blauen.", "Die Blauen liegen vier Punkte vor den Roten.", "incorrect"],
    [
      "es",
      "Las manejarán costureras jubiladas, no los músicos, que las acompañarán con clarinetes.",
      "Las manejarán costureras jubiladas, y los músicos las acompañarán con clarinetes.",
      "uncertain",
    ],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases)("%s: %s | %s", async (_language, article_text, summary_text, label) => {
    const { details } = await agent.run({ article_text, summary_text });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
