import { issueTypeRows } from "../issue-type-row.ts";

/** The text names someone or something else than the source. */
export const NAMES = issueTypeRows({
  NAME: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Name",
      message: "Die Quelle nennt einen anderen Namen.",
      advice: "Namen mit der Quelle vergleichen und deren Schreibweise verwenden.",
      meaning: "Ein Name im Text ist nicht der der Quelle oder anders geschrieben.",
    },
    en: {
      label: "name",
      message: "The source gives another name.",
      advice: "Check the name against the source and use the source's spelling.",
      meaning: "A name in the text is not the one in the source, or is spelt differently.",
    },
    es: {
      label: "nombre",
      message: "La fuente da otro nombre.",
      advice: "Comparar el nombre con la fuente y usar su grafía.",
      meaning: "Un nombre del texto no es el de la fuente o está escrito de otra forma.",
    },
    pt: {
      label: "nome",
      message: "A fonte indica outro nome.",
      advice: "Comparar o nome com a fonte e usar a grafia dela.",
      meaning: "Um nome do texto não é o da fonte ou está escrito de outra forma.",
    },
  },
  ENTITY: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Bezeichnung",
      message: "Die Quelle nennt eine andere Person oder Sache.",
      advice: "Namen mit der Quelle vergleichen und deren Schreibweise verwenden.",
      meaning: "Der Text spricht von einer anderen Person oder Sache als die Quelle.",
    },
    en: {
      label: "entity",
      message: "The source names another person or thing.",
      advice: "Check the name against the source and use the source's spelling.",
      meaning: "The text speaks of another person or thing than the source.",
    },
    es: {
      label: "entidad",
      message: "La fuente nombra a otra persona o cosa.",
      advice: "Comparar el nombre con la fuente y usar su grafía.",
      meaning: "El texto habla de una persona o cosa distinta de la de la fuente.",
    },
    pt: {
      label: "entidade",
      message: "A fonte nomeia outra pessoa ou coisa.",
      advice: "Comparar o nome com a fonte e usar a grafia dela.",
      meaning: "O texto fala de uma pessoa ou coisa diferente da que a fonte nomeia.",
    },
  },
  LOCATION: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Ort",
      message: "Die Quelle nennt einen anderen Ort.",
      advice: "Ort mit der Quelle vergleichen und berichtigen.",
      meaning: "Ein Ort im Text weicht von der Quelle ab.",
    },
    en: {
      label: "place",
      message: "The source gives another place.",
      advice: "Check the place against the source and correct it.",
      meaning: "A place in the text differs from the source.",
    },
    es: {
      label: "lugar",
      message: "La fuente da otro lugar.",
      advice: "Comparar el lugar con la fuente y corregirlo.",
      meaning: "Un lugar del texto difiere de la fuente.",
    },
    pt: {
      label: "lugar",
      message: "A fonte indica outro lugar.",
      advice: "Comparar o lugar com a fonte e corrigi-lo.",
      meaning: "Um lugar do texto difere da fonte.",
    },
  },
  ORGANIZATION: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Organisation",
      message: "Die Quelle nennt eine andere Organisation.",
      advice: "Organisation mit der Quelle vergleichen und berichtigen.",
      meaning: "Eine Organisation im Text weicht von der Quelle ab.",
    },
    en: {
      label: "organisation",
      message: "The source names another organisation.",
      advice: "Check the organisation against the source and correct it.",
      meaning: "An organisation in the text differs from the source.",
    },
    es: {
      label: "organización",
      message: "La fuente nombra otra organización.",
      advice: "Comparar la organización con la fuente y corregirla.",
      meaning: "Una organización del texto difiere de la fuente.",
    },
    pt: {
      label: "organização",
      message: "A fonte nomeia outra organização.",
      advice: "Comparar a organização com a fonte e corrigi-la.",
      meaning: "Uma organização do texto difere da fonte.",
    },
  },
});
