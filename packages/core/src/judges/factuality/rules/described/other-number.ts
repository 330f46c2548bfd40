import type { RuleDescription } from "../rule.ts";

export const otherNumber: RuleDescription = {
  summary: "A number, amount or age differs from the one the source gives for the same thing.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The new tram line cost 240 million euros and has 18 stops.",
        text: "The new tram line cost 204 million euros.",
        marked: "204 million euros",
      },
      {
        language: "en",
        source: "Police arrested 14 people after the match.",
        text: "Police arrested 40 people after the match.",
        marked: "40",
      },
      {
        language: "de",
        source: "Die Brücke über die Elbe ist 320 Meter lang.",
        text: "Die Brücke über die Elbe ist 230 Meter lang.",
        marked: "230 Meter",
      },
      {
        language: "de",
        source: "Bei dem Unfall auf der A7 wurden drei Menschen verletzt.",
        text: "Bei dem Unfall auf der A7 wurden fünf Menschen verletzt.",
        marked: "fünf",
      },
      {
        language: "es",
        source: "El ayuntamiento plantará 1.200 árboles en el parque del Oeste.",
        text: "El ayuntamiento plantará 2.100 árboles en el parque del Oeste.",
        marked: "2.100",
      },
      {
        language: "pt",
        source: "A prefeitura vai construir 35 escolas até dezembro.",
        text: "A prefeitura vai construir 53 escolas até dezembro.",
        marked: "53",
      },
      {
        language: "es",
        source: "Si no lo encuentra en casa, dejará el paquete en el punto de recogida, donde se guarda diez días.",
        text: "El paquete se guarda treinta días en el punto de recogida.",
        marked: "treinta días",
      },
      {
        language: "de",
        source: "Haben Sie die PIN dreimal falsch eingegeben, wird der Zugang gesperrt.",
        text: "Erst wenn die PIN fünfmal falsch eingegeben wird, ist der Zugang gesperrt.",
        marked: "fünfmal",
      },
      {
        language: "en",
        source: "Late payments are charged 8 % interest.",
        text: "Interest of 18 % is charged on late payments.",
        marked: "18 %",
      },
      {
        language: "en",
        source: "The reservoir above the town holds 25,000 cubic metres of water, enough for a dry summer.",
        text: "Enough for a dry summer: the reservoir of the town holds 2,500 cubic metres of water.",
        marked: "2,500 cubic metres",
      },
      {
        language: "de",
        source: "Für die Sanierung der Turnhalle stellt der Kreis 1.340 Euro je Quadratmeter bereit.",
        text: "Der Kreis stellt je Quadratmeter 1.430 Euro bereit, um die Turnhalle zu sanieren.",
        marked: "1.430 Euro",
      },
      {
        language: "es",
        source: "En la subasta del martes, un coleccionista pagó 18.500 euros por la carta del pintor.",
        text: "Un coleccionista se llevó la carta del pintor en la subasta del martes: pagó 15.800 euros.",
        marked: "15.800 euros",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Elm Street School has eight classes with 27 pupils each, taught by 14 teachers.",
        text: "Elm Street School currently has 216 pupils.",
      },
      {
        language: "de",
        source:
          "Der Imker Paul Lenz erntete im vergangenen Sommer von jedem seiner 14 Völker genau 14 Kilogramm Honig.",
        text: "Lenz kam im vergangenen Sommer auf 196 Kilogramm Honig.",
      },
      {
        language: "es",
        source:
          "La escuela tiene este curso 6 grupos de 23 alumnos cada uno. El curso pasado eran 183 alumnos en total.",
        text: "Este curso la escuela tiene 138 alumnos.",
      },
      {
        language: "en",
        source: "The hall seats 840 people; 480 tickets for the concert were sold by noon.",
        text: "By noon 480 tickets for the concert in the hall were sold.",
      },
      {
        language: "en",
        source: "The notice period of the lease is 45 days.",
        text: "The notice period of the lease is at least 30 days.",
      },
      {
        language: "de",
        source: "Der Landkreis übernahm 60 Prozent der Kosten, den Rest trug der Förderverein.",
        text: "Der Förderverein trug 40 Prozent der Kosten.",
      },
      {
        language: "en",
        source: "The new tram line cost 240 million euros and has 18 stops.",
        text: "The tram line cost €240m.",
      },
      {
        language: "en",
        source: "The library lends 1,500 books a day.",
        text: "The library lends fifteen hundred books a day.",
      },
      {
        language: "de",
        source: "Der Konzern beschäftigt rund 12.000 Menschen, davon 3.000 in Leipzig.",
        text: "In Leipzig beschäftigt der Konzern 3.000 Menschen.",
      },
      { language: "de", source: "Die Sitzung dauerte zweieinhalb Stunden.", text: "Die Sitzung dauerte 150 Minuten." },
      {
        language: "es",
        source: "La cooperativa vendió 3,5 millones de litros de aceite.",
        text: "La cooperativa vendió 3.500.000 litros de aceite.",
      },
      {
        language: "pt",
        source: "A fábrica produziu 2 mil bicicletas em março.",
        text: "A fábrica produziu 2.000 bicicletas em março.",
      },
      {
        language: "en",
        source: "Bus line 12 has 20 stops. Bus line 15 has 31 stops.",
        text: "Bus line 40 has 20 stops.",
      },
      { language: "es", source: "La sala 5 tiene 20 asientos.", text: "La sala 7 tiene 20 asientos." },
      { language: "pt", source: "O voo 310 leva 180 passageiros.", text: "O voo 320 leva 180 passageiros." },
      {
        language: "en",
        source: "The first batch weighed 900 grams, the second only 750 grams.",
        text: "The first batch weighed 150 grams more than the second.",
      },
      {
        language: "de",
        source: "Der direkte Zug braucht fünf Stunden, der Bus acht Stunden.",
        text: "Der direkte Zug braucht drei Stunden weniger als der Bus.",
      },
      {
        language: "es",
        source: "El tren directo tarda cinco horas y el autobús tarda ocho horas.",
        text: "El tren directo tarda tres horas menos que el autobús.",
      },
      {
        language: "en",
        source: "40 percent of the staff are women, the rest men.",
        text: "60 percent of the staff are men.",
      },
      {
        language: "de",
        source: "40 Prozent der Beschäftigten sind Frauen, der Rest Männer.",
        text: "60 Prozent der Beschäftigten sind Männer.",
      },
      {
        language: "es",
        source: "El 40 por ciento de la plantilla son mujeres y el resto hombres.",
        text: "El 60 por ciento de la plantilla son hombres.",
      },
      { language: "es", source: "El precio se redujo de 80 a 60 euros.", text: "El precio se redujo en 20 euros." },
      {
        language: "es",
        source: "Las entradas cuestan 12 euros y los niños pagan la mitad.",
        text: "Los niños pagan 6 euros.",
      },
      {
        language: "de",
        source: "Frauen gewannen sechs der zehn Medaillen, Männer die übrigen.",
        text: "Vier der zehn Medaillen gewannen Männer.",
      },
    ],
  },
};
