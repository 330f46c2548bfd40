import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/index.ts";
import { createFactualityAgent } from "../../factuality-agent.ts";
import { embeddedFactuality } from "../embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function labelOf(article_text: string, summary_text: string, language: Language) {
  const { details } = await agent.run({ article_text, summary_text }, { language });
  return details.claims[0]?.label;
}

type Case = readonly [objection: string, language: Language, article: string, backed: string, other: string];

const cases: readonly Case[] = [
  [
    "a denied word",
    "es",
    "El aviso naranja afecta a Huesca, pero no a Teruel.",
    "El aviso naranja afecta a Huesca.",
    "El aviso naranja afecta a Teruel.",
  ],
  [
    "a denied object",
    "de",
    "Landrätin Vera Lindt rief keinen Notstand aus.",
    "Landrätin Vera Lindt rief keinen Notstand aus.",
    "Landrätin Vera Lindt rief den Notstand aus.",
  ],
  [
    "two ways of an amount",
    "en",
    "Operating profit fell 4% to $18 million because wages rose.",
    "Operating profit fell 4% to $18 million.",
    "Operating profit rose 4% to $18 million.",
  ],
  [
    "somebody else",
    "en",
    "Mayor Ruth Ellery opened the harbour bridge on Friday. Engineer Paul Dunn drew the plans.",
    "Ruth Ellery opened the harbour bridge.",
    "Paul Dunn opened the harbour bridge.",
  ],
  [
    "names turned round",
    "de",
    "Die Mittelfeldspielerin Ida Kern spielte den Ball zu Mia Roth, die kurz vor Schluss traf.",
    "Ida Kern spielte den Ball zu Mia Roth.",
    "Mia Roth spielte den Ball zu Ida Kern.",
  ],
  [
    "names without what is said of them",
    "es",
    "El delantero Hugo Lara y el portero Iker Sanz firmaron hasta 2027.",
    "Hugo Lara firmó hasta 2027.",
    "Hugo Lara se retiró.",
  ],
  [
    "the amount of the other one",
    "en",
    "Pain returned in 22% of patients on the old drug and in 7% of those on the new one.",
    "Pain returned in 22% of patients on the old drug.",
    "Pain returned in 7% of patients on the old drug.",
  ],
  [
    "the amount of another subject",
    "de",
    "Die Verteidigung hatte Freispruch gefordert, die Anklage vier Jahre Haft.",
    "Die Verteidigung hatte Freispruch gefordert.",
    "Die Verteidigung hatte vier Jahre Haft gefordert.",
  ],
  [
    "amounts that have changed places",
    "en",
    "Pre-tax profit slipped from £9.3m to £8.6m.",
    "Pre-tax profit slipped to £8.6m from £9.3m.",
    "Pre-tax profit slipped from £8.6m to £9.3m.",
  ],
  [
    "the date of another event",
    "en",
    "The ferry terminal opened in 2016, three years after planning had started.",
    "The ferry terminal opened in 2016.",
    "Planning started in 2016.",
  ],
  [
    "the place of another part",
    "es",
    "Hoy nevará en Asturias y hará sol en Almería.",
    "Hoy nevará en Asturias.",
    "Hoy nevará en Almería.",
  ],
];

describe("what a sentence says against a claim although it has its words", () => {
  it.each(cases)("%s (%s)", async (_, language, article, backed, other) => {
    expect(await labelOf(article, backed, language)).toBe("correct");
    expect(await labelOf(article, other, language)).not.toBe("correct");
  });

  it("is not asked of what is copied", async () => {
    const article = "Sales rose in Norway and fell in Denmark by 3% after the spring holidays.";
    expect(await labelOf(article, "Sales rose in Norway and fell in Denmark by 3%.", "en")).toBe("correct");
  });
});
