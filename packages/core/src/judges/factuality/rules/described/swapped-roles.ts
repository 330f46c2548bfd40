import type { RuleDescription } from "../rule.ts";

export const swappedRoles: RuleDescription = {
  summary: "Who did what to whom is reversed: the one who acts in the text is acted upon in the source.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      { language: "en", source: "Nokia sued Apple over two patents.", text: "Apple sued Nokia over two patents." },
      {
        language: "en",
        source: "The lorry overtook the bus on the bridge.",
        text: "The bus overtook the lorry on the bridge.",
      },
      { language: "de", source: "Der Hund biss den Briefträger.", text: "Der Briefträger biss den Hund." },
      { language: "de", source: "Der Minister lobte den Präsidenten.", text: "Der Präsident lobte den Minister." },
      { language: "es", source: "Clara Ríos entrevistó a Pablo Mena.", text: "Pablo Mena entrevistó a Clara Ríos." },
      { language: "pt", source: "O Santos derrotou o Bahia.", text: "O Bahia derrotou o Santos." },
    ],
    miss: [
      {
        language: "de",
        source:
          "Erzählt wird die Geschichte einer Händlerin, die im 17. Jahrhundert ihren Bruder vor Gericht verteidigt.",
        text: "In dem Stück verteidigt eine Händlerin im 17. Jahrhundert ihren Bruder vor Gericht.",
      },
      {
        language: "en",
        source: "Nokia sued Apple over two patents.",
        text: "Apple was sued by Nokia over two patents.",
      },
      { language: "en", source: "Anna Holt married Ben Reed in June.", text: "Ben Reed married Anna Holt in June." },
      { language: "de", source: "Der Hund biss den Briefträger.", text: "Den Briefträger biss der Hund." },
      {
        language: "de",
        source: "Der Minister lobte den Präsidenten.",
        text: "Der Präsident wurde vom Minister gelobt.",
      },
      {
        language: "es",
        source: "Clara Ríos entrevistó a Pablo Mena.",
        text: "Pablo Mena fue entrevistado por Clara Ríos.",
      },
      {
        language: "es",
        source: "El propietario paga el seguro de la vivienda y el inquilino paga la luz.",
        text: "El seguro de la vivienda lo paga el propietario.",
      },
      {
        language: "es",
        source: "Los menores de diez años deben ir acompañados por un adulto.",
        text: "Un adulto debe acompañar a los menores de diez años.",
      },
      {
        language: "es",
        source: "El profesor Andrés Molina dio clases de piano a Julia Ferrer durante cinco años.",
        text: "Julia Ferrer recibió clases de piano de Andrés Molina durante cinco años.",
      },
      {
        language: "es",
        source: "El delantero Luis Prado deja el Getafe para fichar por el Oporto.",
        text: "El Oporto ficha al delantero Luis Prado del Getafe.",
      },
      {
        language: "de",
        source: "Der Vermieter trägt die Kosten für die Heizung, der Mieter die Kosten für den Strom.",
        text: "Die Kosten für den Strom werden vom Mieter getragen.",
      },
      {
        language: "de",
        source: "Nur Mitglieder dürfen die Sauna nutzen.",
        text: "Die Sauna dürfen nur Mitglieder nutzen.",
      },
      {
        language: "de",
        source: "Den Brand verursachte ein Kabel, nicht der Blitz.",
        text: "Der Brand wurde nicht durch den Blitz verursacht.",
      },
      {
        language: "de",
        source: "Der Kredit wurde der Firma von der Bank gewährt.",
        text: "Der Firma gewährte die Bank den Kredit.",
      },
      {
        language: "es",
        source: "Harro vendió el año pasado el doble de bicicletas que Kemp.",
        text: "Kemp vendió el año pasado la mitad de bicicletas que Harro.",
      },
      {
        language: "es",
        source: "Óscar llegó un día más tarde que Priya.",
        text: "Priya llegó un día antes que Óscar.",
      },
      {
        language: "de",
        source: "Frau Adler löste Herrn Brink als Vorsitzende ab.",
        text: "Herrn Brink löste Frau Adler als Vorsitzende ab.",
      },
      {
        language: "de",
        source: "Mieter dürfen Katzen halten, aber keine Hunde.",
        text: "Katzen dürfen Mieter halten.",
      },
      {
        language: "de",
        source: "Der Kläger unterlag der Beklagten in zweiter Instanz.",
        text: "Der Beklagten unterlag der Kläger in zweiter Instanz.",
      },
      {
        language: "de",
        source: "Anna Lee schrieb den Text, Bo Park komponierte die Musik.",
        text: "Die Musik komponierte Bo Park, den Text schrieb Anna Lee.",
      },
      {
        language: "en",
        source: "Ann Lee wrote the words and Bo Park composed the music.",
        text: "Bo Park wrote the music to words by Ann Lee.",
      },
      {
        language: "de",
        source: "Herr Hale kaufte das Gemälde von Frau Hof, die es geerbt hatte.",
        text: "Das Gemälde kaufte Herr Hale von Frau Hof.",
      },
    ],
  },
};
