import { describe, expect, it } from "vitest";
import { check } from "../../../check/check.ts";

async function labelOf(article_text: string, summary_text: string): Promise<string | undefined> {
  const { factuality } = await check({ article_text, summary_text });
  return factuality!.details.claims[0]?.label;
}

describe("a text that tells of several things of one kind", () => {
  it.each([
    // Another thing in the place of this one: the same may be true of it, or not.
    ["El billete del Comarcal cuesta 11 euros. El Azahar sale a las 7:20.", "El billete del Azahar cuesta 11 euros."],
    ["La isla Tarayal tiene 1.250 habitantes y un colegio.", "La isla Cormorana tiene 1.250 habitantes."],
    ["La tarjeta Clara no tiene cuota anual y es de color azul.", "La tarjeta Joven no tiene cuota anual."],
    ["Route 14 leaves at 6:40. A single ride on the 27 costs £4.50.", "A single ride on route 14 costs £4.50."],
    [
      "Pilar recomienda servir el Doña Berta a 8 grados. El Valdecoso es un blanco.",
      "Pilar recomienda servir el Valdecoso a 8 grados.",
    ],
    [
      "Schäden im Basistarif kosten 300 Euro. Schäden im Premiumtarif bearbeitet unsere Abteilung in Kassel.",
      "Schäden im Basistarif werden von der Abteilung in Kassel bearbeitet.",
    ],
    [
      "1.º A: 25 alumnos, tutora Pilar Sáenz, aula 6\n1.º B: 23 alumnos, tutor Íñigo Larrea, aula 9\n2.º A: 28 alumnos, tutora Carmen Bustos, aula 14",
      "La tutora de 3.º A es Carmen Bustos.",
    ],
    // One letter names a thing.
    [
      "El portal A es nuevo. Las llaves del portal B las tiene el conserje.",
      "Las llaves del portal A las tiene el conserje.",
    ],
    // Who is meant was not named last.
    [
      "El Museo del Esparto abre a diario. El Museo de la Radio cierra el martes. En el primero, las visitas guiadas empiezan a las 12:00.",
      "Las visitas guiadas del Museo de la Radio empiezan a las 12:00.",
    ],
    [
      "El Museo del Vidrio cierra los lunes. El Museo de la Minería vale 6,50 euros. Este museo se inauguró en 1998.",
      "El Museo del Vidrio se inauguró en 1998.",
    ],
    [
      "Die Karlsbrücke ist 142 Meter lang. Deutlich länger ist die Hafenbrücke; sie besteht aus Stahl. Täglich wird sie von rund 21.000 Fahrzeugen befahren.",
      "Die Karlsbrücke wird täglich von rund 21.000 Fahrzeugen befahren.",
    ],
    [
      "El portavoz es Fermín Acuña. Lozano tiene su despacho en la cuarta planta; Acuña, en la primera.",
      "El despacho de Fermín Acuña está en la cuarta planta.",
    ],
    // A fee of its own is no price.
    ["Con la cuota Joven pagas 19 euros. ¿Qué matrícula se cobra?", "La matrícula de la cuota Joven es de 30 euros."],
    [
      "Oberlauken zählt 412 Einwohner. Talabwärts liegt Wiesbronn, dessen Kirche der heiligen Barbara geweiht ist.",
      "Die Kirche von Oberlauken ist der heiligen Barbara geweiht.",
    ],
    [
      "Cuota Joven: 19 €\nMatrícula: 30 € (Cuota Total) y 15 € (Cuota Joven)",
      "La matrícula de la Cuota Total es de 15 €.",
    ],
    // A span of times opens with its first and closes with its last.
    ["Museo Taurino: de 11:00 a 18:00, todos los días", "El Museo Taurino abre a las 18:00."],
    // A field that says itself what it gives.
    ["Rye Lodge: deposit £20, fee £50", "The Rye Lodge costs £20."],
    ["Saal Nord: Kaution 200 Euro, Miete 90 Euro", "Der Saal Nord kostet 200 Euro."],
    ["Salón Azul: fianza 200 €, alquiler 90 €", "El Salón Azul cuesta 200 €."],
    ["Linie 5: Abfahrt 8:10, Ankunft 9:00", "Die Linie 5 kommt um 8:10 an."],
    ["Ferry Alba: departure 9:15, arrival 10:40", "The Ferry Alba leaves at 10:40."],
    ["Turm B: Höhe 90 m, Breite 20 m", "Der Turm B ist 20 m hoch."],
    ["Shed 2: built by Ann Cole, owned by Bea Dunn", "Shed 2 is owned by Ann Cole."],
    // Parts of a line that hold together only, or belong to somebody else.
    ["Adults: £9, children: £5", "Adults pay £5."],
    [
      "Tuana: Ja, und der Parkplatz wird ab 16 Uhr geöffnet, wenn es nicht regnet.",
      "Der Parkplatz wird ab 16 Uhr geöffnet.",
    ],
    ["Kunden, die bar bezahlt haben, erhalten Rabatt.", "Kunden erhalten Rabatt."],
  ])("is left open: %s / %s", async (source, claim) => {
    expect(await labelOf(source, claim)).toBe("uncertain");
  });

  it.each([
    // A line of a list, field by field.
    ["- Wohnung »Reiher«: 88 m², 6 Personen, 149 € pro Nacht", "Die Wohnung »Reiher« bietet Platz für 6 Personen."],
    ["• Labelix Mini: Etikettendrucker, 74 Euro, Akku hält 6 Stunden", "Der Labelix Mini ist für 74 Euro erhältlich."],
    [
      "Name: Marcus Thorne | Role: events manager | Office: Garden Wing",
      "Marcus Thorne's office is in the Garden Wing.",
    ],
    ["* Plan Selva: 200 GB de espacio, servidores en Islandia", "Los servidores del plan Selva están en Islandia."],
    ["Rye Lodge: 52 beds, 3 km to the station", "The Rye Lodge has 52 beds."],
    // What is said of the name in passing.
    [
      "Auf der Station 5, der Kinderstation, gibt es 16 Betten und ein Spielzimmer.",
      "Auf der Station 5 gibt es 16 Betten.",
    ],
    ["The Boulder plan, whose fee is $31 a month, comes with a phone.", "The fee of the Boulder plan is $31 a month."],
    [
      "Das Café Zeitlos, dessen Wirtin Anna Reimer ist, öffnet um 10 Uhr.",
      "Die Wirtin des Café Zeitlos ist Anna Reimer.",
    ],
    ["La cuota Total, cuyo precio es de 39 euros, da acceso a todo.", "El precio de la cuota Total es de 39 euros."],
  ])("is proved: %s / %s", async (source, claim) => {
    expect(await labelOf(source, claim)).toBe("correct");
  });

  it.each([
    ["Plan A costs 9 euros. Plan B costs 12 euros.", "Plan A costs 12 euros."],
    ["Alvo T15 tumble dryer: 63 dB, 1.4 kWh per cycle", "The Alvo T15 tumble dryer has a noise level of 67 dB."],
    ["Pug: life expectancy 11 to 14 years, needs exercise", "The life expectancy of a Pug is 13 to 16 years."],
    [
      "En 1947 nació la Unión Peñarroja, cuyo campo admite 4.600 espectadores.",
      "El campo de la Unión Peñarroja admite 5.300 espectadores.",
    ],
  ])("is contradicted: %s / %s", async (source, claim) => {
    expect(await labelOf(source, claim)).toBe("incorrect");
  });

  it.each([
    [
      "Four years later came Winter Harvest, a one-act piece set in a Norwegian fishing village, whose libretto was lost.",
      "Winter Harvest is set in a Norwegian fishing village.",
    ],
    ["Oberlauken, ein Haufendorf am Südhang des Rennbergs, zählt 412 Einwohner.", "Oberlauken hat 412 Einwohner."],
  ])("is not contradicted by what it says of the thing in passing: %s / %s", async (source, claim) => {
    expect(await labelOf(source, claim)).not.toBe("incorrect");
  });
});
