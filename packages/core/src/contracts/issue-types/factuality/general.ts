import { issueTypeRows } from "../issue-type-row.ts";

/** Says no more than that the text and the source differ. */
export const OTHER_ERROR = issueTypeRows({
  OTHER: {
    severity: "medium",
    de: {
      label: "Sonstiges",
      message: "Die Aussage stimmt nicht mit der Quelle überein.",
      advice: "Aussage mit der Quelle vergleichen.",
      meaning: "Die Aussage weicht auf eine Art von der Quelle ab, die kein anderer Typ nennt.",
      prompt: "sonst etwas",
    },
    en: {
      label: "other",
      message: "The statement does not agree with the source.",
      advice: "Check the statement against the source.",
      meaning: "The statement differs from the source in a way that no other type names.",
      prompt: "anything else",
    },
    es: {
      label: "otro",
      message: "La afirmación no coincide con la fuente.",
      advice: "Comparar la afirmación con la fuente.",
      meaning: "La afirmación difiere de la fuente de una forma que ningún otro tipo nombra.",
      prompt: "cualquier otra cosa",
    },
    pt: {
      label: "outro",
      message: "A afirmação não coincide com a fonte.",
      advice: "Comparar a afirmação com a fonte.",
      meaning: "A afirmação difere da fonte de uma forma que nenhum outro tipo nomeia.",
      prompt: "qualquer outra coisa",
    },
  },
});

/** What a verdict alone says. A model is asked for the verdict, so these prompts complete "incorrect if …", "uncertain if …". */
export const VERDICTS = issueTypeRows({
  CONTRADICTION: {
    severity: "medium",
    de: {
      label: "Widerspruch",
      message: "Die Quelle widerspricht dem.",
      advice: "Aussage berichtigen: Die Quelle sagt etwas anderes.",
      meaning: "Die Quelle sagt etwas, das nicht zugleich mit der Aussage stimmen kann.",
      prompt: "eine Passage ihr widerspricht",
    },
    en: {
      label: "contradiction",
      message: "The source contradicts this.",
      advice: "Correct the statement: the source says otherwise.",
      meaning: "The source says something that cannot be true together with the statement.",
      prompt: "a passage contradicts it",
    },
    es: {
      label: "contradicción",
      message: "La fuente contradice esto.",
      advice: "Corregir la afirmación: la fuente dice otra cosa.",
      meaning: "La fuente dice algo que no puede ser cierto a la vez que la afirmación.",
      prompt: "un pasaje la contradice",
    },
    pt: {
      label: "contradição",
      message: "A fonte contradiz isto.",
      advice: "Corrigir a afirmação: a fonte diz outra coisa.",
      meaning: "A fonte diz algo que não pode ser verdade junto com a afirmação.",
      prompt: "uma passagem a contradiz",
    },
  },
  UNSUPPORTED: {
    severity: "low",
    de: {
      label: "ohne Beleg",
      message: "Die Quelle belegt das nicht.",
      advice: "Aussage mit der Quelle belegen oder streichen.",
      meaning: "Keine Stelle der Quelle belegt die Aussage; sie kann trotzdem stimmen.",
      prompt: "die Passagen weder das eine noch das andere tun",
    },
    en: {
      label: "unsupported",
      message: "The source does not back this.",
      advice: "Back the statement with the source or remove it.",
      meaning: "No words of the source back the statement; it may still be true.",
      prompt: "the passages do neither",
    },
    es: {
      label: "sin respaldo",
      message: "La fuente no respalda esto.",
      advice: "Respaldar la afirmación con la fuente o eliminarla.",
      meaning: "Nada en la fuente respalda la afirmación; aun así puede ser cierta.",
      prompt: "los pasajes no hacen ni lo uno ni lo otro",
    },
    pt: {
      label: "sem respaldo",
      message: "A fonte não sustenta isto.",
      advice: "Respaldar a afirmação com a fonte ou removê-la.",
      meaning: "Nada na fonte sustenta a afirmação; ainda assim ela pode ser verdadeira.",
      prompt: "as passagens não fazem nem uma coisa nem outra",
    },
  },
});
