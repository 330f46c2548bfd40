import { describe, expect, it } from "vitest";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function verdictOn(source: string, text: string) {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.map(({ label }) => label).join();
}

describe("what a source does not stand by", () => {
  it.each([
    // Told by somebody, and set right in the next sentence.
    [
      "An article on 3 May said that Peter Aldane had served time in prison. In fact it was a character he created.",
      "Peter Aldane had served time in prison.",
    ],
    ["Hotel Alpina has a pool, wrote a visitor. Nothing of the sort is true.", "Hotel Alpina has a pool."],
    ["Someone told me that rhubarb leaves make a good salad. Is that right?", "Rhubarb leaves make a good salad."],
    ["Es heißt, Igel trinken gern Milch. Das stimmt nicht.", "Igel trinken gern Milch."],
    ["Los erizos beben leche. Eso no es cierto.", "Los erizos beben leche."],
    [
      "Fe de errores. Se afirmaba que la Fundación Lérez había financiado el hospital de Narón.",
      "La Fundación Lérez había financiado el hospital de Narón.",
    ],
    ["The leaflet says that whales drink with the skin. Both statements are untrue.", "Whales drink with the skin."],
    ["In unserem Aushang stand: „Das Bad öffnet am 1. Mai.“ Das ist leider falsch.", "Das Bad öffnet am 1. Mai."],
    ["El lago mide 9 km y es salado. Ambas afirmaciones son falsas.", "El lago mide 9 km."],
    // On the word of one side, or of nobody.
    ["My neighbour Mr Holt says late swifts mean a wet July.", "Late swifts mean a wet July."],
    ["It is sometimes said that Krag made the offer without orders.", "Krag made the offer without orders."],
    ["An older version of this page said that deploys on Friday are forbidden.", "Deploys on Friday are forbidden."],
    ["The company claims that the pump is silent.", "The pump is silent."],
    ["Der Kunde sagt, beim Bremsen quietsche es.", "Beim Bremsen quietscht es."],
    ["Laut der Klägerin war der Boden nass.", "Der Boden war nass."],
    ["Según la oposición, las obras costaron el doble.", "Las obras costaron el doble."],
    // What may be, is asked for or still to do.
    ["Riéguelo cuando la tierra esté seca al tacto.", "La tierra está seca al tacto."],
    ["“Confirm your PIN within 24 hours.”", "Customers have confirmed their PIN within 24 hours."],
    ["[x] Schlüssel übergeben\n[ ] Strom abgemeldet", "Der Strom ist abgemeldet."],
    [
      "Señale la única afirmación falsa: a) El Tarna nace en la sierra. b) El Tarna desemboca en el lago.",
      "El Tarna desemboca en el lago.",
    ],
    // Under a heading or a label.
    ["# Common myths\n\n- The hall is haunted.\n- The well is dry.\n", "The well is dry."],
    ["False claims: the tower leans, the well is dry", "The tower leans."],
    ["Formerly: Hotel Alpina, 40 rooms", "Hotel Alpina has 40 rooms."],
    ["Without Ann Reed: the choir, 12 singers", "The choir has 12 singers."],
    [
      "Drei Irrtümer über Igel: 1. Igel sind taub. 2. Igel sind das ganze Jahr über wach.",
      "Igel sind das ganze Jahr über wach.",
    ],
    [
      "Correction: an item said that Fenwick Marine had laid off its apprentices.",
      "Fenwick Marine had laid off its apprentices.",
    ],
    // Told as what somebody believes, has heard or was reported.
    [
      "Family tradition holds that Admiral Farrow signed his will at this desk.",
      "Admiral Farrow signed his will at this desk.",
    ],
    [
      "A swan that had been reported stolen from Millbrook Pond was found on Friday.",
      "A swan was stolen from Millbrook Pond.",
    ],
    [
      "Dass die Welle von einem Einschlag ausgelöst wurde, hält die Forscherin Lindqvist für ausgeschlossen.",
      "Die Welle wurde von einem Einschlag ausgelöst.",
    ],
    // What would have been, or is so under a condition without a word for it.
    [
      "Had Ruiz not slipped at the last hurdle, the team would have taken the title.",
      "The team would have taken the title.",
    ],
    ["Leuchtet die rote Anzeige dauerhaft, ist die Pumpe trockengelaufen.", "Die Pumpe ist trockengelaufen."],
    // What was, and what is so for a part of the year.
    ["Ward 5 once had 16 beds.", "Ward 5 has 16 beds."],
    ["The museum closes at 5 pm in winter.", "The museum closes at 5 pm."],
    ["Die Seilbahn fährt im Winter alle 20 Minuten.", "Die Seilbahn fährt alle 20 Minuten."],
    ["La piscina abre a las diez en verano.", "La piscina abre a las diez."],
    // Of another one than it seems.
    ["Ann Reed, a pilot, and Bob Lee, a nurse, opened the shop.", "Ann Reed is a nurse."],
    [
      "Walter Crisp, who died aged 91, was the brother of Dennis Crisp, winner of the 1956 Coast Race.",
      "Walter Crisp was the winner of the 1956 Coast Race.",
    ],
    [
      "A man of 52 who told them he was the mayor was arrested on suspicion of theft.",
      "The mayor was arrested on suspicion of theft.",
    ],
    ["Ashby's appeal against the referee was thrown out on Monday.", "The referee was thrown out on Monday."],
    [
      "For three decades Pruett's was the only bakery in Callow to refuse sliced bread.",
      "For three decades Pruett's was the only bakery in Callow.",
    ],
    [
      "El árbitro anuló dos tantos al equipo local, uno por mano y otro por fuera de juego.",
      "El árbitro anuló dos tantos al equipo local por mano.",
    ],
    [
      "Los gastos de notaría correrán por cuenta de la compradora y los de cancelación, por cuenta de la vendedora.",
      "Los gastos de cancelación correrán por cuenta de la compradora.",
    ],
    [
      "La empresa Tresmares estuvo a punto de quebrar. La salvó con un préstamo la cooperativa Anzuelo.",
      "La empresa Tresmares salvó con un préstamo a la cooperativa Anzuelo.",
    ],
    [
      "Die Bäckerei will ihre Filiale am Bahnhof schließen. Das Stammhaus in der Langen Straße bleibt. Dort arbeiten zwölf Angestellte.",
      "In der Filiale am Bahnhof arbeiten zwölf Angestellte.",
    ],
    [
      "Die Stute, die den Tierarzt getreten hatte, gewann am Sonntag das Rennen.",
      "Der Tierarzt gewann am Sonntag das Rennen.",
    ],
    [
      "Der Bieter ist Hausmeister des Hofs. Noch am Abend wurde der Zuschlag aufgehoben.",
      "Der Hausmeister des Hofs hat den Zuschlag noch am Abend aufgehoben.",
    ],
    ["Admiral Crewe ordered the signal station to be blown up.", "The signal station was blown up."],
    // Told by somebody the source does not follow, or in somebody's words.
    [
      "Die Frau hatte vorgetragen, der Vermieter habe ihre Möbel entfernen lassen.",
      "Der Vermieter hat ihre Möbel entfernen lassen.",
    ],
    ["We wrote that the Leeds office will move in May; it is the York office.", "The Leeds office will move in May."],
    [
      "Betrüger melden sich oft mit dem Satz »Ihr Konto wurde gesperrt« und bitten um Rückruf.",
      "Ihr Konto wurde gesperrt.",
    ],
    ["Asisten: Iván Rey, Lucía Sans. Excusa su ausencia: Marcos Tello.", "Lucía Sans excusa su ausencia."],
    [
      "Weder die Grünen, die den Bürgermeister stellen, noch die Freien Wähler konnten die Mehrheit erringen.",
      "Die Freien Wähler konnten die Mehrheit erringen.",
    ],
    [
      "Último farero: Eulogio Cueto, que se jubiló en 1991 y cuyo hijo, historiador, ha publicado los diarios de la familia",
      "Eulogio Cueto ha publicado los diarios de la familia.",
    ],
  ])("does not prove: %s", async (source, text) => {
    expect(await verdictOn(source, text)).not.toBe("correct");
  });

  it.each([
    [
      "Legend has it that a tunnel led to the abbey; the dig of 1987 found no trace of it.",
      "The dig of 1987 found no trace of it.",
    ],
    ["According to legend, the two kings met in a barn.", "According to legend, the two kings met in a barn."],
    [
      "El teletrabajo requiere la autorización de la dirección. No es cierto que el complemento vaya a desaparecer.",
      "El teletrabajo requiere la autorización de la dirección.",
    ],
    ["# What went wrong\n\nThe pump failed in May.\nThe valve was open.\n", "The pump failed in May."],
    ["We took back a false price.\n- The shop opens at 9.\n- The hall opens at 8.", "The shop opens at 9."],
    ["The tower is 90 metres high. That is true.", "The tower is 90 metres high."],
    ["Der Eintritt kostet 5 Euro. Das ist nicht teuer.", "Der Eintritt kostet 5 Euro."],
    ["La torre mide 90 metros. Eso es cierto.", "La torre mide 90 metros."],
    [
      "Is the licence for a team? No: every licence is tied to a single person.",
      "Every licence is tied to a single person.",
    ],
    [
      "Fenton Marine has laid off no one. Correction: Fenwick Marine of Hull builds pilot boats.",
      "Fenton Marine has laid off no one.",
    ],
    ["Lead melts at 327.5 °C and was long used for pipes.", "Lead melts at 327.5 °C."],
    [
      "Der Stillwassersee liegt auf 812 Metern Höhe und friert fast jeden Winter zu.",
      "Der Stillwassersee liegt auf 812 Metern Höhe.",
    ],
    [
      "Engineers found corrosion in 11 of the 26 bearings last autumn.",
      "Engineers found corrosion in 11 of the 26 bearings.",
    ],
    ["In winter 2019 the club bought 12 boats.", "The club bought 12 boats."],
    ["The village was once the largest port on the coast.", "The village was the largest port on the coast."],
    ["Sharing her kennel is Duke, a greyhound aged seven.", "Duke is a greyhound."],
    ["Al principio los botánicos midieron la orquídea.", "Los botánicos midieron la orquídea."],
    [
      "There is a tea room at the far end, run by two sisters from Ghent.",
      "The tea room at the far end is run by two sisters from Ghent.",
    ],
    [
      "Te confirmo que la reunión se adelanta al miércoles a las 9:30.",
      "La reunión se adelanta al miércoles a las 9:30.",
    ],
    ["It was the mayor who opened the hall in 1990.", "The mayor opened the hall in 1990."],
    ["Correction to the timetable: the bus leaves at 9.15.", "The bus leaves at 9.15."],
    ["Berichtigung: Der Bus fährt um 9.15 Uhr ab.", "Der Bus fährt um 9.15 Uhr ab."],
    ["Myths and facts\n\nFact: the tower is 90 metres high.", "The tower is 90 metres high."],
    [
      "Sales rose by 9 percent, the spokesman said. In fact, they have risen every year since 2019.",
      "Sales rose by 9 percent.",
    ],
    ["Cost: 20 euros. No booking needed: entry is free for children.", "Entry is free for children."],
    ["The advantage is that the battery lasts 12 hours.", "The battery lasts 12 hours."],
    ["Please note that the lift is out of order until May.", "The lift is out of order until May."],
    ["Wichtig ist, dass der Filter jeden Monat gereinigt wird.", "Der Filter wird jeden Monat gereinigt."],
    ["»Die Brücke war im Mai gesperrt«, sagte Ann Reed.", "Die Brücke war im Mai gesperrt."],
    ["Las normas establecen que los perros deben ir atados.", "Los perros deben ir atados."],
    ["The legendary singer Ann Reed was born in Ulm in 1950.", "The singer Ann Reed was born in Ulm in 1950."],
    ["Ann Reed works at the mill in Orla. There she met Bob Lee.", "Ann Reed met Bob Lee there."],
    ["The customer centre opens at 9, a spokeswoman said.", "The customer centre opens at 9."],
    ["The lake is 9 km long. Both statements are from the survey.", "The lake is 9 km long."],
    ["Mrs Older said that the tower is 40 metres high.", "The tower is 40 metres high."],
    ["Die Polizei teilte mit, der Fahrer sei unverletzt.", "Der Fahrer ist unverletzt."],
    [
      "Los vecinos pueden pedir una tarjeta siempre que su coche esté dado de alta.",
      "Los vecinos pueden pedir una tarjeta si su coche está dado de alta.",
    ],
    ["- [x] Schlüssel an Frau Noll übergeben", "Schlüssel an Frau Noll übergeben."],
  ])("proves: %s", async (source, text) => {
    expect(await verdictOn(source, text)).toBe("correct");
  });

  it.each([
    [
      "Der Mieter trägt die Kosten für Wasser, Abwasser und Müllabfuhr.",
      "Der Mieter trägt die Kosten für die Müllabfuhr.",
    ],
    ["Allí conoció a Elvira Paz, cuya hermana dirigía la revista Alborada.", "Elvira Paz dirigía la revista Alborada."],
    [
      "Das Eiweiß kommt ganz zum Schluss dazu, steif geschlagen und in drei Portionen untergehoben.",
      "Das Eiweiß wird in drei Portionen untergehoben.",
    ],
    [
      "Schäden an der Therme, die der Mieter nicht verschuldet hat, trägt der Vermieter.",
      "Schäden an der Therme, die der Mieter verschuldet hat, trägt der Vermieter.",
    ],
    ["Had Ruiz not slipped at the last hurdle, the team would have won.", "Ruiz slipped at the last hurdle."],
    [
      "The Tenant shall not keep animals at the Property save for fish in a tank of no more than 60 litres.",
      "The Tenant may keep fish in a tank of no more than 60 litres.",
    ],
    [
      "Weder die Grünen, die seit 2004 den Bürgermeister stellen, noch die Freien Wähler konnten die Mehrheit erringen.",
      "Die Grünen stellen seit 2004 den Bürgermeister.",
    ],
    [
      "Belegt ist davon nichts, doch Taucher fanden 2009 am Grund die Reste eines Fischerboots.",
      "Taucher fanden 2009 am Grund die Reste eines Fischerboots.",
    ],
    ["La matrícula se abre el 3 de septiembre y se cierra el 20.", "La matrícula se cierra el 20 de septiembre."],
    [
      "Puede tomar el analgésico recetado, nunca aspirina, que favorece el sangrado.",
      "La aspirina favorece el sangrado.",
    ],
    ["Se acordó instalar dos cámaras, cuyo coste asumirá el seguro.", "El seguro asumirá el coste de las dos cámaras."],
    ["Der Sohn, der beides hätte lernen können, lernte gar nichts und erbte die Mühle.", "Der Sohn erbte die Mühle."],
    ["Myth: the tower is 90 metres high. Fact: it is 95.", "The tower is 95 metres high."],
  ])("does not contradict: %s", async (source, text) => {
    expect(await verdictOn(source, text)).not.toBe("incorrect");
  });
});

it("takes a reason for one only where its sentence says what for", async () => {
  const shut = "Because the swings failed inspection, the playground stays shut.";
  const claim = "Cllr Ng left the meeting because the swings failed inspection.";
  expect(await verdictOn(`${shut} Cllr Ng left the meeting before the item was discussed.`, claim)).toBe(
    "correct,uncertain",
  );
  expect(await verdictOn(`${shut} ${claim.replace("the meeting", "the meeting at nine")}`, claim)).toBe(
    "correct,correct",
  );
});
