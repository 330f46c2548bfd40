import { describe, expect, it } from "vitest";
import { createFactualityAgent } from "../../factuality-agent.ts";
import { embeddedFactuality } from "../embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

/** The verdict on the last claim of a text. */
async function lastVerdict(source: string, text: string): Promise<string | undefined> {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.at(-1)?.label;
}

const MACHINES = "Alpha 2\nWeight: 12.1 kg\nTank: 4 litres\n\nBeta Home\nWeight: 15.5 kg\nTank: 6 litres\n";
const GERAETE =
  "Alpha 2\nGewicht: 12,1 kg\nSchlauch: im Lieferumfang\n\nBeta Haus\nGewicht: 15,5 kg\nSchlauch: nicht im Lieferumfang\n";
const SEGUROS = "Seguro Hogar Uno\nFranquicia: 150 €\n\nSeguro Hogar Dos\nFranquicia: 60 €\nDos salidas de cerrajero\n";
const SHIPS =
  "The ferry from Corrick takes 35 minutes and leaves from the old pier. The bus to Melby runs twice a day.";
const HEADS = "Anna Ruiz leads the clinic. She was born in Vigo. Marta Paz leads the school and was elected in 2019.";
const BAEDER =
  "Das Seebad Nord wurde 1926 gebaut. Das Familienbad Auwiesen lockt mit einer Rutsche. Es hat eine Sauna im Dachgeschoss.";
const VEREIN = "Paul trainiert ab Juni die Jüngsten. Tarek sucht einen Fahrer. Das Sommerfest findet bei Gerda statt.";
const VELEROS =
  "El Albatros mide doce metros. Se construyó en Galicia con madera de cedro. El Cormorán mide nueve metros y tiene una nevera solar.";
const CLUBS =
  "Kestrel Tennis Club has eight courts. It was founded in 1926. Northgate Tennis Club has a bar. It is looking for a caretaker.";
const CANTEENS =
  "The canteen at Ashdown scored 92 points. It cooks everything on site. The canteen at Wickford scored 78 points.";

const PLANTS =
  "- Monstera: 45 cm de alto, 18 euros. Se riega una vez por semana.\n- Potos: 30 cm de alto, 7 euros. Aguanta sitios oscuros.\n- Limonero: 90 cm de alto, 34 euros. Necesita sol directo y se riega cada dos días.\n";
const CLINICS =
  "La clínica Albor y la clínica Serena atienden a todos. La primera tiene cinco consultas y cierra a las nueve. La segunda tiene tres consultas y cierra a las seis.";
const TRAKTOREN =
  "Der Faller 110 leistet 110 PS. Der Rieger T6 leistet 160 PS. Für ihn wird eine Einweisung von einer Stunde verlangt.";
const LAKES =
  "The Asker is a canal in the north. Barges used it until 1958. The Wender runs west through Melby. It is 73 miles long.";
const BAEDERPAAR =
  "Das Bad Nord und das Bad Süd liegen am Fluss. Das erste hat eine Rutsche und öffnet um sieben. Das zweite hat eine Sauna und öffnet um neun.";
const DINERS =
  "The Copper Ladle serves stews and seats 48 guests. The restaurant is closed on Mondays. Saffron Yard cooks Persian dishes and seats 70.";
const LODGES =
  "The Gull House has eleven rooms. Dogs are welcome there for an extra 6 pounds. Fern Lodge has seven rooms on the ground floor.";
const ZOO =
  "Red panda Miko\nBorn: 2019\nFeeding time: 11.15 a.m.\n\nTapir Rosalind\nBorn: 2012\nHouse: Rainforest Hall\n";

describe("a pronoun stands for what was named last, in the text and in its source", () => {
  it.each([
    [SHIPS, "The ferry from Corrick is the quicker way. It runs twice a day."],
    [HEADS, "Anna Ruiz leads the clinic. She was elected in 2019."],
    [HEADS, "Marta Paz leads the school. She was born in Vigo."],
    [BAEDER, "Das Seebad Nord wurde 1926 gebaut. Es hat eine Sauna im Dachgeschoss."],
    [VEREIN, "Tarek sucht einen Fahrer. Das Sommerfest findet bei ihm statt."],
    [VELEROS, "El Cormorán mide nueve metros. Se construyó en Galicia."],
    [CLUBS, "Northgate Tennis Club has a bar. It was founded in 1926."],
    [CANTEENS, "The canteen at Wickford scored 78 points. It cooks everything on site."],
    [SHIPS, "There are a bus to Melby and a ferry from Corrick. The latter takes 35 minutes. It runs twice a day."],
    [MACHINES, "The Alpha 2 is the lighter one. Its tank holds 6 litres."],
    [GERAETE, "Das Alpha 2 ist das leichtere Gerät. Der Schlauch ist nicht im Lieferumfang."],
    [SEGUROS, "El Seguro Hogar Dos es el más completo. Su franquicia es de 150 €."],
    [PLANTS, "El potos aguanta sitios oscuros. Se riega cada dos días."],
    [CLINICS, "La clínica Albor tiene cinco consultas. Cierra a las seis."],
    [TRAKTOREN, "Der Faller 110 ist der kleinere. Für ihn wird eine Einweisung von einer Stunde verlangt."],
    [LAKES, "The Wender runs west through Melby. Barges used it until 1958."],
    [DINERS, "Saffron Yard cooks Persian dishes. The restaurant is closed on Mondays."],
    [BAEDERPAAR, "Das Bad Nord hat eine Rutsche. Es öffnet um neun."],
    [LODGES, "Fern Lodge is inland. The lodge is quiet. Dogs are welcome there for an extra 6 pounds."],
    [LODGES, "The Gull House is big. The other one is small. Dogs are welcome there for an extra 6 pounds."],
    [ZOO, "Rosalind is a tapir born in 2012. Her feeding time is 11.15 a.m."],
  ])("of another thing nothing is confirmed: %s ← %s", async (source, text) => {
    expect(await lastVerdict(source, text)).not.toBe("correct");
  });

  it.each([
    [SHIPS, "The bus to Melby is the slower way. It runs twice a day."],
    [HEADS, "Marta Paz leads the school. She was elected in 2019."],
    [HEADS, "Anna Ruiz leads the clinic. She was born in Vigo."],
    [BAEDER, "Das Familienbad Auwiesen lockt mit einer Rutsche. Es hat eine Sauna im Dachgeschoss."],
    [VEREIN, "Gerda hilft mit. Das Sommerfest findet bei Gerda statt."],
    [VELEROS, "El Albatros mide doce metros. Se construyó en Galicia."],
    [CLUBS, "Kestrel Tennis Club has eight courts. It was founded in 1926."],
    [CANTEENS, "The canteen at Ashdown scored 92 points. It cooks everything on site."],
    [MACHINES, "The Beta Home is heavier. Its tank holds 6 litres."],
    [GERAETE, "Das Beta Haus ist schwerer. Der Schlauch ist nicht im Lieferumfang."],
    [SEGUROS, "El Seguro Hogar Uno es más barato. Su franquicia es de 150 €."],
    [PLANTS, "El limonero es grande. Se riega cada dos días."],
    [CLINICS, "La clínica Serena es la pequeña. Cierra a las seis."],
    [TRAKTOREN, "Der Rieger T6 ist stärker. Für ihn wird eine Einweisung von einer Stunde verlangt."],
    [LAKES, "The Asker is a canal. Barges used it until 1958."],
    [DINERS, "The Copper Ladle serves stews. The restaurant is closed on Mondays."],
    [BAEDERPAAR, "Das Bad Süd hat eine Sauna. Es öffnet um neun."],
    [LODGES, "Fern Lodge is small. The other one is big. Dogs are welcome there for an extra 6 pounds."],
    [ZOO, "Miko is a red panda. His feeding time is 11.15 a.m."],
    [
      "Ada Bell is the mayor. The mayor opened the bridge in May.",
      "Ada Bell is the mayor. She opened the bridge in May.",
    ],
  ])("of the same thing it is: %s ← %s", async (source, text) => {
    expect(await lastVerdict(source, text)).toBe("correct");
  });
});

it.each([
  SHIPS,
  HEADS,
  BAEDER,
  VEREIN,
  VELEROS,
  CLUBS,
  CANTEENS,
  MACHINES,
  GERAETE,
  SEGUROS,
  PLANTS,
  CLINICS,
  TRAKTOREN,
  LAKES,
  DINERS,
  LODGES,
  ZOO,
  BAEDERPAAR,
])("a text is confirmed by itself, word for word: %s", async (source) => {
  const { details } = await agent.run({ article_text: source, summary_text: source });
  for (const { label } of details.claims) expect(label).toBe("correct");
});

it("who takes every third sentence of a source may leave out what stands between", async () => {
  const source = `${DINERS} It takes no bookings. Its chef ran a food truck. The owner is from Norfield.`;
  expect(await lastVerdict(source, "Saffron Yard cooks Persian dishes and seats 70. Its chef ran a food truck.")).toBe(
    "correct",
  );
});

it("a claim that opens its text is read as before: nothing was named that its pronoun could stand for", async () => {
  expect(await lastVerdict(SHIPS, "It runs twice a day.")).toBe("correct");
});
