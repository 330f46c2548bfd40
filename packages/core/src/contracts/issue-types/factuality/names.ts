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
    },
    en: {
      label: "name",
      message: "The source gives another name.",
      advice: "Check the name against the source and use the source's spelling.",
    },
    es: {
      label: "nombre",
      message: "La fuente da otro nombre.",
      advice: "Comparar el nombre con la fuente y usar su grafía.",
    },
    pt: {
      label: "nome",
      message: "A fonte indica outro nome.",
      advice: "Comparar o nome com a fonte e usar a grafia dela.",
    },
  },
  ENTITY: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Bezeichnung",
      message: "Die Quelle nennt eine andere Person oder Sache.",
      advice: "Namen mit der Quelle vergleichen und deren Schreibweise verwenden.",
    },
    en: {
      label: "entity",
      message: "The source names another person or thing.",
      advice: "Check the name against the source and use the source's spelling.",
    },
    es: {
      label: "entidad",
      message: "La fuente nombra a otra persona o cosa.",
      advice: "Comparar el nombre con la fuente y usar su grafía.",
    },
    pt: {
      label: "entidade",
      message: "A fonte nomeia outra pessoa ou coisa.",
      advice: "Comparar o nome com a fonte e usar a grafia dela.",
    },
  },
  LOCATION: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Ort",
      message: "Die Quelle nennt einen anderen Ort.",
      advice: "Ort mit der Quelle vergleichen und berichtigen.",
    },
    en: {
      label: "place",
      message: "The source gives another place.",
      advice: "Check the place against the source and correct it.",
    },
    es: {
      label: "lugar",
      message: "La fuente da otro lugar.",
      advice: "Comparar el lugar con la fuente y corregirlo.",
    },
    pt: {
      label: "lugar",
      message: "A fonte indica outro lugar.",
      advice: "Comparar o lugar com a fonte e corrigi-lo.",
    },
  },
  ORGANIZATION: {
    severity: "medium",
    severityIsFixed: true,
    de: {
      label: "Organisation",
      message: "Die Quelle nennt eine andere Organisation.",
      advice: "Organisation mit der Quelle vergleichen und berichtigen.",
    },
    en: {
      label: "organisation",
      message: "The source names another organisation.",
      advice: "Check the organisation against the source and correct it.",
    },
    es: {
      label: "organización",
      message: "La fuente nombra otra organización.",
      advice: "Comparar la organización con la fuente y corregirla.",
    },
    pt: {
      label: "organização",
      message: "A fonte nomeia outra organização.",
      advice: "Comparar a organização com a fonte e corrigi-la.",
    },
  },
});
