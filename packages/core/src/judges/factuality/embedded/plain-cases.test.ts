import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

/** The claims of a text with their verdicts, and the words that are marked as wrong. */
async function check(language: Language, article_text: string, summary_text: string) {
  const { details, issue_spans } = await agent.run({ article_text, summary_text }, { language });
  return {
    labels: details.claims.map(({ label }) => label),
    reasons: details.claims.map(({ uncertain_reason }) => uncertain_reason),
    texts: details.claims.map(({ text }) => text),
    marked: issue_spans.map(({ start_char, end_char }) => summary_text.slice(start_char, end_char)),
  };
}

type Case = readonly [language: Language, source: string, text: string, label: string];

describe("parts of a sentence that share a verb", () => {
  it.each<Case>([
    ["en", "The state pays 60 percent, the city 40.", "The city pays 60 percent.", "incorrect"],
    ["en", "The state pays 60 percent, the city 40.", "The city pays 40 percent.", "correct"],
    ["en", "The state pays 60 percent and the city 40 percent.", "The state pays 40 percent.", "incorrect"],
    ["en", "The state pays 60 percent, the city 40.", "The county pays 60 percent.", "uncertain"],
    [
      "en",
      "Hiring the sander costs £35 a day plus a deposit of £100.\nFor the cutter, the day rate is £28 and the deposit £80.",
      "The deposit for the sander is £80.",
      "uncertain",
    ],
    [
      "en",
      "Moss & Ember is for six people. The game costs €19.\n\nNight Freight, a game for one to five players, costs €44.",
      "Moss & Ember costs €44.",
      "uncertain",
    ],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Die Stadt zahlt 60 Prozent.", "incorrect"],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Die Stadt zahlt 40 Prozent.", "correct"],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Der Kreis zahlt 60 Prozent.", "uncertain"],
    ["es", "El Estado paga el 60 por ciento, la ciudad el 40.", "La ciudad paga el 60 por ciento.", "incorrect"],
    ["es", "El Estado paga el 60 por ciento, la ciudad el 40.", "La ciudad paga el 40 por ciento.", "correct"],
    ["pt", "O Estado paga 60 por cento, a cidade 40.", "A cidade paga 60 por cento.", "incorrect"],
  ])("%s: %s → %s is %s", async (language, source, text, label) => {
    expect((await check(language, source, text)).labels).toEqual([label]);
  });
});

describe("a label of a Markdown list", () => {
  it.each<Case>([
    ["en", "- **Cost:** 64 million\n- **Seats:** 12,000", "It cost 46 million.", "incorrect"],
    ["en", "# Stadium\n\n- **Cost:** 64 million euros", "The stadium cost 46 million euros.", "incorrect"],
    ["de", "- **Kosten:** 64 Millionen Euro", "Die Kosten betragen 46 Millionen Euro.", "incorrect"],
    ["es", "# Estadio\n\n- **Coste:** 64 millones de euros", "El estadio costó 46 millones de euros.", "incorrect"],
  ])("%s: %s → %s is %s", async (language, source, text, label) => {
    expect((await check(language, source, text)).labels).toEqual([label]);
  });
});

describe("a sentence that opens with what another one ends in", () => {
  it.each<Case>([
    ["de", "Das Museum öffnet im Herbst 2025.", "Im Herbst 2025 öffnet das Museum.", "correct"],
    ["de", "Im Herbst 2025 öffnet das Museum.", "Das Museum öffnet im Herbst 2025.", "correct"],
    ["de", "Der Hund biss den Mann im Park.", "Im Park biss der Mann den Hund.", "incorrect"],
    ["en", "The museum opens in autumn 2025.", "In autumn 2025 the museum opens.", "correct"],
    ["es", "El museo abre en otoño de 2025.", "En otoño de 2025 abre el museo.", "correct"],
    ["es", "El museo abre en otoño de 2025.", "En otoño de 2025 cierra el museo.", "uncertain"],
    ["pt", "O museu abre no outono de 2025.", "No outono de 2025 abre o museu.", "correct"],
  ])("%s: %s → %s is %s", async (language, source, text, label) => {
    expect((await check(language, source, text)).labels).toEqual([label]);
  });
});

it.each<readonly [Language, string, string]>([
  ["en", "The ferry to Skye runs every two hours.", "The boat to Skye sails twice daily."],
  ["de", "Die Fähre nach Amrum fährt alle zwei Stunden.", "Das Schiff nach Amrum verkehrt zweimal am Tag."],
  ["es", "El ferri a Ibiza sale cada dos horas.", "El barco a Ibiza zarpa dos veces al día."],
])("%s: a passage on the subject was found, even if it does not say so", async (language, source, text) => {
  expect((await check(language, source, text)).reasons).toEqual(["not_confirmed"]);
});

it.each<readonly [Language, string, string]>([
  ["en", "Room Blue costs 90 euros.", "| Room | Price |\n|---|---|\n| Blue | 90 euros |"],
  ["de", "Zimmer Blau kostet 90 Euro.", "| Zimmer | Preis |\n| :--- | ---: |\n| Blau | 90 Euro |"],
  ["es", "La sala Azul cuesta 90 euros.", "Sala | Precio\n--- | ---\nAzul | 90 euros"],
])("%s: the head of a table is no claim", async (language, source, text) => {
  expect((await check(language, source, text)).texts).toEqual([expect.stringContaining("90")]);
});

describe("marks of a text that are no difference", () => {
  it.each<readonly [Language, string, string, readonly string[]]>([
    ["en", "The museum opened in 1990.", "The **museum** opened in `1990` [1].", []],
    ["en", "The museum opened in 1990.", "The **museum** opened in `1991` [1].", ["1991"]],
    ["de", "Das Museum eröffnete 1990.", "Das **Museum** eröffnete `1990` [2].", []],
    ["de", "Das Museum eröffnete 1990.", "Das **Museum** eröffnete `1991` [2].", ["1991"]],
    ["es", "El museo abrió en 1990.", "El **museo** abrió en `1990` [3].", []],
    ["es", "El museo abrió en 1990.", "El **museo** abrió en `1991` [3].", ["1991"]],
  ])("%s: %s → %s", async (language, source, text, marked) => {
    expect((await check(language, source, text)).marked).toEqual(marked);
  });
});
