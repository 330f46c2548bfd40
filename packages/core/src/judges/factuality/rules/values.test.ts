import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/index.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { createFactualityAgent } from "../factuality-agent.ts";

const agent = createFactualityAgent(embeddedFactuality);

describe("numbers of two things", () => {
  const article_text = "The tunnel is 3 km long. The bridge is 5 km long.";
  const claimOf = async (summary_text: string) =>
    (await agent.run({ article_text, summary_text }, { language: "en" })).details.claims[0];

  it("does not excuse a wrong number because something else has it", async () => {
    expect(await claimOf("The bridge is 3 km long.")).toMatchObject({ label: "incorrect", error_type: "NUMBER" });
  });

  it("quotes the sentence that states the number", async () => {
    expect(await claimOf("It is 5 km long.")).toMatchObject({
      label: "correct",
      evidence_quote: "The bridge is 5 km long.",
    });
  });
});

type Case = readonly [language: Language, article: string, wrong: string | null, fine: string];

const cases: Readonly<Record<string, readonly Case[]>> = {
  "a value of another part of the sentence": [
    [
      "en",
      "The pier was opened on 9 May 2018, fourteen months after the work had begun.",
      "The pier was opened on 8 May 2018.",
      "The work began in March 2017.",
    ],
    [
      "de",
      "Das Stellwerk kostete 7,4 Millionen Euro, 1,1 Millionen weniger als veranschlagt.",
      "Das Stellwerk kostete 4,7 Millionen Euro.",
      "Veranschlagt waren 8,5 Millionen Euro.",
    ],
  ],
  "an amount said in two parts": [
    [
      "de",
      "Das Gericht verurteilte die Buchhalterin zu zwei Jahren und sechs Monaten Haft.",
      "Das Gericht verurteilte die Buchhalterin zu vier Jahren Haft.",
      "Das Gericht verurteilte die Buchhalterin zu zweieinhalb Jahren Haft.",
    ],
    [
      "en",
      "The crew repaired the cable in two hours and thirty minutes.",
      "The crew repaired the cable in five hours.",
      "The crew repaired the cable in 150 minutes.",
    ],
  ],
  "an amount whose unit was said before": [
    ["es", "Las temperaturas alcanzarán los 27 grados en Murcia y los 16 en Lugo.", null, "En Lugo habrá 16 grados."],
    [
      "en",
      "The stadium cost 52 million euros, four million more than planned.",
      "The stadium cost 25 million euros.",
      "The stadium exceeded what was planned by four million euros.",
    ],
  ],
  "an amount by which two things differ": [
    [
      "en",
      "Temperatures will reach 21 degrees in the east and 15 degrees in the west.",
      null,
      "It will be 6 degrees warmer in the east than in the west.",
    ],
  ],
  "something the article never names": [
    [
      "de",
      "Der Umbau kostete 3,2 Millionen Euro.",
      "Der Umbau kostete 2,3 Millionen Euro.",
      "Die Tageskarte kostet sechs Euro.",
    ],
  ],
  "another time": [
    [
      "de",
      "Der Umsatz kletterte auf 212 Millionen Euro, weil die Preise stiegen.",
      "Der Umsatz kletterte auf 122 Millionen Euro.",
      "2031 soll der Umsatz auf 300 Millionen Euro klettern.",
    ],
  ],
  "what there is beside what was done": [
    [
      "es",
      "La cadena Faro abrió nueve tiendas y cerró dos.",
      "La cadena Faro abrió siete tiendas y cerró dos.",
      "La cadena tiene 140 tiendas.",
    ],
  ],
  "one thing that befell it beside another": [
    [
      "de",
      "Der Landtag hat das Gesetz am 9. Juni verabschiedet. Es tritt am 1. August 2025 in Kraft.",
      "Der Landtag hat das Gesetz am 6. Juni verabschiedet.",
      "Das Gesetz gilt ab dem 1. August 2025.",
    ],
  ],
  "a name of which something else is told": [
    [
      "en",
      "The survey led by Ines Prado will be repeated in 2027.",
      "The survey led by Ines Prado will be repeated in 2029.",
      "Ines Prado has taught in Braga since 2011.",
    ],
  ],
  "a day of every week": [
    [
      "en",
      "The museum opened on 3 September 2021.",
      "The museum opened on 4 September 2021.",
      "The museum is open on Mondays.",
    ],
  ],
  "one more amount beside those that agree": [
    [
      "en",
      "For the year we expect sales of $1.7 billion to $1.8 billion compared with $1.6 billion in the prior year.",
      null,
      "Sales grew to $441 million, and for the year sales of $1.7 billion to $1.8 billion are expected.",
    ],
  ],
};

describe.each(Object.entries(cases))("%s", (_, rows) => {
  const isIncorrect = async (article_text: string, summary_text: string, language: Language) =>
    (await agent.run({ article_text, summary_text }, { language })).details.counts.incorrect > 0;

  it.each(rows)("contradicts nothing else (%s)", async (language, article, wrong, fine) => {
    expect(await isIncorrect(article, fine, language)).toBe(false);
    if (wrong !== null) expect(await isIncorrect(article, wrong, language)).toBe(true);
  });
});

it.each([
  ["en", "The mill sold 9% less than the year before.", "The mill sold 9% more than the year before."],
  ["es", "La bodega vendió un 9 % menos que el año anterior.", "La bodega vendió un 9 % más que el año anterior."],
] as const)("calls the same difference the other way wrong (%s)", async (language, article_text, summary_text) => {
  const { details } = await agent.run({ article_text, summary_text }, { language });
  expect(details.claims[0]).toMatchObject({ label: "incorrect", error_type: "OPPOSITE" });
});
