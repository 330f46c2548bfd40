import { issueTypeRows } from "../issue-type-row.ts";

/** Says no more than that the text and the source differ. */
export const OTHER_ERROR = issueTypeRows({
  OTHER: {
    severity: "medium",
    de: {
      label: "Sonstiges",
      message: "Die Aussage stimmt nicht mit der Quelle überein.",
      advice: "Aussage mit der Quelle vergleichen.",
    },
    en: {
      label: "other",
      message: "The statement does not agree with the source.",
      advice: "Check the statement against the source.",
    },
    es: {
      label: "otro",
      message: "La afirmación no coincide con la fuente.",
      advice: "Comparar la afirmación con la fuente.",
    },
    pt: {
      label: "outro",
      message: "A afirmação não coincide com a fonte.",
      advice: "Comparar a afirmação com a fonte.",
    },
  },
});

/** What a verdict alone says, of `uncertain` with its reason. */
export const VERDICTS = issueTypeRows({
  CONTRADICTION: {
    severity: "medium",
    de: {
      label: "Widerspruch",
      message: "Die Quelle widerspricht dem.",
      advice: "Aussage berichtigen: Die Quelle sagt etwas anderes.",
    },
    en: {
      label: "contradiction",
      message: "The source contradicts this.",
      advice: "Correct the statement: the source says otherwise.",
    },
    es: {
      label: "contradicción",
      message: "La fuente contradice esto.",
      advice: "Corregir la afirmación: la fuente dice otra cosa.",
    },
    pt: {
      label: "contradição",
      message: "A fonte contradiz isto.",
      advice: "Corrigir a afirmação: a fonte diz outra coisa.",
    },
  },
  NOT_CONFIRMED: {
    severity: "low",
    de: {
      label: "nicht bestätigt",
      message: "Das ließ sich an der Quelle nicht bestätigen.",
      advice: "Die nächstliegende Stelle der Quelle lesen; dann die Aussage bestätigen, berichtigen oder streichen.",
    },
    en: {
      label: "not confirmed",
      message: "This could not be confirmed from the source.",
      advice: "Read the nearest passage of the source; then confirm, correct or remove the statement.",
    },
    es: {
      label: "sin confirmar",
      message: "Esto no se pudo confirmar con la fuente.",
      advice: "Leer el pasaje más cercano de la fuente; después confirmar, corregir o eliminar la afirmación.",
    },
    pt: {
      label: "não confirmado",
      message: "Não foi possível confirmar isto com a fonte.",
      advice: "Ler a passagem mais próxima da fonte; depois confirmar, corrigir ou remover a afirmação.",
    },
  },
  NOTHING_FOUND: {
    severity: "low",
    de: {
      label: "nichts gefunden",
      message: "Dazu wurde in der Quelle nichts gefunden.",
      advice: "Eine Quelle ergänzen, die davon handelt, oder die Aussage streichen.",
    },
    en: {
      label: "nothing found",
      message: "Nothing about this was found in the source.",
      advice: "Add a source that covers the statement or remove it.",
    },
    es: {
      label: "nada encontrado",
      message: "No se encontró nada sobre esto en la fuente.",
      advice: "Añadir una fuente que trate de ello o eliminar la afirmación.",
    },
    pt: {
      label: "nada encontrado",
      message: "Nada sobre isto foi encontrado na fonte.",
      advice: "Acrescentar uma fonte que trate disso ou remover a afirmação.",
    },
  },
});

/** What a claim has that one source backs and another contradicts. No model is asked for it. */
export const DISPUTED = issueTypeRows({
  SOURCES_DISAGREE: {
    severity: "low",
    de: {
      label: "Quellen uneins",
      message: "Die Quellen widersprechen sich in diesem Punkt.",
      advice: "Entscheiden, welche Quelle gilt, und das im Text sagen oder die Aussage streichen.",
    },
    en: {
      label: "sources disagree",
      message: "The sources disagree on this.",
      advice: "Decide which source holds, and say so in the text or leave the statement out.",
    },
    es: {
      label: "fuentes en desacuerdo",
      message: "Las fuentes no coinciden en este punto.",
      advice: "Decidir qué fuente vale y decirlo en el texto, o quitar la afirmación.",
    },
    pt: {
      label: "fontes em desacordo",
      message: "As fontes não coincidem neste ponto.",
      advice: "Decidir qual fonte vale e dizê-lo no texto, ou retirar a afirmação.",
    },
  },
});

/** What a claim has that got no verdict. */
export const UNJUDGED = issueTypeRows({
  NOT_JUDGED: {
    severity: "medium",
    de: {
      label: "nicht beurteilt",
      message: "Diese Aussage wurde nicht beurteilt.",
      advice: "Noch einmal prüfen, oder die Aussage selbst mit der Quelle vergleichen.",
    },
    en: {
      label: "not judged",
      message: "This statement was not judged.",
      advice: "Check again, or compare the statement with the source yourself.",
    },
    es: {
      label: "sin evaluar",
      message: "Esta afirmación no se evaluó.",
      advice: "Comprobar de nuevo, o comparar la afirmación con la fuente.",
    },
    pt: {
      label: "não avaliado",
      message: "Esta afirmação não foi avaliada.",
      advice: "Verificar de novo, ou comparar a afirmação com a fonte.",
    },
  },
});

/** What a claim has whose verdict is of a kind that was too often wrong. No model is asked for it. */
export const UNTRUSTED = issueTypeRows({
  BELOW_TRUST: {
    severity: "low",
    de: {
      label: "Urteil zu unsicher",
      message: "Der Prüfer hatte ein Urteil, doch solche Urteile waren zu oft falsch.",
      advice: "Die zitierte Stelle der Quelle selbst lesen; dann die Aussage bestätigen, berichtigen oder streichen.",
    },
    en: {
      label: "verdict not trusted",
      message: "The judge had a verdict, but verdicts of this kind were wrong too often.",
      advice: "Read the quoted passage of the source yourself; then confirm, correct or remove the statement.",
    },
    es: {
      label: "veredicto poco fiable",
      message: "El evaluador tenía un veredicto, pero los de ese tipo fallaban demasiado.",
      advice: "Leer el pasaje citado de la fuente; después confirmar, corregir o eliminar la afirmación.",
    },
    pt: {
      label: "veredito pouco fiável",
      message: "O avaliador tinha um veredito, mas vereditos desse tipo erravam demais.",
      advice: "Ler a passagem citada da fonte; depois confirmar, corrigir ou remover a afirmação.",
    },
  },
});
