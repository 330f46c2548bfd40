import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/index.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { createFactualityAgent } from "../factuality-agent.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function claimOf(article_text: string, summary_text: string, language: Language) {
  return (await agent.run({ article_text, summary_text }, { language })).details.claims[0];
}

describe("winners and losers", () => {
  const matches: readonly (readonly [Language, string, string, string])[] = [
    [
      "en",
      "Ashford United beat Corby Athletic 3-1 on Friday.",
      "Corby Athletic lost 3-1 to Ashford United on Friday.",
      "Ashford United lost 3-1 to Corby Athletic on Friday.",
    ],
    [
      "de",
      "Der TSV Neuhof hat am Freitag gegen den VfL Bergen mit 4:2 gewonnen.",
      "Der VfL Bergen verlor am Freitag 2:4 gegen den TSV Neuhof.",
      "Der TSV Neuhof hat am Freitag gegen den VfL Bergen mit 4:2 verloren.",
    ],
    [
      "es",
      "El Racing Soto venció el viernes al Unión Castro por 2-0.",
      "El Unión Castro perdió 2-0 ante el Racing Soto.",
      "El Racing Soto perdió 2-0 ante el Unión Castro.",
    ],
  ];

  it.each(matches)("who loses to the winner is no contradiction in %s", async (language, article, told, turned) => {
    expect((await claimOf(article, told, language))?.label).not.toBe("incorrect");
    expect(await claimOf(article, turned, language)).toMatchObject({ label: "incorrect" });
  });
});

describe("opposites in a sentence with one name", () => {
  it("stay opposites where a sentence merely begins with a word the other one writes small", async () => {
    const article =
      "We expect our freight volume to be up in spring despite increases in tolls set by the Alpine Council.";
    const summary =
      "Freight volume is expected to be up in spring despite decreases in tolls set by the Alpine Council.";
    expect(await claimOf(article, summary, "en")).toMatchObject({ label: "incorrect" });
  });
});

describe("negations a tokeniser has taken apart", () => {
  const article = "The rule doesn ’ t apply to ships that carry mail .";

  it("are negations", async () => {
    expect((await claimOf(article, "The rule doesn't apply to ships that carry mail.", "en"))?.label).toBe("correct");
    expect(await claimOf(article, "The rule applies to ships that carry mail.", "en")).toMatchObject({
      label: "incorrect",
      error_type: "NEGATION",
    });
  });
});

it("does not let one amount fall because another rose", async () => {
  const article = "Sales climbed 6% to £41.2m, while pre-tax profit slipped from £3.9m to £3.6m.";
  expect((await claimOf(article, "Pre-tax profit fell to £3.6m from £3.9m.", "en"))?.label).not.toBe("incorrect");
  expect(await claimOf(article, "Sales fell 6% to £41.2m.", "en")).toMatchObject({ label: "incorrect" });
});

describe("opposites of the second table", () => {
  const cases: readonly (readonly [Language, string, string])[] = [
    ["en", "The senate upheld the toll on barges in May.", "The senate overturned the toll on barges in May."],
    [
      "de",
      "Die Rektorin lobte die Pläne der Turner für das Fest.",
      "Die Rektorin rügte die Pläne der Turner für das Fest.",
    ],
    ["es", "La sala anuló la multa del molinero en mayo.", "La sala confirmó la multa del molinero en mayo."],
  ];

  it.each(cases)("contradict in %s", async (language, article, wrong) => {
    expect(await claimOf(article, wrong, language)).toMatchObject({ label: "incorrect", error_type: "OPPOSITE" });
  });

  const stories: readonly (readonly [Language, string, string])[] = [
    [
      "en",
      "Frost damaged the aqueduct of Silves in January. Masons repaired it in June.",
      "The aqueduct of Silves was repaired in June.",
    ],
    [
      "de",
      "Frost beschädigte im Januar den Kanal von Gmünd. Maurer reparierten ihn im Juni.",
      "Der Kanal von Gmünd wurde im Juni repariert.",
    ],
    [
      "es",
      "El hielo dañó en enero el canal de Silos. Los albañiles lo repararon en junio.",
      "El canal de Silos fue reparado en junio.",
    ],
  ];

  it.each(stories)("do not where the next sentence goes on with the story in %s", async (language, article, told) => {
    expect((await claimOf(article, told, language))?.label).not.toBe("incorrect");
  });
});
