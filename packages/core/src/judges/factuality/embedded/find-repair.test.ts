import { describe, expect, it } from "vitest";
import { check } from "../../../check/check.ts";

async function labelsOf(article_text: string, summary_text: string): Promise<readonly string[]> {
  const { factuality } = await check({ article_text, summary_text });
  return factuality!.details.claims.map(({ label }) => label);
}

describe("a claim that would be proved with one part as the source has it", () => {
  it.each([
    // How much of a whole.
    [
      "All buckles can be replaced at home, and spare parts are sold for ten years.",
      "Only some buckles can be replaced at home.",
    ],
    ["Alle Filter sind auswaschbar; sie müssen trocken sein.", "Nur einer der Filter ist auswaschbar."],
    ["Todos los vendedores de pescado conservan su sitio.", "Solo algunos vendedores de pescado conservan su sitio."],
    // A bound.
    [
      "Se recomienda leche a diario. La bollería, como mucho una vez por semana.",
      "La bollería, al menos una vez por semana.",
    ],
    ["Mindestens 50 Personen müssen teilnehmen.", "Höchstens 50 Personen müssen teilnehmen."],
    // An opposite.
    [
      "The win lifted Rovers to fourth, two points behind Castle United.",
      "The win lifted Rovers to fourth, two points ahead of Castle United.",
    ],
    [
      "Der Beirat stimmte mit sieben zu zwei Stimmen dafür, Angebote einzuholen.",
      "Der Beirat stimmte mit sieben zu zwei Stimmen dagegen, Angebote einzuholen.",
    ],
    ["El limón, en contraste, se abarató por tercer mes seguido.", "El limón se encareció por tercer mes seguido."],
    [
      "All of the plants except the one in Duluth were running at full capacity.",
      "All of the plants, including the one in Duluth, were running at full capacity.",
    ],
    // A name where only one can stand.
    [
      "El tren sale de Peñalba. Se detiene veinte minutos en la estación de Los Molinos, donde se vende miel.",
      "El tren se detiene veinte minutos en la estación de Peñalba.",
    ],
    [
      "The yard in Varn was sold. The buses will be diverted through Loxley because of the works.",
      "The buses will be diverted through Varn because of the works.",
    ],
    // "X, but not Y" cut in two.
    ["Tenants may keep cats but not dogs.", "Tenants may not keep cats."],
    ["Der Streik betrifft Busse, nicht aber Bahnen.", "Der Streik betrifft keine Busse."],
    ["La huelga afecta a los autobuses, pero no a los tranvías.", "La huelga no afecta a los autobuses."],
  ])("is incorrect: %s / %s", async (source, claim) => {
    expect(await labelsOf(source, claim)).toContain("incorrect");
  });

  it.each([
    // Another thing, of which the same may be true.
    [
      "Line 1 runs from Harbour Square to the University every 6 minutes.",
      "Line 7 runs from Harbour Square to the University every 6 minutes.",
    ],
    [
      "Erwachsene nehmen von Tossigal dreimal täglich einen Löffel. Erwachsene nehmen von Dolomed alle sechs Stunden eine Tablette.",
      "Erwachsene nehmen von Allergosan alle sechs Stunden eine Tablette.",
    ],
    [
      "La licencia Equipo cuesta 120 euros al año. La licencia Estudio cuesta 480 euros al año.",
      "La licencia Freelance cuesta 480 euros al año.",
    ],
    // One thing under two names.
    [
      "The president has stressed that Tevez must end his contract with the Italians first. Juventus won on Sunday.",
      "The president has stressed that Tevez must end his contract with Juventus first.",
    ],
    // Turned twice.
    ["Storms are common in October.", "Storms are not uncommon in October."],
    ["Das Rauchen ist auf der Terrasse verboten.", "Das Rauchen ist auf der Terrasse nicht erlaubt."],
    ["El médico desaconsejó la operación al paciente.", "El médico no aconsejó la operación al paciente."],
    ["Sheila is taller than Rob but shorter than Tim.", "Rob is shorter than Sheila."],
    [
      "Die Preise im Mühlenladen liegen unter denen in der Stadt.",
      "Die Preise in der Stadt liegen über denen im Mühlenladen.",
    ],
    // Worked out, or told of another part.
    [
      "The direct train takes five hours; the bus takes eight hours.",
      "The direct train takes three hours less than the bus.",
    ],
    ["El precio se redujo de 80 a 60 euros.", "El precio se redujo en 20 euros."],
    ["Most of the tenants signed the letter; a few refused.", "A few of the tenants refused."],
    ["El 60 % de los socios aceptó la cuota en mayo.", "La mayoría de los socios aceptó la cuota en mayo."],
    ["All of the members agreed to the fee in May.", "Most of the members agreed to the fee in May."],
    // A word that only looks like a denial.
    ["El beneficio neto, sin embargo, bajó a 815.000 euros.", "El beneficio neto bajó a 815.000 euros."],
    // Granted, which does not say that it is done.
    ["The Landlord may charge a late fee of $60.", "The Landlord will charge a late fee of $60."],
  ])("is left alone where both may be true: %s / %s", async (source, claim) => {
    expect(await labelsOf(source, claim)).not.toContain("incorrect");
  });

  it("is left alone where another sentence says so of the same thing", async () => {
    const source = "The north gate closes at 6 pm. In summer the north gate closes at 9 pm.";
    expect(await labelsOf(source, "The north gate closes at 9 pm.")).not.toContain("incorrect");
  });
});
