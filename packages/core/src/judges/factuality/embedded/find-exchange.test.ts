import { describe, expect, it } from "vitest";
import { check } from "../../../check/check.ts";

async function labelsOf(article_text: string, summary_text: string): Promise<readonly string[]> {
  const { factuality } = await check({ article_text, summary_text });
  return factuality!.details.claims.map(({ label }) => label);
}

describe("a claim that would be proved with two of its parts exchanged", () => {
  it.each([
    [
      "Zur Vorsitzenden wird Aylin Tekin gewählt, Petra Mohr bleibt als Beisitzerin im Vorstand.",
      "Zur Vorsitzenden wird Petra Mohr gewählt, Aylin Tekin bleibt als Beisitzerin im Vorstand.",
    ],
    [
      "El fondo Meseta Capital vendió a la familia fundadora su participación del 18 por ciento.",
      "La familia fundadora vendió al fondo Meseta Capital su participación del 18 por ciento.",
    ],
    [
      "The archive moved its maps to Halden after the flood, while the museum kept its letters in Torvik.",
      "The archive moved its letters to Halden after the flood, while the museum kept its maps in Torvik.",
    ],
    [
      "The validity of all passes begins with first use, not with purchase.",
      "The validity of all passes begins with purchase, not with first use.",
    ],
    [
      "Ein Boot kann man im Dorf Lenz mieten, nicht in Altenrode, wie es auf Karten steht.",
      "Ein Boot kann man in Altenrode mieten, nicht aber im Dorf Lenz.",
    ],
  ])("is incorrect: %s / %s", async (source, claim) => {
    expect(await labelsOf(source, claim)).toContain("incorrect");
  });

  it.each([
    ["Los goles los marcaron Iván Mora y Luis Peña.", "Luis Peña e Iván Mora marcaron los goles."],
    // A number of them and where they are never changed places.
    [
      "Wexcombe Academy enrolled 1,126 pupils this September, of whom 143 are in the sixth form.",
      "Of the 1,126 pupils enrolled at Wexcombe Academy this September, 143 are in the sixth form.",
    ],
    ["Leeds is not twinned with Hull, a port.", "Hull, a port, is not twinned with Leeds."],
    ["Leeds met Hull in the final on Sunday.", "Hull met Leeds in the final on Sunday."],
    [
      "Volunteers took all the photographs; the species were then identified by two specialists.",
      "Volunteers took all the photographs, and two specialists then identified the species.",
    ],
    [
      "Zwischen Mai und September startet samstags um 11 Uhr eine kostenlose Führung.",
      "Die kostenlose Führung startet zwischen Mai und September samstags um 11 Uhr.",
    ],
    [
      "Las obras costarán 1,9 millones de euros, de los que el 70 por ciento procede de fondos europeos.",
      "El 70 por ciento del coste de las obras procede de fondos europeos.",
    ],
    [
      "Harlow is twinned with Venn, and both lie on the Tarn.",
      "Venn is twinned with Harlow, and both lie on the Tarn.",
    ],
  ])("is left alone where both orders say the same: %s / %s", async (source, claim) => {
    expect(await labelsOf(source, claim)).not.toContain("incorrect");
  });

  it("proves nothing by who did it told as what was done", async () => {
    const source = "Volunteers took all the photographs; the species were then identified by two specialists.";
    expect(await labelsOf(source, "The species then identified the two specialists.")).not.toContain("correct");
  });
});
