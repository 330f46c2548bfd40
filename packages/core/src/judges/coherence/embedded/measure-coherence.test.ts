import { describe, expect, it } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import type { Language } from "../../../text/index.ts";
import { readJudgedText } from "../../shared/judged-text.ts";
import { measureCoherence } from "./measure-coherence.ts";

function found(key: string, language: Language, text: string, source = ""): string[] {
  return measureCoherence(readJudgedText(source, text, packOf(language)))
    .filter((measure) => measure.key === key && measure.amount > 0)
    .map(({ start, end }) => text.slice(start, end));
}

const SOURCE =
  "A robber entered the bank on Monday. He asked for money and waved a knife. A guard called the police. The police arrested the man near the river.";

const SPANISH_SOURCE =
  "El alcalde abrió el puente el lunes. Las obras costaron tres millones. La portavoz de la oposición calificó el proyecto de parche caro.";

describe("finds", () => {
  it.each<[string, Language, string, string, string?]>([
    [
      "contradiction",
      "en",
      "The bridge cost 40 million euros. The bridge cost 90 million euros.",
      "The bridge cost 90 million euros.",
    ],
    [
      "contradiction",
      "en",
      "The council approved the plan. The council did not approve the plan.",
      "The council did not approve the plan.",
    ],
    [
      "contradiction",
      "de",
      "Die Preise sind im Mai gestiegen. Die Preise sind im Mai gesunken.",
      "Die Preise sind im Mai gesunken.",
    ],
    [
      "contradiction",
      "de",
      "Die Wahl fand am 3. Mai in Bonn statt. Die Wahl fand am 5. Juni in Bonn statt.",
      "Die Wahl fand am 5. Juni in Bonn statt.",
    ],
    [
      "contradiction",
      "es",
      "El puente costó tres millones de euros. El puente costó nueve millones de euros.",
      "El puente costó nueve millones de euros.",
    ],
    [
      "duplicate_sentence",
      "en",
      "The mayor opened the old bridge. The mayor opened the old bridge.",
      "The mayor opened the old bridge.",
    ],
    ["dangling_pronoun", "en", "She opened the bridge.", "She"],
    ["dangling_pronoun", "de", "Seine Frau kam später.", "Seine"],
    ["dangling_pronoun", "es", "Ella abrió el puente.", "Ella"],
    ["dangling_connective", "en", "However, the bridge opened.", "However"],
    ["dangling_connective", "de", "Trotzdem wurde die Brücke eröffnet.", "Trotzdem"],
    [
      "order_break",
      "en",
      "The police arrested the man near the river. A robber entered the bank on Monday.",
      "A robber entered the bank on Monday.",
      SOURCE,
    ],
    ["dangling_connective", "es", "En cambio, el puente abrió.", "En cambio"],
    [
      "lifted_opening",
      "en",
      "The police arrested the man near the river. A guard had called.",
      "The police arrested the man near the river.",
      SOURCE,
    ],
    [
      "lifted_sentence",
      "en",
      "A robber entered the bank on Monday. The police arrested the man near the river.",
      "The police arrested the man near the river.",
      SOURCE,
    ],
    [
      "lifted_sentence",
      "es",
      "El alcalde abrió el puente el lunes. Calificó el proyecto de parche caro.",
      "Calificó el proyecto de parche caro.",
      SPANISH_SOURCE,
    ],
    ["dropped_word", "en", "A robber entered bank on Monday. A guard called.", "entered bank", SOURCE],
    ["dropped_word", "es", "El alcalde abrió puente el lunes. Hubo fiesta.", "abrió puente", SPANISH_SOURCE],
    [
      "loose_addition",
      "es",
      "La obra es cara. El pan sube hoy. Los trenes paran ya. El museo cierra el lunes.",
      "El museo cierra el lunes.",
    ],
    ["cut_end", "en", "A robber entered the bank on. He waved a knife.", "A robber entered the bank on", SOURCE],
    [
      "moved_sentence",
      "en",
      "A guard called the police. He asked for money and waved a knife.",
      "He asked for money and waved a knife.",
      SOURCE,
    ],
    [
      "repeated_passage",
      "en",
      "The mayor of Lyon opened the old bridge on Monday, and the mayor of Lyon opened the old bridge on Tuesday.",
      "the mayor of Lyon opened the old bridge on",
    ],
    ["repeated_words", "en", "The mayor came. The mayor left.", "The mayor"],
    ["short_sentence", "en", "The mayor opened the bridge. Big party.", "Big party."],
  ])("%s (%s): %s", (key, language, text, place, source) => {
    expect(found(key, language, text, source)).toContain(place);
  });
});

describe("leaves alone", () => {
  it.each<[string, Language, string, string?]>([
    ["contradiction", "en", "The bridge cost 40 million euros. The tunnel took six years."],
    ["contradiction", "en", "About 1,500 people came to the fair. The fair drew 1,497 people."],
    ["contradiction", "de", "Der Bau kostete 3,5 Mio. Euro. Der Bau kostete 3.500.000 Euro."],
    ["contradiction", "en", "In 2010 the town sold 300 boats. In 2010 the town sold 300 boats and 20 cars."],
    ["dangling_pronoun", "en", "Anna opened the bridge. She was glad."],
    ["dangling_connective", "en", "The bridge opened. However, it rained."],
    ["order_break", "en", "A robber entered the bank on Monday. The police arrested the man near the river.", SOURCE],
    ["contradiction", "en", "More than two thirds backed the ban. Two councillors opposed it."],
    ["contradiction", "en", "Children under six take 5 ml. Children over twelve take 10 ml."],
    ["contradiction", "en", "Did the council approve the plan? The council did not approve the plan."],
    ["dangling_pronoun", "en", "It is unclear whether the bridge will open."],
    ["dangling_pronoun", "de", "Es ist noch unklar, ob die Brücke öffnet."],
    ["dangling_pronoun", "de", "Es gibt Streit um die Brücke."],
    ["dangling_pronoun", "es", "Este artículo trata del puente."],
    ["moved_sentence", "en", "A robber entered the bank on Monday. He asked for money and waved a knife.", SOURCE],
    ["lifted_opening", "en", "The police arrested the man near the river.", SOURCE],
    ["lifted_opening", "en", "Police caught the robber by a river. He had a knife.", SOURCE],
    ["lifted_sentence", "en", "A robber came to the bank. He asked for money and waved a knife.", SOURCE],
    ["dropped_word", "en", "A robber entered the bank on Monday. Police arrested the man.", SOURCE],
    ["dangling_connective", "es", "A cambio de una rebaja, los vecinos aceptaron el plan."],
    ["dangling_connective", "es", "El embargo de los bienes empezó en mayo."],
    ["loose_addition", "es", "La obra es cara. El pan sube hoy. Los trenes, en cambio, paran ya. El museo cierra."],
    ["short_sentence", "en", "Revenue rose."],
  ])("%s (%s): %s", (key, language, text, source) => {
    expect(found(key, language, text, source)).toEqual([]);
  });
});
