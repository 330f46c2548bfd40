import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

type Case = readonly [language: Language, source: string, text: string, label: string];

/** Claims close to their sentence, each with the way in which it is told differently. */
const TOLD: Readonly<Record<string, readonly Case[]>> = {
  "a bound that belongs to another part": [
    [
      "en",
      "The policy covers theft from locked rooms, and theft from elsewhere only if the bicycle was chained.",
      "The policy covers theft from locked rooms only if the bicycle was chained.",
      "uncertain",
    ],
  ],
  "a size beside what is small": [
    ["de", "Die Kalkhänge sind mit 36 Hektar viel kleiner.", "Die Kalkhänge sind 36 Hektar groß.", "uncertain"],
    ["de", "Die neue Halle ist kleiner als die alte.", "Die neue Halle ist größer als die alte.", "incorrect"],
  ],
  "nothing without it": [
    ["en", "Dogs are not admitted without a lead.", "Dogs need a lead.", "uncertain"],
    [
      "es",
      "El arrendatario no podrá realizar obras sin el consentimiento escrito del arrendador.",
      "Las obras requieren el consentimiento escrito del arrendador.",
      "uncertain",
    ],
    ["en", "Dogs are not admitted without a lead.", "Dogs are admitted without a lead.", "incorrect"],
    [
      "es",
      "El medicamento puede tomarse con o sin alimentos, pero nunca con zumo de pomelo.",
      "El medicamento puede tomarse con zumo de pomelo.",
      "incorrect",
    ],
  ],
  "before that, and after something": [
    [
      "es",
      "Llegó al taller hace seis años, después de dejar un empleo en un banco.",
      "Antes había dejado un empleo en un banco.",
      "uncertain",
    ],
    ["en", "She left the bank after the merger.", "She left the bank before the merger.", "incorrect"],
  ],
  "what a thing is like, not another thing": [
    [
      "es",
      "El puente de la Marina se inauguró en 1996; es de hormigón.",
      "El de hormigón se inauguró en 1996.",
      "uncertain",
    ],
    [
      "en",
      "The Marina bridge opened in 1996; it is made of concrete.",
      "The concrete one opened in 1996.",
      "uncertain",
    ],
  ],
  "a day that goes with the words of its cell": [
    [
      "es",
      "| Sede | Sábados | Servicios |\n| Biblioteca del Puerto | 10:00 a 14:00 | préstamo de portátiles, cuentacuentos los miércoles |\n| Biblioteca Las Eras | cerrada | huerto escolar |",
      "La Biblioteca del Puerto abre los sábados de 10:00 a 14:00.",
      "uncertain",
    ],
    [
      "en",
      "| Course | Day | Room |\n|---|---|---|\n| Yoga | Monday | Room 4 |\n| Judo | Friday | Room 2 |",
      "Yoga takes place on Tuesday in Room 4.",
      "incorrect",
    ],
  ],
  "a name for somebody the sentence does not name": [
    [
      "de",
      "Timo Hassler wurde Zweiter hinter dem Italiener Conti. Sein Rückstand auf den Führenden beträgt 38 Sekunden.",
      "Sein Rückstand auf den führenden Italiener Conti beträgt 38 Sekunden.",
      "uncertain",
    ],
  ],
  "the other way round, and what was": [
    [
      "en",
      "Yarrow drew more hoverflies than bees, and with knapweed it was the other way round.",
      "Knapweed drew more bees than hoverflies.",
      "uncertain",
    ],
    [
      "en",
      "The mixture must cool before it is stirred, never the other way round.",
      "The mixture must be stirred before it cools.",
      "incorrect",
    ],
    [
      "es",
      "El autobús solía llegar hasta la puerta, y hoy deja a los viajeros en el cruce.",
      "El autobús ya no llega hasta la puerta.",
      "uncertain",
    ],
    ["en", "The tenant shall pay a deposit of £900.", "The tenant must pay a deposit of £900.", "correct"],
  ],
  "the part of a whole that is named first": [
    ["en", "Of the 24 owners, 19 were present, seven of them by telephone.", "19 owners were present.", "uncertain"],
    ["de", "Von den 24 Eigentümern waren 19 anwesend.", "19 Eigentümer waren anwesend.", "uncertain"],
    ["es", "De los 24 propietarios, 19 estaban presentes.", "19 propietarios estaban presentes.", "uncertain"],
    ["en", "Of the 24 owners, 19 were present.", "21 owners were present.", "incorrect"],
    [
      "es",
      "De sus 900 volúmenes anteriores a 1800, 63 presentan manchas de humedad.",
      "63 volúmenes anteriores a 1800 presentan manchas de humedad.",
      "uncertain",
    ],
    [
      "de",
      "Gut die Hälfte der Befragten leiht vor allem Romane aus, ein Fünftel Sachbücher.",
      "Ein Fünftel der Befragten leiht vor allem Sachbücher aus.",
      "uncertain",
    ],
  ],
  "an instruction told as a duty": [
    [
      "de",
      "Laden Sie den Akku vor dem ersten Gebrauch vollständig auf.",
      "Vor dem ersten Gebrauch ist der Akku vollständig aufzuladen.",
      "uncertain",
    ],
    [
      "de",
      "Tragen Sie die Salbe zweimal täglich auf die Stelle auf.",
      "Die Salbe soll zweimal täglich auf die Stelle aufgetragen werden.",
      "correct",
    ],
    ["en", "Refit the filter only after the rinse.", "The filter should be refitted only after the rinse.", "correct"],
    ["en", "Refit the filter only after the rinse.", "The filter can be refitted only after the rinse.", "uncertain"],
    [
      "de",
      "Frau Sauter bot an, drei Angebote für den Zaun einzuholen.",
      "Frau Sauter hat drei Angebote für den Zaun eingeholt.",
      "uncertain",
    ],
  ],
  "a deed told without the one who acts": [
    [
      "en",
      "The board left the quarterly dividend unchanged at 22 cents.",
      "The quarterly dividend was left unchanged at 22 cents.",
      "correct",
    ],
    ["en", "The board moved the dividend talks to May.", "The dividend was moved to May.", "uncertain"],
    ["en", "The board may sell the old mill in May.", "The old mill was sold in May.", "uncertain"],
    ["en", "The tunnel is longer than the bridge.", "The bridge is longer than the tunnel.", "incorrect"],
    ["de", "Die Katze jagt die Maus im Garten.", "Die Katze wird im Garten gejagt.", "uncertain"],
  ],
  "who says it, at either end": [
    [
      "es",
      "Las obras durarán ocho meses, según la alcaldesa, Elena Brandt.",
      "Según la alcaldesa, las obras durarán ocho meses.",
      "correct",
    ],
  ],
  "a move turned round, with more beside it": [
    [
      "en",
      "Corvane is a maker of film. Net profit fell to $19 million from $24 million.",
      "Corvane's net profit rose to $24 million from $19 million in May.",
      "incorrect",
    ],
    [
      "es",
      "El beneficio neto bajó de 2,1 a 1,6 millones por el precio del vidrio.",
      "El beneficio neto subió de 1,6 a 2,1 millones de euros en 2023.",
      "incorrect",
    ],
  ],
  "a deed of somebody else under another title": [
    [
      "en",
      "Lead author Ingrid Lund built the array. Co-author Rafael Quint cautioned that a third star could mimic the signal.",
      "Lead author Ingrid Lund cautioned that a third star could mimic the signal.",
      "incorrect",
    ],
    [
      "en",
      "Kim Scott sings. Lady Marlow is set to perform at the country music awards on Sunday.",
      "Scott is set to perform at the country music awards on Sunday.",
      "uncertain",
    ],
  ],
  "one thing under two names": [
    [
      "de",
      "Die Anbieter müssen falsch geparkte Fahrzeuge binnen vier Stunden entfernen, sonst droht ein Bußgeld je Roller.",
      "Die Anbieter müssen falsch geparkte Roller binnen vier Stunden entfernen.",
      "uncertain",
    ],
  ],
  "the second of two verb phrases": [
    [
      "en",
      "Guests must be accompanied by a member and must sign the register.",
      "Guests must sign the register.",
      "correct",
    ],
    ["en", "The firm was bought by Acme and renamed Zed.", "The firm renamed Zed.", "uncertain"],
    [
      "de",
      "Der Linea 17 ist in Weiß und Grau erhältlich und kostet 69 Euro.",
      "Der Linea 17 kostet 69 Euro.",
      "correct",
    ],
    [
      "en",
      "Prosecutors were studying the report but had not opened an inquiry.",
      "Prosecutors have opened an inquiry after studying the report.",
      "incorrect",
    ],
  ],
  "a bound told in other words": [
    [
      "de",
      "Ohne Rezept darf die Salbe nicht länger als vier Tage benutzt werden.",
      "Ohne Rezept darf die Salbe bis zu vierzehn Tage benutzt werden.",
      "incorrect",
    ],
    ["en", "Parking is limited to no more than 30 days.", "Parking is limited to up to 30 days.", "uncertain"],
  ],
  "two values joined": [
    [
      "en",
      "The small island ferry sails in winter on Wednesdays and Saturdays.",
      "The small island ferry sails in winter on Mondays and Fridays.",
      "incorrect",
    ],
  ],
  "one that is written like an article": [
    [
      "es",
      "El candidato debe llevar un año en el empleo.",
      "El candidato debe llevar dos años en el empleo.",
      "incorrect",
    ],
    [
      "en",
      "Mix the powder with half a litre of warm water.",
      "Mix the powder with two litres of warm water.",
      "incorrect",
    ],
  ],
  "the wrong end of a move": [
    [
      "en",
      "The fair has been moved from the first to the last Sunday of October.",
      "The fair has been moved to the first Sunday of October.",
      "incorrect",
    ],
  ],
  "all of what is counted as a part": [
    [
      "en",
      "Engineers found rust in four of the bridge's six iron supports.",
      "Engineers found rust in all of the bridge's iron supports.",
      "incorrect",
    ],
  ],
  "what another part denies of its own thing": [
    [
      "de",
      "Im Paket ist ein Löffel für losen Tee enthalten, ein Sieb gehört nicht dazu.",
      "Ein Löffel für losen Tee ist im Paket nicht enthalten.",
      "incorrect",
    ],
  ],
  "a thing named before, beside another clause": [
    [
      "de",
      "Der Kesselsee liegt im Norden. Das Baden ist nur in der Bucht erlaubt, da die Ufer unter Schutz stehen.",
      "Das Baden im Kesselsee ist nur in der Bucht erlaubt.",
      "correct",
    ],
  ],
  "what happened before something else": [
    [
      "en",
      "The match turned after Doyle was sent off in the second half.",
      "Doyle was sent off in the second half.",
      "correct",
    ],
    ["en", "It comes with a bag and is sold in blue.", "A bag is sold in blue.", "uncertain"],
  ],
  "the noun of a list line told as a verb": [
    ["de", "Papiertonne: Abholung am ersten Freitag", "Die Papiertonne wird am ersten Freitag abgeholt.", "correct"],
    ["de", "Papiertonne: Abholung jeden Montag", "Die Papiertonne wird jeden Dienstag abgeholt.", "incorrect"],
  ],
};

describe.each(Object.entries(TOLD))("%s", (_, cases) => {
  it.each(cases)("%s: %s → %s is %s", async (language, source, text, label) => {
    const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
