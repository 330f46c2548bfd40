import { describe, expect, it } from "vitest";
import { check } from "../../../check/check.ts";

async function labelOf(article_text: string, summary_text: string): Promise<string | undefined> {
  const { factuality } = await check({ article_text, summary_text });
  return factuality!.details.claims[0]?.label;
}

describe("a figure in brackets that is told of another time", () => {
  it.each([
    ["The firm employs 912 people (868 in 2023).", "The firm employed 868 people in 2023."],
    ["La plantilla media fue de 912 personas (868 en 2023).", "La plantilla media fue de 868 personas en 2023."],
    [
      "Die Feuerwehr Moorlage rückte 2024 zu 173 Einsätzen aus (2023: 198 Einsätze).",
      "2023 rückte die Feuerwehr Moorlage zu 198 Einsätzen aus.",
    ],
    [
      "Fire crews in Abbot's Quay were called out 418 times in 2024 [2023: 455].",
      "In 2023 fire crews in Abbot's Quay were called out 455 times.",
    ],
  ])("is confirmed of that time: %s", async (source, text) => {
    expect(await labelOf(source, text)).toBe("correct");
  });

  it.each([
    ["The firm employs 912 people (868 in 2023).", "The firm employs 868 people."],
    ["The library counted 214,000 visits in 2024 (198,000 in 2023).", "In 2024 the library counted 198,000 visits."],
    ["La plantilla media fue de 912 personas (868 en 2023).", "La plantilla media fue de 868 personas."],
    ["The new policy (effective 1 September) is strict.", "The new policy is effective from 1 October."],
  ])("is not what holds now: %s", async (source, text) => {
    expect(await labelOf(source, text)).toBe("incorrect");
  });

  it.each([
    [
      "El mejillón fue la única línea que retrocedió (47,0 millones en 2023).",
      "El mejillón, con 44,3 millones, fue la única línea que retrocedió.",
    ],
    [
      "Mussels were the only line that fell (47.0 million in 2023).",
      "Mussels were the only line that fell, to 44.3 million.",
    ],
    ["Die Miete stieg leicht (2023: 800 Euro).", "Die Miete stieg leicht auf 840 Euro."],
    ["The harbour branch lost visitors (previous year 25,000).", "The harbour branch lost visitors and had 19,000."],
    // What goes with the figure of now was not so then.
    ["The firm, which opened a plant in 2024, employs 912 people (868 in 2023).", "In 2023 the firm opened a plant."],
    ["The school has 30 teachers and 912 pupils (868 in 2023).", "In 2023 the school had 30 teachers and 868 pupils."],
    ["The firm employs 912 people (868 in 2023), half of them women.", "In 2023 half of the 868 people were women."],
    [
      "Higher prices lifted sales to 71 million (2023: 74 million).",
      "Higher prices lifted sales to 74 million in 2023.",
    ],
  ])("neither confirms nor contradicts what is told of now: %s", async (source, text) => {
    expect(await labelOf(source, text)).toBe("uncertain");
  });
});
