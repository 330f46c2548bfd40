import { describe, expect, it } from "vitest";
import type { Language } from "../../../text/index.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { createFactualityAgent } from "../factuality-agent.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function contradictionIn(article_text: string, summary_text: string, language: Language) {
  const { details } = await agent.run({ article_text, summary_text }, { language });
  return details.claims.find((claim) => claim.label === "incorrect")?.error_type;
}

describe("right sentences that look like roles turned round", () => {
  it.each<[Language, string, string]>([
    ["en", "Anna Berg married Tom Falk in May.", "Tom Falk married Anna Berg in May."],
    ["en", "Norway met Spain in the final.", "Spain met Norway in the final."],
    [
      "en",
      "A truck driven by Lee Wong hit a bus driven by Ana Sosa.",
      "A bus driven by Ana Sosa was hit by a truck driven by Lee Wong.",
    ],
    ["en", "The bank lent Corvus Mining 40 million dollars.", "The bank lent 40 million dollars to Corvus Mining."],
    ["en", "The repair took nine hours and involved two divers.", "Two divers took part in the repair."],
    [
      "en",
      "Chemists in Bergen tested 190 soil samples and found lead in 64% of them.",
      "Lead was found in 64% of the 190 samples.",
    ],
    [
      "es",
      "Químicos de Vigo analizaron 190 muestras de suelo y hallaron plomo en el 64 % de ellas.",
      "Se halló plomo en el 64 % de las muestras de suelo.",
    ],
    ["en", "The train goes from Leeds to York and from York to Hull.", "The train goes from York to Hull."],
    [
      "en",
      "The hospital will hire 120 nurses by the end of 2024.",
      "By the end of 2024 the hospital will hire 120 nurses.",
    ],
    ["de", "Den Minister fragten die Reporter nach dem Plan.", "Die Reporter fragten den Minister nach dem Plan."],
    ["de", "Die Spur fand ein Hund.", "Ein Hund fand die Spur."],
    ["de", "Das Haus kaufte die Gemeinde im Herbst.", "Das Haus wurde von der Gemeinde gekauft."],
    ["de", "Das Unternehmen übernahm 2012 der Rivale Opal.", "Der Rivale Opal übernahm 2012 das Unternehmen."],
    ["de", "Die Firma zahlte keine Entschädigung.", "Eine Entschädigung zahlte die Firma nicht."],
    ["de", "Die Lehrerin half dem Schüler bei der Aufgabe.", "Dem Schüler half die Lehrerin bei der Aufgabe."],
    ["es", "Noruega se enfrentó a España en la final.", "España se enfrentó a Noruega en la final."],
    ["es", "La tormenta dañó el puente y la policía cerró la calle.", "La calle la cerró la policía."],
    ["es", "Ida Moss dio las gracias a su productor, Carlos Renn.", "Carlos Renn recibió las gracias de Ida Moss."],
  ])("%s: %s", async (language, article, summary) => {
    expect(await contradictionIn(article, summary, language)).toBeUndefined();
  });
});

describe("ways and comparisons turned round", () => {
  it.each<[Language, string, string]>([
    ["en", "The ferry sails from Dover to Calais on Mondays.", "The ferry sails from Calais to Dover."],
    ["de", "Die Fähre fährt montags von Dover nach Calais.", "Die Fähre fährt von Calais nach Dover."],
    ["es", "El ferri va los lunes de Dover a Calais.", "El ferri va de Calais a Dover."],
    ["pt", "A balsa vai de Dover para Calais.", "A balsa vai de Calais para Dover."],
    ["en", "The dam is older than the castle.", "The castle is older than the dam."],
    ["de", "Der Damm ist älter als die Burg.", "Die Burg ist älter als der Damm."],
  ])("%s: %s", async (language, article, summary) => {
    expect(await contradictionIn(article, summary, language)).toBe("ROLE");
  });
});
