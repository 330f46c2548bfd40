import { issueTypeRows } from "../issue-type-row.ts";

/** A value of the text differs from the source. */
export const VALUES = issueTypeRows({
  NUMBER: {
    severity: "high",
    severityIsFixed: true,
    de: {
      label: "Zahl",
      message: "Die Quelle nennt eine andere Zahl.",
      advice: "Zahl mit der Quelle vergleichen und berichtigen.",
    },
    en: {
      label: "number",
      message: "The source gives another number.",
      advice: "Compare the number with the source and correct it.",
    },
    es: {
      label: "número",
      message: "La fuente da otra cifra.",
      advice: "Comparar la cifra con la fuente y corregirla.",
    },
    pt: {
      label: "número",
      message: "A fonte indica outro número.",
      advice: "Comparar o número com a fonte e corrigi-lo.",
    },
  },
  DATE: {
    severity: "high",
    severityIsFixed: true,
    de: {
      label: "Datum",
      message: "Die Quelle nennt ein anderes Datum.",
      advice: "Datum mit der Quelle vergleichen und berichtigen.",
    },
    en: {
      label: "date",
      message: "The source gives another date.",
      advice: "Compare the date with the source and correct it.",
    },
    es: {
      label: "fecha",
      message: "La fuente da otra fecha.",
      advice: "Comparar la fecha con la fuente y corregirla.",
    },
    pt: {
      label: "data",
      message: "A fonte indica outra data.",
      advice: "Comparar a data com a fonte e corrigi-la.",
    },
  },
  UNIT: {
    severity: "medium",
    de: {
      label: "Einheit",
      message: "Die Quelle nennt eine andere Einheit.",
      advice: "Einheit und Wert mit der Quelle vergleichen und berichtigen.",
    },
    en: {
      label: "unit",
      message: "The source gives another unit.",
      advice: "Check unit and value against the source and correct them.",
    },
    es: {
      label: "unidad",
      message: "La fuente da otra unidad.",
      advice: "Comparar la unidad y el valor con la fuente y corregirlos.",
    },
    pt: {
      label: "unidade",
      message: "A fonte indica outra unidade.",
      advice: "Comparar a unidade e o valor com a fonte e corrigi-los.",
    },
  },
});
