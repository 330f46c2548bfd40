import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/index.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

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
  [
    "another verb",
    "en",
    "The guild restored the weathercock of the chapel in August.",
    "In August the guild repaired the weathercock of the chapel.",
    "The guild sketched the weathercock of the chapel in August.",
  ],
  [
    "another verb",
    "de",
    "Die Zunft hat im August den Wetterhahn der Kapelle repariert.",
    "Im August reparierte die Zunft den Wetterhahn der Kapelle.",
    "Die Zunft vergoldete im August den Wetterhahn der Kapelle.",
  ],
  [
    "another verb",
    "es",
    "El gremio restauró en agosto la veleta de la capilla.",
    "En agosto el gremio reparó la veleta de la capilla.",
    "El gremio dibujó en agosto la veleta de la capilla.",
  ],
  [
    "another noun in its place, although it stands nearby",
    "en",
    "A gust tore the sails of the windmill on Sunday. The granary beside it stayed whole.",
    "On Sunday a gust tore the sails of the windmill.",
    "A gust tore the sails of the granary on Sunday.",
  ],
  [
    "another noun",
    "de",
    "Der Gärtner schmückte die Treppe des Gasthofs mit Dahlien aus Meißen.",
    "Der Gärtner schmückte die Treppe mit Dahlien aus Meißen.",
    "Der Gärtner schmückte die Treppe des Gasthofs mit Lampions aus Meißen.",
  ],
  [
    "another noun",
    "es",
    "El jardinero adornó la escalera de la posada con dalias de Murcia.",
    "La escalera de la posada fue adornada con dalias de Murcia por el jardinero.",
    "El jardinero adornó la escalera de la posada con faroles de Murcia.",
  ],
  [
    "an adjective put in",
    "en",
    "The ferry brought flour to the lighthouse keepers every spring.",
    "Every spring the ferry brought flour to the lighthouse keepers.",
    "Every spring the ferry brought mouldy flour to the lighthouse keepers.",
  ],
  [
    "another quantity, in front of a copy",
    "en",
    "Most beekeepers of the district sell their honey at the Saturday market.",
    "Most beekeepers of the district sell their honey at the market.",
    "Few beekeepers of the district sell their honey at the Saturday market.",
  ],
  [
    "another quantity",
    "de",
    "Einige Imker des Bezirks verkaufen ihren Honig auf dem Wochenmarkt.",
    "Einige Imker verkaufen ihren Honig auf dem Wochenmarkt.",
    "Alle Imker verkaufen ihren Honig auf dem Wochenmarkt.",
  ],
  [
    "how often",
    "es",
    "Los apicultores venden a veces su miel en el mercado del sábado.",
    "Los apicultores venden a veces su miel en el mercado.",
    "Los apicultores venden siempre su miel en el mercado.",
  ],
  [
    "a dropped doubt",
    "en",
    "The foundry could cast a new bell for the abbey.",
    "The foundry might cast a new bell for the abbey.",
    "The foundry is to cast a new bell for the abbey.",
  ],
  [
    "another modal",
    "de",
    "Besucher dürfen das Torhaus am Abend betreten.",
    "Besucher können das Torhaus am Abend betreten.",
    "Besucher müssen das Torhaus am Abend betreten.",
  ],
  [
    "another modal",
    "es",
    "Los visitantes pueden entrar en la torre por la noche.",
    "Por la noche los visitantes pueden entrar en la torre.",
    "Los visitantes deben entrar en la torre por la noche.",
  ],
  [
    "the other side of an event",
    "de",
    "Der Trompeter spielte vor dem Festmahl im Burghof zwei Märsche.",
    "Vor dem Festmahl spielte der Trompeter im Burghof zwei Märsche.",
    "Der Trompeter spielte nach dem Festmahl im Burghof zwei Märsche.",
  ],
  [
    "an added only",
    "en",
    "Apprentices may use the kiln on Mondays.",
    "On Mondays apprentices may use the kiln.",
    "Only apprentices may use the kiln on Mondays.",
  ],
  [
    "another gender",
    "es",
    "La cuñada del relojero reparó el péndulo de la torre.",
    "El péndulo de la torre fue reparado por la cuñada del relojero.",
    "El cuñado del relojero reparó el péndulo de la torre.",
  ],
  [
    "another gender",
    "de",
    "Die Schülerin des Orgelbauers stimmte die Pfeifen in Speyer.",
    "In Speyer stimmte die Schülerin des Orgelbauers die Pfeifen.",
    "Der Schüler des Orgelbauers stimmte die Pfeifen in Speyer.",
  ],
];

const otherNouns: readonly (readonly [what: string, article: string, told: string])[] = [
  [
    "an indefinite article",
    "Der Graf schenkte dem Stift ein Gehege bei Passau.",
    "Der Graf schenkte dem Stift ein Wildgatter bei Passau.",
  ],
  [
    "a known noun",
    "Der Küster stellte die Glocke in die Kapelle von Ettal.",
    "Der Küster stellte die Glocke in die Kirche von Ettal.",
  ],
  [
    "a compound",
    "Der Küster stellte die Glocke in die Kapelle von Ettal.",
    "Der Küster stellte die Glocke in die Feldkirche von Ettal.",
  ],
];

const paraphrases: readonly (readonly [way: string, language: Language, article: string, told: string])[] = [
  [
    "a synonym",
    "en",
    "The caterer cancelled the banquet because of the frost.",
    "The caterer scrapped the banquet because of the frost.",
  ],
  [
    "a synonym",
    "de",
    "Die Wirtin kaufte zwei Fässer Most von einem Hof bei Lindau.",
    "Die Wirtin erwarb zwei Fässer Most von einem Hof bei Lindau.",
  ],
  [
    "a synonym",
    "es",
    "La fondista compró dos barriles de sidra en Llanes.",
    "La fondista adquirió dos barriles de sidra en Llanes.",
  ],
  [
    "a derived noun",
    "en",
    "The parish voted to demolish the bandstand.",
    "The parish voted for the demolition of the bandstand.",
  ],
  [
    "a derived noun",
    "de",
    "Die Pfarrei plant, das Backhaus abzureißen.",
    "Die Pfarrei plant den Abriss des Backhauses.",
  ],
  ["a derived noun", "es", "La parroquia acordó demoler el quiosco.", "La parroquia acordó la demolición del quiosco."],
  [
    "a noun beside a verb that says little",
    "en",
    "The innkeeper apologised to the fiddler for the broken stove.",
    "The innkeeper offered an apology to the fiddler for the broken stove.",
  ],
  [
    "a verb and its particle",
    "de",
    "Der Kutscher lehnte das Angebot der Brauerei am Abend ab.",
    "Am Abend hat der Kutscher das Angebot der Brauerei abgelehnt.",
  ],
  [
    "an irregular form",
    "de",
    "Die Brauerei übernahm im Mai die Kutsche des Hotels.",
    "Die Brauerei hat im Mai die Kutsche des Hotels übernommen.",
  ],
  [
    "a noun with the same meaning",
    "de",
    "Der Zoll hielt den Lastwagen mit dem Käse bei Lindau an.",
    "Der Zoll hielt den Lkw mit dem Käse bei Lindau an.",
  ],
];

describe("what a sentence says against a claim although it has its words", () => {
  it.each(cases)("%s (%s)", async (_, language, article, backed, other) => {
    expect(await labelOf(article, backed, language)).toBe("correct");
    expect(await labelOf(article, other, language)).not.toBe("correct");
  });

  it.each(paraphrases)("is not heard where it says the same in %s (%s)", async (_, language, article, told) => {
    expect(await labelOf(article, told, language)).toBe("correct");
  });

  it.each(otherNouns)("a German noun behind or as %s is no other name", async (_, article, told) => {
    expect(await labelOf(article, told, "de")).toBe("uncertain");
  });

  it("is not asked of what is copied", async () => {
    const article = "Sales rose in Norway and fell in Denmark by 3% after the spring holidays.";
    expect(await labelOf(article, "Sales rose in Norway and fell in Denmark by 3%.", "en")).toBe("correct");
  });
});
