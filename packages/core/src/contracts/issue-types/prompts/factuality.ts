import type { ErrorType } from "../issue-type-enums.ts";
import type { IssuePrompts } from "./issue-prompts.ts";

/** The kinds of error a claim can have. */
export const ERROR_PROMPTS: IssuePrompts<ErrorType> = {
  NUMBER: {
    de: "eine andere Zahl, ein anderer Betrag oder Anteil",
    en: "another number, amount or share",
    es: "otra cifra, otro importe u otra proporción",
  },
  DATE: {
    de: "ein anderes Datum, ein anderes Jahr oder eine andere Uhrzeit",
    en: "another date, year or time",
    es: "otra fecha, otro año u otra hora",
  },
  UNIT: {
    de: "eine andere Einheit oder Währung",
    en: "another unit or currency",
    es: "otra unidad u otra moneda",
  },
  NAME: {
    de: "ein anderer oder falsch geschriebener Name",
    en: "another name, or one spelt wrongly",
    es: "otro nombre, o uno mal escrito",
  },
  ENTITY: {
    de: "eine andere Person oder Sache",
    en: "another person or thing",
    es: "otra persona o cosa",
  },
  LOCATION: {
    de: "ein anderer Ort",
    en: "another place",
    es: "otro lugar",
  },
  ORGANIZATION: {
    de: "eine andere Organisation",
    en: "another organisation",
    es: "otra organización",
  },
  NEGATION: {
    de: "bejaht statt verneint oder umgekehrt",
    en: "affirmed instead of denied, or the other way round",
    es: "afirmado en lugar de negado, o al revés",
  },
  OPPOSITE: {
    de: "das gegenteilige Wort, etwa gestiegen statt gefallen",
    en: "the opposite word, such as rose for fell",
    es: "la palabra contraria, como subió por bajó",
  },
  ROLE: {
    de: "vertauschte Rollen: wer was mit wem tat",
    en: "swapped roles: who did what to whom",
    es: "papeles cambiados: quién hizo qué a quién",
  },
  OTHER: {
    de: "sonst etwas",
    en: "anything else",
    es: "cualquier otra cosa",
  },
};

/** What a verdict alone says. A model is asked for the verdict, so these complete "incorrect if …", "uncertain if …". */
export const VERDICT_PROMPTS: IssuePrompts<"CONTRADICTION" | "NOT_CONFIRMED" | "NOTHING_FOUND"> = {
  CONTRADICTION: {
    de: "eine Passage ihr widerspricht",
    en: "a passage contradicts it",
    es: "un pasaje la contradice",
  },
  NOT_CONFIRMED: {
    de: "eine Passage von ihrem Gegenstand handelt, sie aber weder belegt noch ihr widerspricht",
    en: "a passage is about its subject but neither states nor contradicts it",
    es: "un pasaje trata de su asunto, pero ni la respalda ni la contradice",
  },
  NOTHING_FOUND: {
    de: "keine Passage von ihrem Gegenstand handelt",
    en: "no passage is about its subject",
    es: "ningún pasaje trata de su asunto",
  },
};
