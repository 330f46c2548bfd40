import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { findPolarity, isGraphemeBoundary, isNegatedAt, LANGUAGES, type Language } from "../index.ts";

const cases: Readonly<Record<Language, readonly (readonly [text: string, found: string])[]>> = {
  en: [
    ["He did not go.", "not=not"],
    ["He didn't go, she doesn’t care.", "didn't=not; doesn’t=not"],
    ["he did n't go", "n't=not"],
    ["It doesn ’ t matter, he did n ' t say.", "doesn ’ t=not; n ' t=not"],
    ["She never came.", "never=never"],
    ["No one was hurt.", "No one=none"],
    ["No. 5 won.", ""],
    ["He left without paying.", "without=without"],
    ["Not only men came.", ""],
    ["They failed to agree.", "failed to=fails"],
    ["He denied it.", "denied=fails"],
    ["All players and most fans", "All=all; most=most"],
    ["Only some came.", "Only=only; some=some"],
    ["At least five died.", "At least=at-least"],
    ["It may rain in May.", "may=may"],
    ["The alleged thief reportedly fled.", "alleged=reported; reportedly=reported"],
    ["It no longer exists.", "no longer=no"],
  ],
  de: [
    ["Er kam nicht.", "nicht=not"],
    ["Es gibt keine Hinweise.", "keine=no"],
    ["Er ging ohne Geld.", "ohne=without"],
    ["Niemals sagte er das.", "Niemals=never"],
    ["Nicht nur Männer kamen.", ""],
    ["Niemand wurde verletzt.", "Niemand=none"],
    ["Alle Spieler und einige Fans", "Alle=all; einige=some"],
    ["Mindestens fünf Tote", "Mindestens=at-least"],
    ["Er soll geflohen sein.", "soll=reported"],
    ["Das könnte teuer werden.", "könnte=may"],
    ["Er konnte kommen und wurde gewählt.", ""],
    ["Der mutmaßliche Täter schwieg.", "mutmaßliche=reported"],
    ["Nur wenige kamen.", "Nur=only; wenige=few"],
  ],
  es: [
    ["No vino.", "No=not"],
    ["Nunca dijo eso.", "Nunca=never"],
    ["Salió sin dinero.", "sin=without"],
    ["Sin embargo, vino.", ""],
    ["No sólo hombres", ""],
    ["Ninguno llegó.", "Ninguno=no"],
    ["Nadie vino ni llamó.", "Nadie=none; ni=nor"],
    ["Todos los jugadores y algunos hinchas", "Todos=all; algunos=some"],
    ["Al menos cinco", "Al menos=at-least"],
    ["Podría llover.", "Podría=may"],
    ["El presunto ladrón", "presunto=reported"],
    ["Jamás lo hizo.", "Jamás=never"],
  ],
  pt: [
    ["Não veio.", "Não=not"],
    ["Saiu sem dinheiro.", "sem=without"],
    ["Todos vieram, ninguém ficou.", "Todos=all; ninguém=none"],
    ["O suposto ladrão poderia fugir.", "suposto=reported; poderia=may"],
  ],
};

for (const language of LANGUAGES) {
  test.each(cases[language])(`${language}: %s`, (text, found) => {
    const brief = findPolarity(text, packOf(language)).map((cue) => `${cue.text}=${cue.value}`);
    expect(brief.join("; ")).toBe(found);
  });
}

test.each([
  ["en", "He did not sign the deal, but he read it.", "sign", "read"],
  ["en", "Without a ticket he could travel.", "ticket", "could travel"],
  ["en", "She won and never lost.", "lost", "won"],
  ["de", "Er unterschrieb den Vertrag nicht, aber er las ihn.", "unterschrieb", "las"],
  ["de", "Kein Spieler kam, der Trainer ging.", "Spieler", "ging"],
  ["es", "No firmó el acuerdo, pero lo leyó.", "firmó", "leyó"],
] as const)("%s: the reach of a negation: %s", (language, text, inside, outside) => {
  const cues = findPolarity(text, packOf(language));
  expect(isNegatedAt(cues, text.indexOf(inside))).toBe(true);
  expect(isNegatedAt(cues, text.indexOf(outside))).toBe(false);
});

test("two negations over one place cancel out", () => {
  const text = "He did not leave without paying.";
  expect(isNegatedAt(findPolarity(text, packOf("en")), text.indexOf("paying"))).toBe(false);
});

const pieces =
  "not n't don't ' t no longer never without only all may May 5 No . , kein nicht nur sin embargo ni \u0301 \n".split(
    " ",
  );
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((list) => list.join(" ")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((list) => list.join("")),
);

test("every cue is cut from the original, in order, and lies next to its reach", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
      let last = 0;
      for (const { start, end, text: cue, scope } of findPolarity(text, packOf(language))) {
        expect(text.slice(start, end)).toBe(cue);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(scope.start).toBeLessThanOrEqual(start);
        expect(scope.end).toBeGreaterThanOrEqual(end);
        expect(scope.end).toBeLessThanOrEqual(text.length);
        expect(isGraphemeBoundary(text, start) && isGraphemeBoundary(text, end)).toBe(true);
        last = end;
      }
    }),
    { numRuns: 2000 },
  );
});
