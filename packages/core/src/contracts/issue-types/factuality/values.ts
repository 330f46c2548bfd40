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
      meaning: "Eine Zahl, ein Betrag oder ein Anteil im Text weicht von der Quelle ab.",
    },
    en: {
      label: "number",
      message: "The source gives another number.",
      advice: "Compare the number with the source and correct it.",
      meaning: "A number, an amount or a share in the text differs from the source.",
    },
    es: {
      label: "número",
      message: "La fuente da otra cifra.",
      advice: "Comparar la cifra con la fuente y corregirla.",
      meaning: "Una cifra, un importe o una proporción del texto difiere de la fuente.",
    },
    pt: {
      label: "número",
      message: "A fonte indica outro número.",
      advice: "Comparar o número com a fonte e corrigi-lo.",
      meaning: "Um número, um valor ou uma proporção do texto difere da fonte.",
    },
  },
  DATE: {
    severity: "high",
    severityIsFixed: true,
    de: {
      label: "Datum",
      message: "Die Quelle nennt ein anderes Datum.",
      advice: "Datum mit der Quelle vergleichen und berichtigen.",
      meaning: "Ein Datum, ein Jahr oder eine Uhrzeit im Text weicht von der Quelle ab.",
    },
    en: {
      label: "date",
      message: "The source gives another date.",
      advice: "Compare the date with the source and correct it.",
      meaning: "A date, a year or a time in the text differs from the source.",
    },
    es: {
      label: "fecha",
      message: "La fuente da otra fecha.",
      advice: "Comparar la fecha con la fuente y corregirla.",
      meaning: "Una fecha, un año o una hora del texto difiere de la fuente.",
    },
    pt: {
      label: "data",
      message: "A fonte indica outra data.",
      advice: "Comparar a data com a fonte e corrigi-la.",
      meaning: "Uma data, um ano ou uma hora do texto difere da fonte.",
    },
  },
  UNIT: {
    severity: "medium",
    de: {
      label: "Einheit",
      message: "Die Quelle nennt eine andere Einheit.",
      advice: "Einheit und Wert mit der Quelle vergleichen und berichtigen.",
      meaning: "Die Einheit oder Währung eines Werts weicht von der Quelle ab, oder er ist falsch umgerechnet.",
    },
    en: {
      label: "unit",
      message: "The source gives another unit.",
      advice: "Check unit and value against the source and correct them.",
      meaning: "The unit or currency of a value differs from the source, or the value was converted wrongly.",
    },
    es: {
      label: "unidad",
      message: "La fuente da otra unidad.",
      advice: "Comparar la unidad y el valor con la fuente y corregirlos.",
      meaning: "La unidad o la moneda de un valor difiere de la fuente, o el valor está mal convertido.",
    },
    pt: {
      label: "unidade",
      message: "A fonte indica outra unidade.",
      advice: "Comparar a unidade e o valor com a fonte e corrigi-los.",
      meaning: "A unidade ou a moeda de um valor difere da fonte, ou o valor foi mal convertido.",
    },
  },
});
