import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

type Case = readonly [language: Language, source: string, text: string, isProved: boolean];

/** Claims that name again what a text is about, tell who said it, or say what is so without what is not. */
const TOLD: Readonly<Record<string, readonly Case[]>> = {
  "a part named with the thing it belongs to": [
    [
      "en",
      "The Lumbre 6 is a pressure cooker. The silicone seal must be changed every eighteen months.",
      "The silicone seal of the Lumbre 6 must be changed every eighteen months.",
      true,
    ],
    [
      "de",
      "Die Lumbre 6 ist ein Schnellkochtopf. Der Dichtring muss alle achtzehn Monate gewechselt werden.",
      "Der Dichtring der Lumbre 6 muss alle achtzehn Monate gewechselt werden.",
      true,
    ],
    [
      "es",
      "La Lumbre 6 es una olla a presión. La junta de silicona debe cambiarse cada dieciocho meses.",
      "La junta de silicona de la Lumbre 6 debe cambiarse cada dieciocho meses.",
      true,
    ],
    [
      "en",
      "The Lumbre 6 is a pressure cooker. The silicone seal of the Corva must be changed every eighteen months.",
      "The silicone seal of the Lumbre 6 must be changed every eighteen months.",
      false,
    ],
    [
      "de",
      "Die Lumbre 6 ist ein Schnellkochtopf. Der Dichtring der Corva muss alle achtzehn Monate gewechselt werden.",
      "Der Dichtring der Lumbre 6 muss alle achtzehn Monate gewechselt werden.",
      false,
    ],
    [
      "es",
      "La Lumbre 6 es una olla a presión. La junta de silicona de la Corva debe cambiarse cada dieciocho meses.",
      "La junta de silicona de la Lumbre 6 debe cambiarse cada dieciocho meses.",
      false,
    ],
  ],
  "a first name before a family name": [
    [
      "en",
      "Jamie Pell won the heat. In the final Pell touched the wall after 58 seconds.",
      "In the final Jamie Pell touched the wall after 58 seconds.",
      true,
    ],
    [
      "de",
      "Jana Pell gewann den Vorlauf. Im Finale schlug Pell nach 58 Sekunden an.",
      "Im Finale schlug Jana Pell nach 58 Sekunden an.",
      true,
    ],
    [
      "es",
      "Jaime Pell ganó la serie. En la final Pell tocó la pared tras 58 segundos.",
      "En la final Jaime Pell tocó la pared tras 58 segundos.",
      true,
    ],
    [
      "en",
      "Jamie Pell and Robin Pell won their heats. In the final Pell touched the wall after 58 seconds.",
      "In the final Jamie Pell touched the wall after 58 seconds.",
      false,
    ],
    [
      "de",
      "Jana Pell und Rieke Pell gewannen ihre Vorläufe. Im Finale schlug Pell nach 58 Sekunden an.",
      "Im Finale schlug Jana Pell nach 58 Sekunden an.",
      false,
    ],
    [
      "es",
      "Jaime Pell y Rosa Pell ganaron sus series. En la final Pell tocó la pared tras 58 segundos.",
      "En la final Jaime Pell tocó la pared tras 58 segundos.",
      false,
    ],
  ],
  "a list line with a label": [
    ["en", "The Corva is a camper van.\nKitchen: two burners", "The kitchen of the Corva has two burners.", false],
    ["de", "Der Corva ist ein Reisemobil.\nKüche: zwei Kochfelder", "Die Küche des Corva hat zwei Kochfelder.", false],
    ["es", "La Corva es una autocaravana.\nCocina: dos fuegos", "La cocina de la Corva tiene dos fuegos.", false],
    [
      "en",
      "The Lumbre 6 is a pressure cooker. Wait, until the red pin has sunk.",
      "Wait until the red pin of the Lumbre 6 has sunk.",
      true,
    ],
  ],
  "who told it": [
    ["en", "Ortega said that the kiln had cracked in May.", "The kiln had cracked in May, according to Ortega.", true],
    [
      "es",
      "Ortega dijo que el horno se había agrietado en mayo.",
      "El horno se había agrietado en mayo, según Ortega.",
      true,
    ],
    ["de", "Ortega sagte, dass der Ofen im Mai gerissen war.", "Der Ofen war im Mai gerissen, laut Ortega.", true],
    ["en", "Ortega said that the kiln had cracked in May.", "The kiln had cracked in May, according to Lund.", false],
    [
      "es",
      "Ortega dijo que el horno se había agrietado en mayo.",
      "El horno se había agrietado en mayo, según Lund.",
      false,
    ],
    ["de", "Ortega sagte, dass der Ofen im Mai gerissen war.", "Der Ofen war im Mai gerissen, laut Lund.", false],
  ],
  "who told it, as the one who said it": [
    [
      "en",
      "The minister's aide announced that the toll ends in March.",
      "According to the minister, the toll ends in March.",
      false,
    ],
    ["en", "The bakery bought the tall oven, which rarely burns coal.", "The tall oven burns coal.", false],
    [
      "de",
      "Die Frau des Wirts sagte, dass der Keller unter Wasser stand.",
      "Laut dem Wirt stand der Keller unter Wasser.",
      false,
    ],
    [
      "es",
      "El asesor de la ministra declaró que el peaje termina en marzo.",
      "El peaje termina en marzo, según la ministra.",
      false,
    ],
    [
      "de",
      "Ortegas Anwalt sagte, dass der Keller unter Wasser stand.",
      "Laut Ortega stand der Keller unter Wasser.",
      false,
    ],
    [
      "en",
      "The dean said that the library will close in June.",
      "According to the dean, the library will close in June.",
      true,
    ],
    [
      "en",
      "The dean said that the library will close in June.",
      "The library will close in June, according to the dean.",
      true,
    ],
    [
      "en",
      "The dean denied that the library will close in June.",
      "According to the dean, the library will close in June.",
      false,
    ],
    [
      "en",
      "The dean doubts that the library will close in June.",
      "The library will close in June, according to the dean.",
      false,
    ],
    [
      "en",
      "The dean did not say that the library will close in June.",
      "According to the dean, the library will close in June.",
      false,
    ],
    [
      "en",
      "The mayor asked whether the library will close in June.",
      "According to the mayor, the library will close in June.",
      false,
    ],
    [
      "en",
      "The dean of the law school said that the library will close in June.",
      "According to the dean, the library will close in June.",
      true,
    ],
    [
      "en",
      "The dean said that the library will close in June.",
      "According to the mayor, the library will close in June.",
      false,
    ],
    [
      "en",
      "The dean told the mayor that the library will close in June.",
      "According to the mayor, the library will close in June.",
      false,
    ],
    [
      "en",
      "The brother of the dean said that the library will close in June.",
      "According to the dean, the library will close in June.",
      false,
    ],
    [
      "en",
      "The dean hopes that the library will close in June.",
      "According to the dean, the library will close in June.",
      false,
    ],
    [
      "en",
      "The report found that sales of bread fell by 4 percent.",
      "Sales of bread fell by 4 percent, according to the report.",
      true,
    ],
    [
      "en",
      "Critics of the report claimed that sales of bread fell by 4 percent.",
      "Sales of bread fell by 4 percent, according to the report.",
      false,
    ],
    [
      "de",
      "Die Sprecherin sagte, dass die Brücke im Herbst gesperrt wird.",
      "Laut der Sprecherin wird die Brücke im Herbst gesperrt.",
      true,
    ],
    [
      "de",
      "Die Sprecherin erklärte, dass die Arbeiten acht Monate dauern.",
      "Laut der Sprecherin dauern die Arbeiten acht Monate.",
      true,
    ],
    [
      "de",
      "Die Sprecherin teilte mit, dass die Brücke im Herbst gesperrt wird.",
      "Die Brücke wird im Herbst gesperrt, laut der Sprecherin.",
      true,
    ],
    [
      "de",
      "Die Sprecherin bestritt, dass die Brücke im Herbst gesperrt wird.",
      "Laut der Sprecherin wird die Brücke im Herbst gesperrt.",
      false,
    ],
    [
      "de",
      "Die Sprecherin sagte nicht, dass die Brücke im Herbst gesperrt wird.",
      "Laut der Sprecherin wird die Brücke im Herbst gesperrt.",
      false,
    ],
    [
      "de",
      "Die Sprecherin hofft, dass die Brücke im Herbst gesperrt wird.",
      "Laut der Sprecherin wird die Brücke im Herbst gesperrt.",
      false,
    ],
    [
      "de",
      "Die Sprecherin sagte, dass die Brücke im Herbst gesperrt wird.",
      "Laut dem Landrat wird die Brücke im Herbst gesperrt.",
      false,
    ],
    [
      "de",
      "Der Anwalt der Sprecherin sagte, dass die Brücke im Herbst gesperrt wird.",
      "Laut der Sprecherin wird die Brücke im Herbst gesperrt.",
      false,
    ],
    [
      "es",
      "La portavoz explicó que el puente se cerrará en otoño.",
      "Según la portavoz, el puente se cerrará en otoño.",
      true,
    ],
    [
      "es",
      "La portavoz explicó que el puente se cerrará en otoño.",
      "El puente se cerrará en otoño, según la portavoz.",
      true,
    ],
    [
      "es",
      "La portavoz explicó que el puente se cerrará en otoño.",
      "El puente se cerrará en otoño, según explicó la portavoz.",
      true,
    ],
    [
      "es",
      "La portavoz negó que el puente se cerrará en otoño.",
      "Según la portavoz, el puente se cerrará en otoño.",
      false,
    ],
    [
      "es",
      "La portavoz no dijo que el puente se cerrará en otoño.",
      "Según la portavoz, el puente se cerrará en otoño.",
      false,
    ],
    [
      "es",
      "La portavoz duda que el puente se cierre en otoño.",
      "El puente se cierra en otoño, según la portavoz.",
      false,
    ],
    [
      "es",
      "El abogado de la portavoz dijo que el puente se cerrará en otoño.",
      "Según la portavoz, el puente se cerrará en otoño.",
      false,
    ],
    [
      "es",
      "La portavoz dijo al alcalde que el puente se cerrará en otoño.",
      "Según el alcalde, el puente se cerrará en otoño.",
      false,
    ],
    [
      "es",
      "La portavoz explicó que el puente se cerrará en otoño.",
      "Según el alcalde, el puente se cerrará en otoño.",
      false,
    ],
    [
      "en",
      "The union said that the strike ends on Friday if the firm pays.",
      "According to the union, the strike ends on Friday.",
      false,
    ],
  ],
  "a deed told as what somebody undergoes": [
    [
      "de",
      "Die Ärztin operierte den Patienten am Montag.",
      "Am Montag wurde der Patient von der Ärztin operiert.",
      true,
    ],
    [
      "de",
      "Die Ärztin operierte den Patienten am Montag.",
      "Am Montag wurde die Ärztin von dem Patienten operiert.",
      false,
    ],
    ["de", "Der Verein hat den Spieler im Mai verkauft.", "Im Mai wurde der Spieler vom Verein verkauft.", true],
    ["de", "Der Verein hat den Spieler im Mai verkauft.", "Im Mai wurde der Verein vom Spieler verkauft.", false],
    [
      "en",
      "The museum bought the painting from the church in 1980.",
      "The painting was bought by the museum from the church in 1980.",
      true,
    ],
    [
      "en",
      "The museum bought the painting from the church in 1980.",
      "The painting was bought by the church from the museum in 1980.",
      false,
    ],
    [
      "en",
      "The dog chased the cat through the garden on Monday.",
      "The cat was chased by the dog through the garden on Monday.",
      true,
    ],
    [
      "en",
      "The dog chased the cat through the garden on Monday.",
      "The dog was chased by the cat through the garden on Monday.",
      false,
    ],
    ["es", "El museo compró el cuadro en 1980.", "El museo fue comprado por el cuadro en 1980.", false],
    [
      "es",
      "La empresa Soler demandó al ayuntamiento en mayo.",
      "La empresa Soler fue demandada por el ayuntamiento en mayo.",
      false,
    ],
    [
      "en",
      "The coach praised the captain after the keeper had thanked the doctor.",
      "The captain was praised by the keeper.",
      false,
    ],
    ["en", "The firm hired the lawyer whom the bank had recommended.", "The lawyer was hired by the bank.", false],
    [
      "de",
      "Der Trainer lobte den Kapitän, den der Torwart kritisiert hatte.",
      "Der Kapitän wurde vom Torwart gelobt.",
      false,
    ],
  ],
  "words that lead over": [
    ["es", "El club, sin embargo, fichó al portero en enero.", "El club fichó al portero en enero.", true],
    ["es", "El club no obstante pagó la multa.", "El club no pagó la multa.", false],
    ["es", "El club compite sin embargo de cuentas.", "El club compite con embargo de cuentas.", false],
    ["de", "Das Museum zeigt unter anderem Werke von Dürer.", "Das Museum zeigt Werke von Dürer.", true],
    ["de", "Das Museum zeigt unter anderem Werke von Dürer.", "Das Museum zeigt nur Werke von Dürer.", false],
    ["de", "Das Museum zeigt vor allem Werke von Dürer.", "Das Museum zeigt Werke von Dürer.", true],
  ],
  "a duty behind what opens the sentence": [
    [
      "de",
      "Nach Angaben der Polizei mussten 37 Menschen ihre Wohnungen verlassen.",
      "37 Menschen mussten ihre Wohnungen verlassen.",
      true,
    ],
    [
      "de",
      "Nach dem Urteil dürfen die Händler ihre Stände behalten.",
      "Die Händler dürfen ihre Stände behalten.",
      true,
    ],
    ["de", "Im Winter können die Gäste den Lift nutzen.", "Die Gäste müssen den Lift nutzen.", false],
    ["de", "Nur im Winter können die Gäste den Lift nutzen.", "Die Gäste können den Lift nutzen.", false],
    ["de", "In keinem Fall dürfen die Gäste den Lift nutzen.", "Die Gäste dürfen den Lift nutzen.", false],
    ["de", "Bei Regen dürfen die Gäste den Lift nicht nutzen.", "Die Gäste dürfen den Lift nutzen.", false],
    [
      "de",
      "Nach Angaben der Polizei mussten 37 Menschen ihre Wohnungen verlassen.",
      "37 Menschen konnten ihre Wohnungen verlassen.",
      false,
    ],
  ],
  "a deed that is rare": [
    ["en", "The tall oven rarely burns coal.", "The tall oven burns coal.", false],
    ["de", "Der hohe Ofen verbrennt selten Kohle.", "Der hohe Ofen verbrennt Kohle.", false],
    ["es", "El horno alto raramente quema carbón.", "El horno alto quema carbón.", false],
  ],
  "a denial or a duty is nothing named again": [
    [
      "en",
      "The match is on Friday. The fans sing in the square.",
      "The fans cannot wait for the match and sing in the square.",
      false,
    ],
    [
      "de",
      "Das Spiel ist am Freitag. Die Fans singen auf dem Platz.",
      "Die Fans können das Spiel nicht erwarten und singen auf dem Platz.",
      false,
    ],
    [
      "es",
      "El partido es el viernes. Los aficionados cantan en la plaza.",
      "Los aficionados no pueden esperar el partido y cantan en la plaza.",
      false,
    ],
  ],
  "words behind a comma that the claim does not have": [
    [
      "en",
      "The Tour of Skye ends on Sunday. Doyle keeps the jersey, but his lead has shrunk to 4 seconds.",
      "Doyle keeps the jersey of the Tour of Skye.",
      true,
    ],
    [
      "de",
      "Die Rundfahrt endet am Sonntag. Doyle behält das Trikot, doch sein Vorsprung ist auf 4 Sekunden geschrumpft.",
      "Doyle behält das Trikot der Rundfahrt.",
      true,
    ],
    [
      "es",
      "La Vuelta termina el domingo. Doyle conserva el maillot, pero su ventaja se redujo a 4 segundos.",
      "Doyle conserva el maillot de la Vuelta.",
      true,
    ],
    [
      "en",
      "The Tour of Skye ends on Sunday. Doyle keeps the jersey, but his lead has shrunk to 4 seconds.",
      "Doyle keeps the jersey for 4 seconds.",
      false,
    ],
    [
      "de",
      "Die Rundfahrt endet am Sonntag. Doyle behält das Trikot, doch sein Vorsprung ist auf 4 Sekunden geschrumpft.",
      "Doyle behält das Trikot 4 Sekunden.",
      false,
    ],
    [
      "es",
      "La Vuelta termina el domingo. Doyle conserva el maillot, pero su ventaja se redujo a 4 segundos.",
      "Doyle conserva el maillot 4 segundos.",
      false,
    ],
  ],
  "why, told with another word": [
    ["es", "La tapa no se lava porque se deforma.", "La tapa no se lava, ya que se deforma.", true],
    [
      "es",
      "La tapa no se lava en el lavavajillas porque se deforma.",
      "La tapa no se lava en el lavavajillas, ya que se deforma.",
      true,
    ],
    [
      "de",
      "Der Deckel wird nicht gespült, weil er sich verformt.",
      "Der Deckel wird nicht gespült, da er sich verformt.",
      true,
    ],
    ["en", "The lid is not washed, although it gets dirty.", "The lid is not washed because it gets dirty.", false],
    [
      "de",
      "Der Deckel wird nicht gespült, obwohl er schmutzig wird.",
      "Der Deckel wird nicht gespült, weil er schmutzig wird.",
      false,
    ],
    ["es", "La tapa no se lava aunque se ensucia.", "La tapa no se lava, ya que se ensucia.", false],
  ],
  "a name behind the noun it belongs to": [
    ["en", "The reform of the market will cost 1.8 million.", "The market will cost 1.8 million.", false],
    ["en", "The mother of Ruth Bell won the race in May.", "Ruth Bell won the race in May.", false],
    ["de", "Die Reform des Marktes kostet 2 Millionen Euro.", "Der Markt kostet 2 Millionen Euro.", false],
    ["es", "La reforma del mercado costará 1,8 millones.", "El mercado costará 1,8 millones.", false],
    ["es", "La reforma del mercado costará 1,8 millones.", "La reforma costará 1,8 millones.", true],
  ],
  "a noun and its genitive": [
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Die Aussage vom Fahrer liegt der Polizei vor.", true],
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Die Aussage der Fahrerin liegt der Polizei vor.", false],
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Der Fahrer liegt der Polizei vor.", false],
  ],
  "what comes first": [
    ["en", "The lid is closed, then the valve is turned.", "The lid is closed before the valve is turned.", true],
    [
      "de",
      "Der Deckel wird geschlossen, dann wird das Ventil gedreht.",
      "Der Deckel wird geschlossen, bevor das Ventil gedreht wird.",
      true,
    ],
    ["en", "The lid is closed, then the valve is turned.", "The valve is turned before the lid is closed.", false],
    [
      "de",
      "Der Deckel wird geschlossen, dann wird das Ventil gedreht.",
      "Das Ventil wird gedreht, bevor der Deckel geschlossen wird.",
      false,
    ],
    [
      "es",
      "La tapa se cierra y después se gira la válvula.",
      "La válvula se gira antes de que se cierre la tapa.",
      false,
    ],
    ["en", "If the lid is closed, then the valve is turned.", "The lid is closed before the valve is turned.", false],
  ],
  "who says I in a dialogue": [
    [
      "de",
      "Aylin: Ich bin ab 9 da, muss aber wieder weg.\nTimo: Super. Den Transporter hole ich am Freitag ab.",
      "Den Transporter holt Timo am Freitag ab.",
      true,
    ],
    [
      "de",
      "Aylin: Ich bin ab 9 da, muss aber wieder weg.\nTimo: Super. Den Transporter hole ich am Freitag ab.",
      "Den Transporter holt Aylin am Freitag ab.",
      false,
    ],
    [
      "en",
      "Priya: We need two drills.\nOwen: Fine. On Friday I will bring the ladder.",
      "On Friday Priya will bring the ladder.",
      false,
    ],
    [
      "es",
      "Lucía: Faltan dos sillas.\nMateo: Vale. El viernes yo traeré la escalera.",
      "El viernes Lucía traerá la escalera.",
      false,
    ],
  ],
  "what is so, without what is not": [
    ["en", "The exhibition is not in the old mill, but in the tent.", "The exhibition is in the tent.", true],
    ["de", "Die Ausstellung ist nicht in der Mühle, sondern in der Halle.", "Die Ausstellung ist in der Halle.", true],
    ["es", "La exposición no está en el molino, sino en la carpa.", "La exposición está en la carpa.", true],
    ["en", "The exhibition is not in the old mill, but in the tent.", "The exhibition is in the old mill.", false],
    ["de", "Die Ausstellung ist nicht in der Mühle, sondern in der Halle.", "Die Ausstellung ist in der Mühle.", false],
    ["es", "La exposición no está en el molino, sino en la carpa.", "La exposición está en el molino.", false],
    ["en", "The bank does not release the sum, but asks the owner.", "The bank releases the sum.", false],
    ["de", "Die Bank zahlt die Summe nicht aus, sondern fragt den Eigentümer.", "Die Bank zahlt die Summe aus.", false],
    ["es", "El banco no libera la suma, sino que pregunta al dueño.", "El banco libera la suma.", false],
  ],
};

describe.each(Object.entries(TOLD))("%s", (_, cases) => {
  it.each(cases)("%s: %s → %s: %s", async (language, source, text, isProved) => {
    const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
    expect(details.claims.map(({ label }) => label === "correct")).toEqual([isProved]);
  });
});
