import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function verdictOn(language: Language, source: string, text: string) {
  const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
  return details.claims.map(({ label }) => label);
}

const PLANS = "The Pro plan costs 20 euros a month.\n\nThe Team plan costs 45 euros a month.";

type Case = readonly [language: Language, source: string, text: string, label: string];

const TOLD: Readonly<Record<string, readonly Case[]>> = {
  "a claim about one of several things": [
    ["en", PLANS, "The Pro plan costs 20 euros a month.", "correct"],
    ["en", PLANS, "The Pro plan costs 45 euros a month.", "incorrect"],
    ["en", PLANS, "The Pro plan costs 60 euros a month.", "incorrect"],
    ["en", PLANS, "The Basic plan costs 45 euros a month.", "uncertain"],
    ["en", "The Pro plan costs 20 euros a month.", "The Team plan costs 45 euros a month.", "uncertain"],
    ["en", "The iPhone 14 weighs 172 grams.", "The iPhone 15 weighs 171 grams.", "uncertain"],
    ["de", "Saal 3 fasst 80 Gäste.", "Saal 4 fasst 120 Gäste.", "uncertain"],
    ["es", "La sala Romero tiene 30 asientos.", "La sala Azahar tiene 80 asientos.", "uncertain"],
    ["es", "La sala Romero tiene 30 asientos.", "La sala Romero tiene 50 asientos.", "incorrect"],
    ["en", "Room 4: 90 euros, 2 beds\nRoom 5: 120 euros, 3 beds", "Room 4 costs 90 euros.", "correct"],
    ["en", "Room 4: 90 euros, 2 beds\nRoom 5: 120 euros, 3 beds", "Room 4 costs 120 euros.", "incorrect"],
    ["en", "Room 4: 90 euros, 2 beds\nRoom 5: 120 euros, 3 beds", "Room 6 costs 90 euros.", "uncertain"],
    ["de", "Sauna: 12 bis 22 Uhr, Eintritt 16 €, Pfand 5 €", "Der Eintritt in die Sauna kostet 16 €.", "correct"],
    ["de", "Sauna: 12 bis 22 Uhr, Eintritt 16 €, Pfand 5 €", "Der Eintritt in die Sauna kostet 5 €.", "incorrect"],
    ["en", "Class 4B: 29 pupils, form teacher Mr Bose", "The form teacher of Class 4B is Mr Bose.", "correct"],
    ["de", "Sonnenjet: Koffer 20 Euro, Umbuchung 30 Euro", "Bei Sonnenjet kostet eine Umbuchung 30 Euro.", "correct"],
    ["de", "Sonnenjet: Koffer 20 Euro, Umbuchung 30 Euro", "Bei Sonnenjet kostet eine Umbuchung 20 Euro.", "incorrect"],
    ["de", "Roggenbrot, 750 g: 5,20 Euro", "Das Roggenbrot kostet 5,20 Euro.", "correct"],
    [
      "es",
      "Los lunes, el taller de cerámica empieza a las 17:00.",
      "Los lunes, el taller de teatro empieza a las 17:00.",
      "uncertain",
    ],
    ["de", "Der Tarif Mobil S kostet 7,99 Euro.", "Der Tarif Mobil XL kostet 12,99 Euro.", "uncertain"],
    ["en", "For blenders, the warranty is three years.", "The warranty for blenders is three years.", "correct"],
    ["de", "1965 ging die Talsperre Weißental in Betrieb.", "Die Talsperre Weißental ging 1965 in Betrieb.", "correct"],
    ["es", "En 1894 se inauguró el Puente de Hierro.", "El Puente de Hierro se inauguró en 1894.", "correct"],
    ["es", "La crianza se prolonga hasta los 30 meses.", "La crianza se prolonga hasta los 36 meses.", "incorrect"],
    [
      "en",
      "Applications for the Boone grant close on 15 May.",
      "Applications for the Kimura grant close on 15 May.",
      "uncertain",
    ],
  ],
  "parts of a sentence that share a verb": [
    ["en", "The state pays 60 percent, the city 40.", "The city pays 60 percent.", "incorrect"],
    ["en", "The state pays 60 percent, the city 40.", "The city pays 40 percent.", "correct"],
    ["en", "The state pays 60 percent and the city 40 percent.", "The state pays 40 percent.", "incorrect"],
    ["en", "The state pays 60 percent, the city 40.", "The county pays 60 percent.", "uncertain"],
    [
      "en",
      "Hiring the sander costs £35 a day plus a deposit of £100.\nFor the cutter, the day rate is £28 and the deposit £80.",
      "The deposit for the sander is £80.",
      "uncertain",
    ],
    [
      "en",
      "Moss & Ember is for six people. The game costs €19.\n\nNight Freight, a game for one to five players, costs €44.",
      "Moss & Ember costs €44.",
      "uncertain",
    ],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Die Stadt zahlt 60 Prozent.", "incorrect"],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Die Stadt zahlt 40 Prozent.", "correct"],
    ["de", "Das Land zahlt 60 Prozent, die Stadt 40.", "Der Kreis zahlt 60 Prozent.", "uncertain"],
    ["es", "El Estado paga el 60 por ciento, la ciudad el 40.", "La ciudad paga el 60 por ciento.", "incorrect"],
    ["es", "El Estado paga el 60 por ciento, la ciudad el 40.", "La ciudad paga el 40 por ciento.", "correct"],
    ["pt", "O Estado paga 60 por cento, a cidade 40.", "A cidade paga 60 por cento.", "incorrect"],
  ],
  "a label of a Markdown list": [
    ["en", "- **Cost:** 64 million\n- **Seats:** 12,000", "It cost 46 million.", "incorrect"],
    ["en", "# Stadium\n\n- **Cost:** 64 million euros", "The stadium cost 46 million euros.", "incorrect"],
    ["de", "- **Kosten:** 64 Millionen Euro", "Die Kosten betragen 46 Millionen Euro.", "incorrect"],
    ["es", "# Estadio\n\n- **Coste:** 64 millones de euros", "El estadio costó 46 millones de euros.", "incorrect"],
  ],
  "a sentence that opens with what another one ends in": [
    ["de", "Das Museum öffnet im Herbst 2025.", "Im Herbst 2025 öffnet das Museum.", "correct"],
    ["de", "Im Herbst 2025 öffnet das Museum.", "Das Museum öffnet im Herbst 2025.", "correct"],
    ["de", "Der Hund biss den Mann im Park.", "Im Park biss der Mann den Hund.", "incorrect"],
    ["en", "The museum opens in autumn 2025.", "In autumn 2025 the museum opens.", "correct"],
    ["es", "El museo abre en otoño de 2025.", "En otoño de 2025 abre el museo.", "correct"],
    ["es", "El museo abre en otoño de 2025.", "En otoño de 2025 cierra el museo.", "uncertain"],
    ["pt", "O museu abre no outono de 2025.", "No outono de 2025 abre o museu.", "correct"],
  ],
  "what a sentence says of another thing, another time or another amount": [
    ["en", "Four of the seven employees will retire.", "Three of the seven employees will retire.", "incorrect"],
    ["en", "Hall A will be checked next week.", "Hall A has been checked.", "incorrect"],
    ["en", "Up to 15 titles may be kept for 30 days.", "Up to 30 titles may be kept for 15 days.", "incorrect"],
    [
      "en",
      "The library reported a balance of £2,316.40.",
      "The library reported a balance of about £2,300.",
      "correct",
    ],
    [
      "en",
      "The library reported a balance of £2,316.40.",
      "The library reported a balance of nearly £2,300.",
      "uncertain",
    ],
    ["en", "The trial followed 412 nurses.", "The trial followed more than 400 nurses.", "correct"],
    ["en", "Overtime must be approved by the manager.", "The manager must approve overtime.", "correct"],
    ["de", "Auch der Gaspreis bleibt unverändert.", "Auch der Gaspreis sinkt.", "incorrect"],
    [
      "de",
      "Geschäftsführerin Katrin Vogt sprach von einem guten Jahr.",
      "Geschäftsführer Thomas Vogt sprach von einem guten Jahr.",
      "incorrect",
    ],
    [
      "de",
      "Das Bad ist täglich geöffnet, außer montags.",
      "Das Bad ist täglich geöffnet, nicht aber montags.",
      "uncertain",
    ],
    ["es", "La oposición votó en contra del presupuesto.", "La oposición votó a favor del presupuesto.", "incorrect"],
    ["es", "El gasto en transporte sube un 6 %.", "El gasto en transporte aumenta un 9 %.", "incorrect"],
    ["es", "Los bancos van a ser sustituidos en mayo.", "Los bancos han sido sustituidos.", "uncertain"],
  ],
};

describe.each(Object.entries(TOLD))("%s", (_, cases) => {
  it.each(cases)("%s: %s → %s is %s", async (language, source, text, label) => {
    expect(await verdictOn(language, source, text)).toEqual([label]);
  });
});

describe("what makes another statement", () => {
  it.each<[Language, string, string]>([
    ["en", "Gift cards are non-refundable.", "Gift cards are refundable."],
    ["en", "The report remains unpublished.", "The report remains published."],
    ["en", "The plan is infeasible, engineers said.", "The plan is feasible, engineers said."],
    ["en", "The paint is non-toxic and non-flammable.", "The paint is flammable."],
    ["en", "The company was bought for €55 million in May.", "The company was bought for $55 million in May."],
    ["en", "- **Employees:** 2,300", "- **Employees:** 2,800"],
    ["en", "Pre-tax profit fell to £21.4m from £27.9m.", "Pre-tax profit rose to £27.9m from £21.4m."],
    ["de", "Der Preis ist um 12% gestiegen.", "Der Preis ist um 2% gestiegen."],
    ["de", "Die Stadt Lindau hat 25.000 Einwohner.", "Die Stadt Lindau hat 52.000 Einwohner."],
    ["es", "Solmar compró Costa Azul en marzo.", "Costa Azul compró Solmar en marzo."],
    ["en", "The population of France is 67 million.", "France's population stands at 69 million people."],
  ])("%s: %s → %s is incorrect", async (language, source, text) => {
    expect(await verdictOn(language, source, text)).toEqual(["incorrect"]);
  });

  it.each<[Language, string, string]>([
    ["en", "Gift cards are non-refundable.", "Gift cards can be refunded."],
    [
      "en",
      "The deputy mayor, Ana Ruiz, who introduced the bill, said it was overdue. The treasurer, Tom Hale, voted against the measure.",
      "Ana Ruiz voted against the measure.",
    ],
    ["en", "It cost 4.5 million euros.", "The bridge cost 5 million euros."],
    ["en", "He moved from Rome to Paris in 1990.", "He moved to Rome from Paris in 1990."],
    ["en", "Entry is free for children under six.", "Entry is free for everyone."],
    ["en", "All members voted for the plan except Mr Holt.", "All members voted for the plan."],
    ["en", "The pool is open if it does not rain.", "The pool is open."],
    ["de", "Knapp 900 Menschen kamen.", "Fast 1000 Menschen kamen."],
    ["de", "Kanzlerin Angela Merkel besuchte Wien.", "Kanzlerin Angelika Merkel besuchte Wien."],
    ["pt", "O Santos derrotou o Bahia.", "O Bahia derrotou o Santos."],
    [
      "en",
      "The judge allowed Pell to keep 200 dollars. Romero's request was dismissed. Her lawyer, Ines Falk, called it a victory.",
      "Pell's lawyer, Ines Falk, called it a victory.",
    ],
    [
      "de",
      "Die Verbraucherzentrale hatte die Stadtwerke im Sommer wegen zu hoher Preise kritisiert.",
      "Wegen zu hoher Preise war die Verbraucherzentrale im Sommer von den Stadtwerken kritisiert worden.",
    ],
    [
      "es",
      "Iván Rosales es el responsable de informática. En contabilidad está Mercedes Pardo.",
      "Mercedes Pardo es la responsable de informática.",
    ],
    [
      "de",
      "RadRoute 2.8 speichert Karten auch offline. Mit dem Update auf Version 7.0 führte Kochkiste eine Einkaufsliste ein.",
      "RadRoute führte mit dem Update auf Version 7.0 eine Einkaufsliste ein.",
    ],
    [
      "de",
      "Die Straße blieb bis zum Mittag in beiden Richtungen gesperrt.",
      "Die Straße blieb bis zum Mittag in einer der beiden Richtungen gesperrt.",
    ],
    ["en", "Not even the mayor came to the opening.", "The mayor came to the opening."],
  ])("%s: %s → %s is never correct", async (language, source, text) => {
    expect(await verdictOn(language, source, text)).not.toContain("correct");
  });
});

describe("what may well be the same", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "From 1 April, tram line 6 will run every ten minutes. On Sundays nothing changes.",
      "From 1 April, tram line 6 will run every ten minutes, but not on Sundays.",
    ],
    [
      "de",
      "Am Sonntag liegt der HSV mit 48 Punkten auf Platz 2, Hannover ist mit 41 Punkten Sechster.",
      "Der HSV ist mit 48 Punkten Zweiter.",
    ],
    [
      "en",
      "From January 2026 gas leaf blowers may only be used on weekdays; from January 2028 the machines are prohibited altogether.",
      "From 2028 gas leaf blowers will be forbidden.",
    ],
    [
      "en",
      "In June the bank forecast growth of 0.9 percent. It now expects growth of 1.1 percent in 2026.",
      "The bank expects growth of 1.1 percent in 2026.",
    ],
    [
      "en",
      "Revenue rose to £352 million. Analysts at Barclays had expected revenue of £340 million.",
      "Revenue beat Barclays' forecast of £340 million.",
    ],
    ["en", "Shares were priced at 612 pence.", "Shares were priced at £6.12."],
    [
      "en",
      "The chief executive said the company would not close any of its four British factories.",
      "None of its four UK factories will be closed.",
    ],
    [
      "en",
      "The Marlow Public Library will close its Station Road branch in June.",
      "The Station Road branch of the Marlow Public Library will close in June.",
    ],
    ["en", "Car hire firm Autolino: We rent cars only with a licence.", "Autolino will not rent you a car."],
  ])("%s: %s → %s is never incorrect", async (language, source, text) => {
    expect(await verdictOn(language, source, text)).not.toContain("incorrect");
  });
});
