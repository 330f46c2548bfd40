import { expect, it } from "vitest";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function verdictOn(source: string, text: string) {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.map(({ label }) => label).join();
}

it.each([
  // What is denied is the verb of another clause.
  ["In den Ofen gehört sie nicht, denn dort platzt der Lack der Schale.", "In dem Ofen platzt der Lack der Schale."],
  [
    "Gestohlen wurde nichts, drei Fenster konnten noch am Abend ersetzt werden.",
    "Drei Fenster wurden noch am Abend ersetzt.",
  ],
  [
    "The bill from Orme has been paid, but the one from Pike hasn't, because it shows the wrong date.",
    "The bill from Pike shows the wrong date.",
  ],
  // One is denied, and the other not.
  [
    "Reis darf nicht mit der Soße in Berührung kommen, Gemüse dagegen schon.",
    "Gemüse darf mit der Soße in Berührung kommen.",
  ],
  [
    "Los socios con tarjeta azul no pueden cambiar el día, pero sí la hora, por 3 euros.",
    "Los socios con tarjeta azul pueden cambiar la hora por 3 euros.",
  ],
  [
    "It was the verger, not the abbess, who wrote the roll known as the Tarn List.",
    "The roll known as the Tarn List was not written by the abbess.",
  ],
  ["La lleva al almacén de Lugo, no al del puerto, que está lleno.", "El almacén del puerto está lleno."],
  // The answer comes behind.
  [
    "Your letter says that the guild opposed the tram. It did not: the guild supported the tram.",
    "The guild did not oppose the tram.",
  ],
  // Twice denied in one.
  ["La fábrica no ha cerrado ninguna sala.", "Ninguna sala ha sido cerrada por la fábrica."],
  ["Rauchen ist auf den Terrassen untersagt.", "Auf den Terrassen darf nicht geraucht werden."],
  // A thing put in front.
  ["Die Gebühren trägt die Schule, die Anreise nicht.", "Die Schule trägt die Gebühren der Prüfung."],
  ["Im Mai hatte Kolb die Kette Vestland erworben.", "Die Kette Vestland hatte Kolb im Mai erworben."],
  [
    "Die Felgen, die aus Asien kamen, fertigt Kolb ab Juni selbst in Emden.",
    "Ab Juni werden die Felgen von Kolb selbst in Emden gefertigt.",
  ],
  [
    "La lana de las Brisa procede de una hilandería de Soria.",
    "De una hilandería de Soria procede la lana de las Brisa.",
  ],
  ["El agua llegó hasta el segundo sótano.", "Al segundo sótano llegó el agua."],
  // One verb for two.
  [
    "Skipper Olaf Reid commands the Fair ferry and his sister Mona the Whalsay one.",
    "The Whalsay ferry is commanded by Mona, the sister of Olaf Reid.",
  ],
  // "Is" says the same from both sides, and who tells it may stand at either end.
  ["The largest cost was not insurance, but the new roof.", "Insurance was not the largest cost."],
  [
    "A fire that destroyed a mill at Lower Tarn was caused by a faulty lamp, inspectors have concluded.",
    "Inspectors concluded that the mill fire was caused by a faulty lamp.",
  ],
  ["The weekly fee of £12 includes towels and soap but not meals.", "Soap is included in the weekly fee."],
  // Something else is the opposite, more or fewer.
  ["The swelling usually goes within a day and rarely needs treatment.", "The swelling seldom needs treatment."],
  [
    "El ave come sobre todo semillas; la mayoría de las crías come insectos.",
    "Semillas es lo que come sobre todo el ave.",
  ],
  [
    "All 31 traders have agreed except the fishmonger, Ned Crane.",
    "Thirty traders have agreed, whereas Ned Crane has not.",
  ],
  [
    "The date does not change unless the house is on an island, in which case two days are added.",
    "If the house is on an island, two days are added.",
  ],
  // The value is that of the other half, and the name that of the one who did it.
  [
    "Holm's first goal was set up by Mori, his second by goalkeeper Teale.",
    "Holm's second goal was set up by goalkeeper Teale.",
  ],
  [
    "Justice Harmon wrote the majority opinion; Justice Liu, who agreed, wrote separately.",
    "The majority opinion was written by Justice Harmon.",
  ],
  [
    "The extradition was approved on 6 January, although a district judge had recommended against it in November.",
    "In November a district judge had recommended against the extradition.",
  ],
  ["Born in Tarn, the son of a railway signalman, he trained in Leeds.", "His father was a railway signalman."],
  // More of the one is less of the other, and of two halves each has its own.
  ["La segunda ola fue más mortal que la primera.", "La primera ola fue menos mortal que la segunda."],
  [
    "Den Beschluss fasste nicht der Kreistag, sondern der Aufsichtsrat der Klinik.",
    "Der Beschluss wurde vom Aufsichtsrat der Klinik gefasst.",
  ],
  [
    "El Club Arenal ganó al Náutico Lerma en la final masculina y perdió contra él en la femenina.",
    "El Náutico Lerma ganó al Club Arenal en la final femenina.",
  ],
  [
    "El consejero inauguró el bar y no las urgencias, que había inaugurado ya la gerente.",
    "La gerente había inaugurado las urgencias.",
  ],
  ["El grupo rápido lo llevará Chema y el lento, Begoña.", "Al grupo lento lo llevará Begoña."],
  [
    "Se dieron 412 becas y 1.070 ayudas, 58 y 130 más, respectivamente, que antes.",
    "Se dieron 58 becas más que antes.",
  ],
  ["Unlike the Calor Nine, the Calor Six can be mounted on a wall.", "The Calor Nine cannot be mounted on a wall."],
  [
    "A picture shown at another club may be entered, whereas one shown here may not.",
    "A picture shown at this club may not be entered.",
  ],
  [
    "We pay for returns from New Zealand. Parcels from Norway take six days.",
    "Parcels from New Zealand take six days.",
  ],
])("does not contradict what is said in other words: %s → %s", async (source, text) => {
  expect(await verdictOn(source, text)).not.toContain("incorrect");
});

it.each([
  // Done by it, and not to it.
  ["The council closed the road in May.", "The council was closed in May."],
  ["The museum contains a library.", "The museum is contained in a library."],
  ["The weekly fee includes soap.", "The weekly fee is included in soap."],
  [
    "Die Prüfstelle hatte die Stadtwerke im Herbst wegen der Preise gerügt.",
    "Wegen der Preise war die Prüfstelle im Herbst von den Stadtwerken gerügt worden.",
  ],
  // Of the one who did not.
  ["It was the verger, not the abbess, who wrote the roll.", "The abbess wrote the roll."],
  ["Es war der Küster, nicht die Äbtissin, der die Rolle schrieb.", "Die Äbtissin schrieb die Rolle."],
  ["Fue el sacristán, no la abadesa, quien escribió el rollo.", "La abadesa escribió el rollo."],
  // One side's word, and what somebody likes.
  ["The member for Tarn accused the ministry of having ignored the letters.", "The ministry ignored the letters."],
  ["Había defendido la venta con el argumento de que el edificio amenaza ruina.", "El edificio amenaza ruina."],
  ["Nach Darstellung der Reederei sinkt der Verbrauch um 70 Prozent.", "Der Verbrauch sinkt um 70 Prozent."],
  ["Danach sagte sie, die Mannschaft sei die fitteste der Liga.", "Die Mannschaft ist die fitteste der Liga."],
  ["Según su gerente, el aceite de Lerma es el mejor de la comarca.", "El aceite de Lerma es el mejor de la comarca."],
  // Taken back by the next sentence, promised, and told of another.
  [
    "A report in the Courier said that Trellan wants to buy Voss. Aas called the report nonsense.",
    "Trellan wants to buy Voss.",
  ],
  ["Duarte ha prometido donar la mitad del premio.", "Duarte ha donado la mitad del premio."],
  [
    "Der Flöhrbach ist lang. Sein Zufluss ist die Rötel. Bis 1954 trieb er vier Mühlen an.",
    "Die Rötel trieb bis 1954 Mühlen an.",
  ],
  [
    "It was dug by the engineer Peter Lodd. The railway, which reached Ostrey in 1846, took the traffic.",
    "Peter Lodd was the engineer of the railway that reached Ostrey in 1846.",
  ],
  // A passive tells who did it, whatever stands in front.
  ["Die Katze jagte der Hund.", "Der Hund wurde von der Katze gejagt."],
  ["Die Kosten trägt die Schule.", "Die Schule wird von den Kosten getragen."],
  ["Die Lackiererei übernahm ein Betrieb aus Polen.", "Ein Betrieb aus Polen wurde von der Lackiererei übernommen."],
  [
    "El botón verde activa el molinillo y el botón negro abre la salida.",
    "El molinillo es activado por el botón negro.",
  ],
  ["El perro mordió al cartero.", "El perro fue mordido por el cartero."],
  // The date is that of the other deed.
  ["The bridge opened in 2011, and workers found a bomb in 2012.", "In 2011 workers found a bomb."],
  ["La plaza se abrió en 2011, aunque los vecinos la habían rechazado.", "En 2011 los vecinos la habían rechazado."],
  // Of two that were named, and on the word of a witness.
  ["The tower stands beside the bridge. It is free.", "The bridge is free."],
  ["Der Turm steht neben der Brücke. Sie ist neu.", "Der Turm ist neu."],
  [
    "Der Fahrer hatte nach Angaben eines Zeugen eine rote Ampel übersehen.",
    "Der Fahrer hat eine rote Ampel übersehen.",
  ],
  // The office is there, and not the branch.
  ["The office in Leeds opened a branch.", "The office opened a branch in Leeds."],
  ["Das Büro in Ulm eröffnete eine Filiale.", "Das Büro eröffnete eine Filiale in Ulm."],
  // Order tells who acts, and what is bounded.
  ["Anna besuchte am Montag Peter.", "Am Montag besuchte Peter Anna."],
  ["Die Stadt gehört der Firma seit Mai.", "Seit Mai gehört die Firma der Stadt."],
  ["Fast alle Gäste kamen am Sonntag aus Ulm.", "Am Sonntag kamen alle Gäste aus Ulm."],
  [
    "Leuchtet die Anzeige, muss das Gerät binnen zwei Wochen entkalkt werden.",
    "Das Gerät muss binnen zwei Wochen entkalkt werden.",
  ],
  ["Das Klinikum widerspricht Berichten, wonach die Station im Mai schließt.", "Im Mai schließt die Station."],
  // Once, and mostly.
  ["Fires, once permitted on Sundays, have been forbidden since 2019.", "Fires are permitted on Sundays."],
  ["64 percent of the oil is exported, mainly to Italy.", "64 percent of the oil is exported to Italy."],
  ["El 64 % del aceite se exporta, sobre todo a Italia.", "El 64 % del aceite se exporta a Italia."],
  [
    "64 Prozent des Öls werden exportiert, vor allem nach Italien.",
    "64 Prozent des Öls werden nach Italien exportiert.",
  ],
])("does not prove what only sounds alike: %s → %s", async (source, text) => {
  expect(await verdictOn(source, text)).not.toBe("correct");
});

it.each([
  ["The report said that the lift was broken.", "The report said that the lift was broken."],
  [
    "Engineers blamed the pipes, not the lifeguards, who had reported every fault.",
    "The lifeguards had reported every fault.",
  ],
  ["The road was closed by the council in May.", "The council closed the road in May."],
  ["The weekly fee includes soap.", "Soap is included in the weekly fee."],
  ["The animals mainly eat grass.", "The animals eat grass."],
  ["The mayor said that the bridge had reopened.", "The bridge had reopened."],
  // Told as a passive, and back.
  ["La reina inauguró el puente en 1990.", "El puente fue inaugurado por la reina en 1990."],
  ["El puente fue inaugurado por la reina en 1990.", "La reina inauguró el puente en 1990."],
  ["La cocina se reformó en 2021.", "La cocina fue reformada en 2021."],
  ["Die Firma Kolb übernahm 2019 die Gärtnerei Rau.", "Die Gärtnerei Rau wurde 2019 von der Firma Kolb übernommen."],
  ["Jede Probe wird von der Klinik geprüft.", "Die Klinik prüft jede Probe."],
  [
    "Eine Initiative hat bereits 4.000 Unterschriften gesammelt.",
    "Bereits 4.000 Unterschriften wurden von einer Initiative gesammelt.",
  ],
  ["Each sample is checked by the clinic.", "The clinic checks each sample."],
  // All that is said of what was named before.
  ["Der Turm steht in Ulm. Er ist kostenfrei.", "Der Turm ist kostenfrei."],
  ["The tower stands in Ulm. It is free.", "The tower is free."],
  ["La torre está en Lugo. Es gratuita.", "La torre es gratuita."],
  // The same phrases in another order.
  [
    "Der Glasschirm kann in der Maschine gereinigt werden, der Ring dagegen nur mit einem Tuch.",
    "In der Maschine kann der Glasschirm gereinigt werden.",
  ],
  [
    "Ebbe und Flut werden vor allem durch den Mond verursacht.",
    "Verursacht werden Ebbe und Flut vor allem durch den Mond.",
  ],
  ["Die Pacht steigt, der Beitrag bleibt dagegen bei 55 Euro im Jahr.", "Bei 55 Euro im Jahr bleibt der Beitrag."],
  ["Der Kanzler empfing den Botschafter am Freitag.", "Am Freitag empfing den Botschafter der Kanzler."],
  ["Die Firma schenkte der Stadt im Mai das Haus.", "Im Mai schenkte die Firma der Stadt das Haus."],
  [
    "Silke Lorenz, die den Betrieb 2016 von ihrem Onkel übernommen hat, bleibt.",
    "Übernommen hat Silke Lorenz den Betrieb 2016 von ihrem Onkel.",
  ],
  ["The court acquitted him of the charge of arson.", "The court acquitted him of the charge of arson."],
])("still proves what is said: %s → %s", async (source, text) => {
  expect(await verdictOn(source, text)).toBe("correct");
});
