import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent, embeddedFactuality } from "../index.ts";

type Case = readonly [Language, source: string, text: string, label: "correct" | "incorrect" | "uncertain"];

const agent = createFactualityAgent(embeddedFactuality);

// Right claims told in another way, each beside a wrong one that looks like it.
const CASES: Readonly<Record<string, readonly Case[]>> = {
  "words written shorter": [
    ["en", "The shop is not open on Sundays.", "The shop isn't open on Sundays.", "correct"],
    ["en", "The shop does not open on Sundays.", "The shop doesn’t open on Sundays.", "correct"],
    ["en", "The shop opens on Sundays.", "The shop won't open on Sundays.", "incorrect"],
    ["en", "The shop will not open on Sundays.", "The shop won’t open on Sundays.", "correct"],
    ["en", "The shop won't open on Sundays.", "The shop will not open on Sundays.", "correct"],
    ["en", "The shop won't open on Sundays.", "The shop will open on Sundays.", "incorrect"],
    ["en", "Visitors cannot park in the yard.", "Visitors can't park in the yard.", "correct"],
    ["en", "Visitors can't park in the yard.", "Visitors cannot park in the yard.", "correct"],
    ["en", "Visitors can't park in the yard.", "Visitors can park in the yard.", "incorrect"],
    ["en", "Visitors can park in the yard.", "Visitors can't park in the yard.", "incorrect"],
    ["en", "The shop is open on Sundays.", "The shop isn't open on Sundays.", "incorrect"],
    ["en", "Neither the mayor nor the council supports the plan.", "The mayor doesn't support the plan.", "uncertain"],
  ],
  "words that only lead on": [
    ["en", "The museum bought 12 clocks.", "In addition, the museum bought 12 clocks.", "correct"],
    ["en", "The museum bought 12 clocks.", "In addition, the museum bought 14 clocks.", "incorrect"],
    ["en", "The museum bought 12 clocks.", "Overall, the museum bought 12 clocks.", "correct"],
    ["en", "The museum bought 12 clocks overall.", "Moreover: the museum bought 21 clocks overall.", "incorrect"],
    ["es", "El museo compró 12 relojes.", "Por otra parte, el museo compró 12 relojes.", "correct"],
    ["es", "El museo compró 12 relojes.", "Además, el museo compró 12 relojes.", "correct"],
    ["es", "El museo compró 12 relojes.", "Además, el museo compró 14 relojes.", "incorrect"],
    ["de", "Das Museum kaufte 12 Uhren.", "Kurz gesagt: Das Museum kaufte 12 Uhren.", "correct"],
    ["de", "Das Museum kaufte 12 Uhren.", "Kurz gesagt: Das Museum kaufte 14 Uhren.", "incorrect"],
  ],
  "a broader word, or a share worked out": [
    [
      "es",
      "Publicó un libro con el seudónimo de Lucía Mar.",
      "Publicó un libro con el nombre de Lucía Mar.",
      "uncertain",
    ],
    [
      "de",
      "Mindestens ein Drittel der Fläche muss für Obst und Gemüse genutzt werden.",
      "Mindestens ein Drittel der Parzelle muss für Obst und Gemüse genutzt werden.",
      "uncertain",
    ],
    ["en", "Balance training helps twice a week.", "Balance training helps twice a day.", "incorrect"],
    ["es", "Si suena la alarma, desenchufe el aparato.", "Si suena la señal, desenchufe el aparato.", "uncertain"],
    [
      "es",
      "El fuego en la sierra quedó controlado ayer tras quemar 1.340 hectáreas, dos tercios de ellas de pinar.",
      "En la sierra se quemaron casi 900 hectáreas de pinar.",
      "uncertain",
    ],
    [
      "en",
      "The fire in the hills burned 1,340 hectares, 40 percent of them pine.",
      "The fire in the hills burned about 540 hectares.",
      "uncertain",
    ],
    [
      "en",
      "The fire in the hills burned 1,340 hectares, 40 percent of them pine.",
      "The fire in the hills burned about 740 hectares.",
      "incorrect",
    ],
    [
      "en",
      "More than two thirds of the delegates backed the proposal.",
      "Less than two thirds of the delegates backed the proposal.",
      "incorrect",
    ],
  ],
  "the value of the other one of two": [
    ["de", "Asten belegte vor Rodau den ersten Platz.", "Rodau belegte hinter Asten den zweiten Platz.", "uncertain"],
    ["de", "Asten belegte vor Rodau den ersten Platz.", "Asten belegte vor Rodau den zweiten Platz.", "incorrect"],
    ["en", "Asten finished first ahead of Rodau.", "Rodau finished second behind Asten.", "uncertain"],
    ["es", "Asten acabó primero por delante de Rodau.", "Rodau acabó segundo por detrás de Asten.", "uncertain"],
  ],
  "on the word of somebody the source never names": [
    ["de", "Das Museum kaufte 12 Uhren.", "Das Museum kaufte 12 Uhren, so der Bericht.", "uncertain"],
    ["de", "Das Museum kaufte 12 Uhren.", "Das Museum kaufte 14 Uhren, so der Bericht.", "incorrect"],
    [
      "de",
      "Hustensaft kann den Schlaf erleichtern, verkürzt die Krankheit aber nicht.",
      "Hustensaft kann den Schlaf erleichtern, verkürzt die Krankheit aber nicht, so der Bericht.",
      "uncertain",
    ],
    [
      "de",
      "Die Bank gewährte der Firma den Kredit.",
      "Die Bank gewährte der Firma den Kredit, so der Bericht.",
      "uncertain",
    ],
    ["en", "The museum bought 12 clocks.", "According to the report, the museum bought 12 clocks.", "uncertain"],
    ["en", "The museum bought 12 clocks.", "According to the report, the museum bought 14 clocks.", "incorrect"],
    [
      "en",
      "The museum bought 12 clocks.",
      "The museum did not buy 12 clocks, according to the newspaper.",
      "incorrect",
    ],
    ["en", "Hull beat Leeds in the final.", "Hull beat Leeds in the final, according to the report.", "uncertain"],
    ["en", "Hull beat Leeds in the final.", "According to the report, Leeds beat Hull in the final.", "incorrect"],
    [
      "en",
      "Mirror Tarn, despite its small surface, is 61 metres deep at its deepest point.",
      "According to the report, Mirror Tarn, despite its small surface, is 61 metres deep at its deepest point.",
      "uncertain",
    ],
    ["es", "El museo compró 12 relojes.", "Según el informe, el museo compró 12 relojes.", "uncertain"],
    ["es", "El museo compró 12 relojes.", "El museo compró 14 relojes, según el informe.", "incorrect"],
    [
      "es",
      "El hallador tiene derecho a la cuarta parte del valor, y el dueño de la finca, a otra cuarta parte.",
      "Según el informe, el hallador tiene derecho a la cuarta parte del valor, y el dueño de la finca, a otra cuarta parte.",
      "uncertain",
    ],
    ["pt", "O museu comprou 12 relógios.", "Segundo o relatório, o museu comprou 14 relógios.", "incorrect"],
  ],
  "on the word of another than the source names": [
    ["en", "According to the organisers, 80 people came.", "According to the police, 50 people came.", "uncertain"],
    ["en", "According to the organisers, 80 people came.", "According to the organisers, 50 people came.", "incorrect"],
    ["en", "The organisers said that 80 people came.", "50 people came, according to the police.", "uncertain"],
    [
      "en",
      "80 people came to the march, said Ruth Bell.",
      "50 people came to the march, according to the police.",
      "uncertain",
    ],
    ["es", "Según los organizadores, 80 personas acudieron.", "Según la policía, 50 personas acudieron.", "uncertain"],
    [
      "es",
      "Según los organizadores, 80 personas acudieron.",
      "Según los organizadores, 50 personas acudieron.",
      "incorrect",
    ],
    [
      "de",
      "Zum Marsch kamen 80 Menschen, so die Veranstalter.",
      "Zum Marsch kamen 50 Menschen, so die Polizei.",
      "uncertain",
    ],
    [
      "de",
      "Zum Marsch kamen 80 Menschen, so die Veranstalter.",
      "Zum Marsch kamen 50 Menschen, so die Veranstalter.",
      "incorrect",
    ],
  ],
  "a lead told from the other side": [
    ["de", "Asten liegt vier Punkte vor Rodau.", "Rodau liegt 4 Punkte hinter Asten.", "uncertain"],
    [
      "de",
      "Der FC Asten liegt vier Punkte vor dem SV Rodau.",
      "Der SV Rodau liegt 4 Punkte hinter dem FC Asten.",
      "uncertain",
    ],
    [
      "de",
      "Der FC Asten liegt vier Punkte vor dem SV Rodau.",
      "Der FC Asten liegt vier Punkte hinter dem SV Rodau.",
      "incorrect",
    ],
    [
      "de",
      "Der FC Asten liegt vier Punkte vor dem SV Rodau.",
      "Der SV Rodau liegt vier Punkte vor dem FC Asten.",
      "incorrect",
    ],
    ["de", "Das Fahrrad steht vor dem Haus.", "Das Fahrrad steht hinter dem Haus.", "incorrect"],
    [
      "de",
      "Vor drei Jahren brannte das Haus hinter der Kirche.",
      "Das Haus hinter der Kirche brannte vor drei Jahren.",
      "correct",
    ],
    ["en", "Leeds are four points ahead of Hull.", "Hull are 4 points behind Leeds.", "uncertain"],
    ["en", "Leeds are four points ahead of Hull.", "Leeds are four points behind Hull.", "incorrect"],
    [
      "es",
      "El Almar está cuatro puntos por delante del Bermeo.",
      "El Bermeo está 4 puntos por detrás del Almar.",
      "uncertain",
    ],
    [
      "es",
      "El Almar está cuatro puntos por delante del Bermeo.",
      "El Almar está cuatro puntos por detrás del Bermeo.",
      "incorrect",
    ],
  ],
  "halves in the other order": [
    [
      "de",
      "Brandl eröffnete 2015 ihr erstes Geschäft und 2019 ihr zweites.",
      "Brandl eröffnete 2019 ihr zweites Geschäft und 2015 ihr erstes.",
      "uncertain",
    ],
    [
      "de",
      "Brandl eröffnete 2015 ihr erstes Geschäft und 2019 ihr zweites.",
      "Brandl eröffnete 2019 ihr erstes Geschäft und 2015 ihr zweites.",
      "incorrect",
    ],
    [
      "de",
      "Der Vorstand wählte Herrn Öztürk zum Kassenwart und Frau Bauer zur Schriftführerin.",
      "Frau Bauer wurde zur Schriftführerin und Herr Öztürk zum Kassenwart gewählt.",
      "uncertain",
    ],
    [
      "de",
      "Der Vorstand wählte Herrn Öztürk zum Kassenwart und Frau Bauer zur Schriftführerin.",
      "Herr Öztürk wurde zur Schriftführerin und Frau Bauer zum Kassenwart gewählt.",
      "uncertain",
    ],
  ],
  "the rest of a whole": [
    [
      "es",
      "En la maratón se inscribieron 3.150 corredores, de los que 1.350 eran mujeres y el resto, hombres.",
      "En la maratón se inscribieron 1\u00a0800 hombres.",
      "uncertain",
    ],
    [
      "en",
      "Of the 2,400 runners who started the race on Sunday, 2,160 reached the finish line.",
      "On Sunday, 240 runners who had started failed to finish.",
      "uncertain",
    ],
    [
      "en",
      "The village school has 48 pupils, 20 fewer than ten years ago.",
      "The village school had 28 pupils ten years ago.",
      "incorrect",
    ],
  ],
  "a measure, and who is not meant": [
    [
      "de",
      "Der Ferner hat 2022 im Mittel 2,4 Meter an Dicke verloren.",
      "Der Ferner wurde 2022 im Mittel um 240 Zentimeter dünner.",
      "uncertain",
    ],
    ["de", "Die Roten liegen vier Punkte vor den Blauen.", "Die Blauen liegen vier Punkte vor den Roten.", "incorrect"],
    [
      "es",
      "Las manejarán costureras jubiladas, no los músicos, que las acompañarán con clarinetes.",
      "Las manejarán costureras jubiladas, y los músicos las acompañarán con clarinetes.",
      "uncertain",
    ],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases)("%s: %s | %s", async (_language, article_text, summary_text, label) => {
    const { details } = await agent.run({ article_text, summary_text });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
