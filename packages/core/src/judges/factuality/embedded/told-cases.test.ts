import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

// A sentence that gives a figure for each of several cases with one verb: each case has its own figure, and none that of another.

const agent = createFactualityAgent(embeddedFactuality);

type Case = readonly [text: string, label: string];

const TOLD: readonly (readonly [language: Language, source: string, cases: readonly Case[]])[] = [
  [
    "en",
    "The ticket costs £18, for children £12.",
    [
      ["The ticket costs £18.", "correct"],
      ["For children the ticket costs £12.", "correct"],
      ["For children the ticket costs £18.", "incorrect"],
      ["The ticket for children costs £18.", "incorrect"],
    ],
  ],
  [
    "en",
    "Entry is £18 for adults and £12 for children.",
    [
      ["Entry is £12 for children.", "correct"],
      ["Entry is £18 for children.", "incorrect"],
      ["Entry for children is £18.", "uncertain"],
      ["For children entry is £12.", "correct"],
    ],
  ],
  [
    "en",
    "Admission is 9 euros, 6 euros for students and free for children.",
    [
      ["Admission is 6 euros for students.", "correct"],
      ["Admission is 9 euros for students.", "incorrect"],
      ["Admission for students is 9 euros.", "uncertain"],
      ["Admission is free for students.", "uncertain"],
      ["Admission is 6 euros.", "uncertain"],
    ],
  ],
  [
    "en",
    "In 2020 the plant made 300 cars, in 2021 400.",
    [
      ["In 2021 the plant made 400 cars.", "correct"],
      ["In 2021 the plant made 300 cars.", "incorrect"],
      ["In 2020 the plant made 300 cars.", "correct"],
      ["In 2020 the plant made 400 cars.", "incorrect"],
    ],
  ],
  [
    "en",
    "The plant made 300 cars in 2020 and 400 in 2021.",
    [
      ["The plant made 400 cars in 2021.", "correct"],
      ["The plant made 300 cars in 2021.", "incorrect"],
      ["The plant made 300 cars in 2020.", "correct"],
    ],
  ],
  [
    "en",
    "The shop opens at 9 on weekdays and at 10 on Saturdays.",
    [
      ["The shop opens at 10 on Saturdays.", "correct"],
      ["The shop opens at 9 on Saturdays.", "incorrect"],
      ["On Saturdays the shop opens at 9.", "incorrect"],
      ["On Saturdays the shop opens at 10.", "correct"],
      ["On weekdays the shop opens at 10.", "incorrect"],
    ],
  ],
  [
    "en",
    "The shop opens at 9, on Saturdays at 10.",
    [
      ["The shop opens at 9.", "correct"],
      ["On Saturdays the shop opens at 10.", "correct"],
      ["On Saturdays the shop opens at 9.", "incorrect"],
      ["The shop opens on Saturdays at 9.", "incorrect"],
    ],
  ],
  [
    "en",
    "The pool is open from 8 to 20, at weekends from 9 to 18.",
    [
      ["The pool is open from 8 to 20.", "correct"],
      ["At weekends the pool is open from 9 to 18.", "correct"],
      ["At weekends the pool is open from 8 to 20.", "uncertain"],
      ["At weekends the pool is open from 8.", "incorrect"],
    ],
  ],
  [
    "en",
    "Members pay 5 euros a day, guests 8.",
    [
      ["Guests pay 8 euros a day.", "correct"],
      ["Guests pay 5 euros a day.", "incorrect"],
      ["Members pay 5 euros a day.", "correct"],
      ["Members pay 8 euros a day.", "incorrect"],
    ],
  ],
  [
    "en",
    "The museum lends books for two weeks, films for one.",
    [
      ["The museum lends books for two weeks.", "correct"],
      ["The museum lends films for two weeks.", "uncertain"],
    ],
  ],
  [
    "en",
    "Books may be kept for 28 days, films for 7 days and games for 14 days.",
    [
      ["Books may be kept for 28 days.", "correct"],
      ["Films may be kept for 7 days.", "correct"],
      ["Games may be kept for 14 days.", "correct"],
      ["Games may be kept for 7 days.", "incorrect"],
      ["Films may be kept for 28 days.", "incorrect"],
    ],
  ],
  [
    "en",
    "The battery lasts 10 hours in summer and 6 hours in winter.",
    [
      ["The battery lasts 6 hours in winter.", "correct"],
      ["The battery lasts 10 hours in winter.", "incorrect"],
      ["In winter the battery lasts 10 hours.", "incorrect"],
      ["In winter the battery lasts 6 hours.", "correct"],
    ],
  ],
  [
    "en",
    "The trial is 14 days for private customers and 30 days for firms.",
    [
      ["The trial is 30 days for firms.", "correct"],
      ["For firms the trial is 30 days.", "correct"],
      ["The trial is 14 days for firms.", "incorrect"],
      ["For firms the trial is 14 days.", "incorrect"],
    ],
  ],
  [
    "en",
    "The fee is 20 euros per person, for groups of ten or more 15 euros per person.",
    [
      ["The fee is 20 euros per person.", "correct"],
      ["For groups of ten or more the fee is 20 euros per person.", "incorrect"],
    ],
  ],
  [
    "en",
    "Parking costs 2 euros an hour, with a resident's permit 50 cents.",
    [
      ["Parking costs 2 euros an hour.", "correct"],
      ["With a resident's permit parking costs 50 cents.", "correct"],
      ["With a resident's permit parking costs 2 euros an hour.", "incorrect"],
    ],
  ],
  [
    "en",
    "The warranty runs for two years, on the battery for one year.",
    [
      ["The warranty runs for two years.", "correct"],
      ["The warranty on the battery runs for two years.", "uncertain"],
      ["The warranty runs for two years on the battery.", "uncertain"],
    ],
  ],
  [
    "en",
    "Delivery takes two days within Germany and five days to Austria.",
    [
      ["Delivery takes five days to Austria.", "correct"],
      ["Delivery takes two days to Austria.", "incorrect"],
      ["Delivery to Austria takes two days.", "uncertain"],
      ["Delivery to Austria takes five days.", "correct"],
    ],
  ],
  [
    "en",
    "Admission is 9 euros, 6 euros for students and 3 for children.",
    [
      ["For students admission is 6 euros.", "correct"],
      ["Admission is 3 euros for children.", "correct"],
      ["For children admission is 6 euros.", "incorrect"],
      ["Admission for students is 9 euros.", "uncertain"],
      ["Admission is 9 euros.", "correct"],
      ["For pensioners admission is 6 euros.", "uncertain"],
    ],
  ],
  [
    "en",
    "Callers may send 60 requests a minute (Sandbox), 600 (Standard) or 6,000 (Carrier).",
    [
      ["Callers may send 600 requests a minute on Standard.", "correct"],
      ["Callers may send 60 requests a minute on Standard.", "incorrect"],
    ],
  ],
  [
    "en",
    "An employee's notice period is two weeks during probation, one month after it.",
    [
      ["During probation, an employee's notice period is two weeks.", "correct"],
      ["During probation, an employee's notice period is one month.", "uncertain"],
    ],
  ],
  [
    "en",
    "In the spring the Dunmere branch took on 14 apprentices, Ashwick nine.",
    [
      ["In the spring Ashwick took on nine apprentices.", "correct"],
      ["In the spring Ashwick took on 14 apprentices.", "incorrect"],
    ],
  ],
  [
    "en",
    "As a two-person tent the Larkspur weighs 1.9 kg, as a three-person tent 2.6.",
    [
      ["The Larkspur weighs 2.6 kg as a three-person tent.", "uncertain"],
      ["The Larkspur weighs 1.9 kg as a three-person tent.", "uncertain"],
    ],
  ],
  [
    "en",
    "On clay a court costs 8 pounds an hour; on carpet, 11; in the winter dome, heating included, 17.",
    [
      ["On carpet a court costs 11 pounds an hour.", "correct"],
      ["On carpet a court costs 17 pounds an hour.", "incorrect"],
    ],
  ],
  [
    "en",
    "The first bus leaves at 6 and the last one at 23:30.",
    [
      ["The last bus leaves at 23:30.", "correct"],
      ["The last bus leaves at 6.", "incorrect"],
    ],
  ],
  [
    "en",
    "The X20 headphones last 30 hours with noise cancelling switched off and 22 hours with it switched on.",
    [["With noise cancelling switched on, the X20 headphones last 22 hours.", "uncertain"]],
  ],
  [
    "en",
    "Revenue came to 297 million crowns in 2021, 318 million in 2022.",
    [
      ["Revenue came to 318 million crowns in 2022.", "correct"],
      ["Revenue came to 297 million crowns in 2022.", "incorrect"],
      ["Revenue came to 297 million crowns in 2019.", "uncertain"],
    ],
  ],
  [
    "en",
    "If you are a member, the fee is 20 euros and the deposit 80.",
    [
      ["The deposit is 80 euros.", "uncertain"],
      ["The fee is 80 euros.", "incorrect"],
    ],
  ],
  [
    "en",
    "For the tile cutter, the rate is 28 euros and the deposit 80.",
    [
      ["For the tile cutter, the deposit is 80 euros.", "correct"],
      ["The deposit for the floor sander is 80 euros.", "uncertain"],
    ],
  ],
  [
    "de",
    "Der Eintritt kostet 18 Euro, für Kinder 12 Euro.",
    [
      ["Der Eintritt kostet 18 Euro.", "correct"],
      ["Für Kinder kostet der Eintritt 12 Euro.", "correct"],
      ["Für Kinder kostet der Eintritt 18 Euro.", "incorrect"],
      ["Der Eintritt für Kinder kostet 18 Euro.", "incorrect"],
    ],
  ],
  [
    "de",
    "Das Museum öffnet um 9 Uhr, am Samstag um 10 Uhr.",
    [
      ["Das Museum öffnet um 9 Uhr.", "correct"],
      ["Am Samstag öffnet das Museum um 10 Uhr.", "correct"],
      ["Am Samstag öffnet das Museum um 9 Uhr.", "uncertain"],
    ],
  ],
  [
    "de",
    "Bücher können 28 Tage, Filme 7 Tage ausgeliehen werden.",
    [
      ["Bücher können 28 Tage ausgeliehen werden.", "correct"],
      ["Filme können 7 Tage ausgeliehen werden.", "correct"],
      ["Filme können 28 Tage ausgeliehen werden.", "incorrect"],
    ],
  ],
  [
    "de",
    "Die Frist beträgt zwei Wochen, bei Verbrauchern einen Monat.",
    [
      ["Die Frist beträgt zwei Wochen.", "correct"],
      ["Bei Verbrauchern beträgt die Frist einen Monat.", "correct"],
      ["Bei Verbrauchern beträgt die Frist zwei Wochen.", "uncertain"],
    ],
  ],
  [
    "de",
    "Der Akku hält im Sommer 10 Stunden und im Winter 6 Stunden.",
    [
      ["Der Akku hält im Winter 6 Stunden.", "correct"],
      ["Der Akku hält im Winter 10 Stunden.", "incorrect"],
      ["Im Winter hält der Akku 10 Stunden.", "incorrect"],
      ["Im Winter hält der Akku 6 Stunden.", "correct"],
    ],
  ],
  [
    "de",
    "Mitglieder zahlen 5 Euro am Tag, Gäste 8 Euro.",
    [
      ["Gäste zahlen 8 Euro am Tag.", "correct"],
      ["Gäste zahlen 5 Euro am Tag.", "incorrect"],
      ["Mitglieder zahlen 8 Euro am Tag.", "incorrect"],
    ],
  ],
  [
    "de",
    "Die Mensa ist von 7:30 bis 18 Uhr geöffnet, am Wochenende ab 9 Uhr.",
    [
      ["Die Mensa ist am Wochenende ab 9 Uhr geöffnet.", "correct"],
      ["Am Wochenende ist die Mensa von 7:30 bis 18 Uhr geöffnet.", "uncertain"],
      ["Die Mensa ist von 7:30 bis 18 Uhr geöffnet.", "correct"],
    ],
  ],
  [
    "de",
    "Die Lieferung dauert innerhalb Deutschlands zwei Tage und nach Österreich fünf Tage.",
    [
      ["Die Lieferung dauert nach Österreich fünf Tage.", "correct"],
      ["Die Lieferung dauert nach Österreich zwei Tage.", "incorrect"],
      ["Nach Österreich dauert die Lieferung zwei Tage.", "incorrect"],
      ["Innerhalb Deutschlands dauert die Lieferung zwei Tage.", "correct"],
    ],
  ],
  [
    "de",
    "Der Wohnwagen misst in der kurzen Ausführung 5,20 Meter, in der mittleren 6,10 und in der langen 7,35 Meter.",
    [
      ["In der mittleren Ausführung misst der Wohnwagen 6,10 Meter.", "correct"],
      ["In der langen Ausführung misst der Wohnwagen 6,10 Meter.", "incorrect"],
    ],
  ],
  [
    "de",
    "Das Bürgeramt ist montags und dienstags von 8 bis 16 Uhr geöffnet, donnerstags von 10 bis 18.30 Uhr.",
    [
      ["Donnerstags ist das Bürgeramt von 10 bis 18.30 Uhr geöffnet.", "correct"],
      ["Donnerstags ist das Bürgeramt von 8 bis 16 Uhr geöffnet.", "uncertain"],
    ],
  ],
  [
    "de",
    "Bei der Firma bekommen Vollzeitkräfte 30 Tage Urlaub, Beschäftigte mit Viertagewoche 24, Auszubildende 28.",
    [
      ["Auszubildende bekommen bei der Firma 28 Tage Urlaub.", "correct"],
      ["Auszubildende bekommen bei der Firma 30 Tage Urlaub.", "incorrect"],
    ],
  ],
  [
    "de",
    "Tagsüber kostet die Kilowattstunde 31 Cent, nachts 22.",
    [
      ["Nachts kostet die Kilowattstunde 22 Cent.", "correct"],
      ["Nachts kostet die Kilowattstunde 31 Cent.", "incorrect"],
    ],
  ],
  [
    "de",
    "Regale liefert das Holzwerk in 2 Tagen, Sonderfarben in 3 Wochen.",
    [
      ["Sonderfarben liefert das Holzwerk in 3 Wochen.", "correct"],
      ["Sonderfarben liefert das Holzwerk in 2 Tagen.", "incorrect"],
    ],
  ],
  [
    "es",
    "La entrada cuesta 18 euros, para niños 12 euros.",
    [
      ["La entrada cuesta 18 euros.", "correct"],
      ["Para niños la entrada cuesta 12 euros.", "correct"],
      ["Para niños la entrada cuesta 18 euros.", "incorrect"],
      ["La entrada para niños cuesta 18 euros.", "incorrect"],
    ],
  ],
  [
    "es",
    "El museo abre a las 9, los sábados a las 10.",
    [
      ["El museo abre a las 9.", "correct"],
      ["Los sábados el museo abre a las 10.", "correct"],
      ["Los sábados el museo abre a las 9.", "incorrect"],
    ],
  ],
  [
    "es",
    "Los socios pagan 5 euros al día y los invitados 8.",
    [
      ["Los invitados pagan 8 euros al día.", "correct"],
      ["Los invitados pagan 5 euros al día.", "incorrect"],
      ["Los socios pagan 8 euros al día.", "incorrect"],
    ],
  ],
  [
    "es",
    "La batería dura 10 horas en verano y 6 horas en invierno.",
    [
      ["La batería dura 6 horas en invierno.", "correct"],
      ["La batería dura 10 horas en invierno.", "incorrect"],
      ["En invierno la batería dura 10 horas.", "incorrect"],
      ["En invierno la batería dura 6 horas.", "correct"],
    ],
  ],
  [
    "es",
    "El plazo es de dos semanas, para consumidores de un mes.",
    [
      ["El plazo es de dos semanas.", "correct"],
      ["Para consumidores el plazo es de un mes.", "correct"],
      ["Para consumidores el plazo es de dos semanas.", "uncertain"],
    ],
  ],
  [
    "es",
    "El envío tarda dos días dentro de España y cinco días a Portugal.",
    [
      ["El envío tarda cinco días a Portugal.", "correct"],
      ["El envío tarda dos días a Portugal.", "incorrect"],
      ["El envío a Portugal tarda dos días.", "incorrect"],
      ["El envío a Portugal tarda cinco días.", "correct"],
    ],
  ],
  [
    "es",
    "La fundación concede 450 euros a los alumnos de grado, 620 a los de máster.",
    [
      ["La fundación concede 620 euros a los alumnos de máster.", "correct"],
      ["La fundación concede 450 euros a los alumnos de máster.", "incorrect"],
    ],
  ],
  [
    "es",
    "El furgón mide 5,4 metros en su versión corta y 6,2 en la larga.",
    [
      ["El furgón mide 6,2 metros en la versión larga.", "correct"],
      ["El furgón mide 5,4 metros en la versión larga.", "incorrect"],
    ],
  ],
  [
    "es",
    "La conservera vendió 3,2 millones de latas en 2019, 2,7 en 2020 y 4,1 en 2021.",
    [
      ["La conservera vendió 2,7 millones de latas en 2020.", "correct"],
      ["La conservera vendió 3,2 millones de latas en 2020.", "incorrect"],
    ],
  ],
  [
    "es",
    "En Villar se registraron 6 grados bajo cero; en Terriente, 4.",
    [
      ["En Terriente se registraron 4 grados bajo cero.", "correct"],
      ["En Terriente se registraron 6 grados bajo cero.", "incorrect"],
    ],
  ],
  [
    "es",
    "El mercado abre de 8 a 15 horas de martes a jueves, los viernes de 9 a 20.",
    [["Los viernes el mercado abre de 8 a 15 horas.", "uncertain"]],
  ],
  [
    "es",
    "A Monteclaro los pedidos tardan 2 días; a la isla de Tarsia, 4.",
    [
      ["A la isla de Tarsia los pedidos tardan 4 días.", "correct"],
      ["A la isla de Tarsia los pedidos tardan 2 días.", "incorrect"],
    ],
  ],
  [
    "es",
    "La entrada general cuesta 6 euros y la reducida, 3.",
    [
      ["La entrada reducida cuesta 3 euros.", "correct"],
      ["La entrada reducida cuesta 6 euros.", "incorrect"],
    ],
  ],
];

describe.each(TOLD)("%s: %s", (language, source, cases) => {
  it.each(cases)("%s is %s", async (text, label) => {
    const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
