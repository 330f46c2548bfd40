import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

/** The claims of a text with their verdicts, and the words that are marked as wrong. */
async function check(language: Language, article_text: string, summary_text: string) {
  const { details, issue_spans } = await agent.run({ article_text, summary_text }, { language });
  return {
    reasons: details.claims.map(({ uncertain_reason }) => uncertain_reason),
    texts: details.claims.map(({ text }) => text),
    marked: issue_spans.map(({ start_char, end_char }) => summary_text.slice(start_char, end_char)),
  };
}

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
