import type { RuleDescription } from "../rule.ts";

export const exchanged: RuleDescription = {
  summary: "Two names, things or values of one sentence stand in each other's place.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Freight trains were banned in October, and passenger trains have been limited to 20 miles an hour.",
        text: "Passenger trains were banned in October, and freight trains have been limited to 20 miles an hour.",
      },
      {
        language: "en",
        source: "Profit fell from 6 to 4 million euros.",
        text: "Profit rose from 4 to 6 million euros.",
      },
      {
        language: "de",
        source: "Bücher können vier Wochen, Filme und Spiele zwei Wochen ausgeliehen werden.",
        text: "Bücher können zwei Wochen, Filme und Spiele vier Wochen ausgeliehen werden.",
      },
      {
        language: "de",
        source: "Der Gewinn sank von 6 auf 4 Millionen Euro.",
        text: "Der Gewinn stieg von 4 auf 6 Millionen Euro.",
      },
      {
        language: "es",
        source: "Se autoriza la venta del buque Cabo Silleiro, pero no la del Punta Couso.",
        text: "Se autoriza la venta del buque Punta Couso, pero no la del Cabo Silleiro.",
      },
      {
        language: "es",
        source: "El beneficio bajó de 6 a 4 millones de euros.",
        text: "El beneficio subió de 4 a 6 millones de euros.",
      },
      {
        language: "en",
        source:
          "Lydia Marsh scored twice as the Eastgate Herons came from behind to beat the Colby Rovers 4–3 on Saturday.",
        text: "The Colby Rovers came from behind to beat the Eastgate Herons on Saturday.",
      },
      {
        language: "de",
        source:
          "Torhüterin Lena Buschke, die erst in der 40. Minute für Eva Rink eingewechselt wurde, hielt zwei Siebenmeter.",
        text: "Torhüterin Eva Rink wurde in der 40. Minute für Lena Buschke eingewechselt.",
      },
      {
        language: "es",
        source:
          "La señora Echeverri propuso instalar placas; el señor Robledo pidió aplazar la decisión a la junta de otoño.",
        text: "El señor Robledo propuso instalar placas y la señora Echeverri pidió aplazar la decisión.",
      },
      {
        language: "pt",
        source: "O lucro caiu de 6 para 4 milhões de euros.",
        text: "O lucro subiu de 4 para 6 milhões de euros.",
      },
      {
        language: "es",
        source: "La torre Almar es quince metros más alta que la torre Bermeo.",
        text: "La torre Bermeo es quince metros más alta que la torre Almar.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The proposal for a greenhouse received more votes than the proposal for a beehive.",
        text: "The proposal for a beehive received fewer votes than the proposal for a greenhouse.",
      },
      {
        language: "de",
        source: "Die Verspätung lag nicht am Regen, sondern am Streik.",
        text: "Die Verspätung lag am Streik und nicht am Regen.",
      },
      {
        language: "en",
        source: "The president, Ella Rock, says that resistance grows faster in Spain than in Sweden.",
        text: "Resistance grows faster in Spain than in Sweden, says Ella Rock.",
      },
      {
        language: "es",
        source: "La siesta no debe superar los 25 minutos ni hacerse después de las cuatro de la tarde.",
        text: "La siesta no debe hacerse después de las cuatro de la tarde ni superar los 25 minutos.",
      },
      {
        language: "es",
        source: "El fallo lo detectó el jueves una operaria de la planta, no un cliente.",
        text: "Fue una operaria de la planta, no un cliente, quien detectó el fallo el jueves.",
      },
      {
        language: "de",
        source: "Der Landkreis möchte einen Zaun errichten, die Forscherin hält das für unnötig.",
        text: "Einen Zaun möchte der Landkreis errichten, was die Forscherin für unnötig hält.",
      },
      {
        language: "en",
        source: "The soup costs 4 euros, the salad 6 euros.",
        text: "The salad costs 6 euros, the soup 4 euros.",
      },
      { language: "en", source: "Leeds is larger than Hull.", text: "Hull is smaller than Leeds." },
      { language: "en", source: "“Sales will grow,” said Ruth Bell.", text: "Ruth Bell said sales will grow." },
      { language: "de", source: "Im Mai probt der Chor in Kiel.", text: "Der Chor probt im Mai in Kiel." },
      {
        language: "de",
        source: "Köln ist so groß wie Turin, sagt Anna.",
        text: "Turin ist so groß wie Köln, sagt Anna.",
      },
      {
        language: "en",
        source: "The last keeper left in 1986, when the light was automated.",
        text: "The light was automated in 1986, when the last keeper left.",
      },
      {
        language: "de",
        source: "Die Leuchte blinkt grün und erlischt, sobald der Akku voll ist.",
        text: "Sobald der Akku voll ist, erlischt die Leuchte.",
      },
      {
        language: "de",
        source: "Eine Verlängerung ist unzulässig, wenn jemand anderes wartet.",
        text: "Wartet jemand anderes, so ist eine Verlängerung unzulässig.",
      },
      { language: "es", source: "Ana Ruiz compró la casa azul.", text: "La casa azul la compró Ana Ruiz." },
      {
        language: "de",
        source: "Team A hat mehr Punkte als Team B, aber weniger als Team C.",
        text: "Team C hat mehr Punkte als Team A.",
      },
      {
        language: "es",
        source: "Ni la alcaldesa ni el consejo apoyan el plan.",
        text: "El plan no lo apoyan ni el consejo ni la alcaldesa.",
      },
      {
        language: "es",
        source: "Ana Lis escribió la letra y Borja Park compuso la música.",
        text: "La música la compuso Borja Park y la letra la escribió Ana Lis.",
      },
      { language: "en", source: "Sheila is taller than Rob but shorter than Tim.", text: "Tim is taller than Sheila." },
      {
        language: "de",
        source: "Sheila ist größer als Rob, aber kleiner als Tim.",
        text: "Rob ist kleiner als Sheila.",
      },
      {
        language: "es",
        source: "La huelga afecta a los autobuses, pero no a los tranvías ni a los barcos.",
        text: "Ni a los barcos ni a los tranvías les afecta la huelga.",
      },
    ],
  },
};
