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
    },
    en: {
      label: "other",
      message: "The statement does not agree with the source.",
      advice: "Check the statement against the source.",
      meaning: "The statement differs from the source in a way that no other type names.",
    },
    es: {
      label: "otro",
      message: "La afirmación no coincide con la fuente.",
      advice: "Comparar la afirmación con la fuente.",
      meaning: "La afirmación difiere de la fuente de una forma que ningún otro tipo nombra.",
    },
    pt: {
      label: "outro",
      message: "A afirmação não coincide com a fonte.",
      advice: "Comparar a afirmação com a fonte.",
      meaning: "A afirmação difere da fonte de uma forma que nenhum outro tipo nomeia.",
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
      meaning: "Die Quelle sagt etwas, das nicht zugleich mit der Aussage stimmen kann.",
    },
    en: {
      label: "contradiction",
      message: "The source contradicts this.",
      advice: "Correct the statement: the source says otherwise.",
      meaning: "The source says something that cannot be true together with the statement.",
    },
    es: {
      label: "contradicción",
      message: "La fuente contradice esto.",
      advice: "Corregir la afirmación: la fuente dice otra cosa.",
      meaning: "La fuente dice algo que no puede ser cierto a la vez que la afirmación.",
    },
    pt: {
      label: "contradição",
      message: "A fonte contradiz isto.",
      advice: "Corrigir a afirmação: a fonte diz outra coisa.",
      meaning: "A fonte diz algo que não pode ser verdade junto com a afirmação.",
    },
  },
  NOT_CONFIRMED: {
    severity: "low",
    de: {
      label: "nicht bestätigt",
      message: "Das ließ sich an der Quelle nicht bestätigen.",
      advice: "Die nächstliegende Stelle der Quelle lesen; dann die Aussage bestätigen, berichtigen oder streichen.",
      meaning:
        "Die Quelle spricht davon, doch ob sie die Aussage bestätigt oder ihr widerspricht, blieb offen; sie kann durchaus stimmen.",
    },
    en: {
      label: "not confirmed",
      message: "This could not be confirmed from the source.",
      advice: "Read the nearest passage of the source; then confirm, correct or remove the statement.",
      meaning:
        "The source speaks of it, but whether it confirms or contradicts the statement stayed open; it may well be true.",
    },
    es: {
      label: "sin confirmar",
      message: "Esto no se pudo confirmar con la fuente.",
      advice: "Leer el pasaje más cercano de la fuente; después confirmar, corregir o eliminar la afirmación.",
      meaning:
        "La fuente habla de ello, pero quedó abierto si confirma o contradice la afirmación; bien puede ser cierta.",
    },
    pt: {
      label: "não confirmado",
      message: "Não foi possível confirmar isto com a fonte.",
      advice: "Ler a passagem mais próxima da fonte; depois confirmar, corrigir ou remover a afirmação.",
      meaning:
        "A fonte fala disso, mas ficou em aberto se ela confirma ou contradiz a afirmação; ela pode muito bem ser verdadeira.",
    },
  },
  NOTHING_FOUND: {
    severity: "low",
    de: {
      label: "nichts gefunden",
      message: "Dazu wurde in der Quelle nichts gefunden.",
      advice: "Eine Quelle ergänzen, die davon handelt, oder die Aussage streichen.",
      meaning: "In der Quelle wurde keine Stelle zum Gegenstand der Aussage gefunden; sie kann trotzdem stimmen.",
    },
    en: {
      label: "nothing found",
      message: "Nothing about this was found in the source.",
      advice: "Add a source that covers the statement or remove it.",
      meaning: "No passage of the source was found on the subject of the statement; it may still be true.",
    },
    es: {
      label: "nada encontrado",
      message: "No se encontró nada sobre esto en la fuente.",
      advice: "Añadir una fuente que trate de ello o eliminar la afirmación.",
      meaning: "No se encontró ningún pasaje de la fuente sobre el asunto de la afirmación; aun así puede ser cierta.",
    },
    pt: {
      label: "nada encontrado",
      message: "Nada sobre isto foi encontrado na fonte.",
      advice: "Acrescentar uma fonte que trate disso ou remover a afirmação.",
      meaning:
        "Não foi encontrada nenhuma passagem da fonte sobre o assunto da afirmação; ainda assim ela pode ser verdadeira.",
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
      meaning: "Eine Quelle belegt die Aussage, eine andere nennt einen anderen Wert; beide werden zitiert.",
    },
    en: {
      label: "sources disagree",
      message: "The sources disagree on this.",
      advice: "Decide which source holds, and say so in the text or leave the statement out.",
      meaning: "One source backs the statement and another gives a different value; both are quoted.",
    },
    es: {
      label: "fuentes en desacuerdo",
      message: "Las fuentes no coinciden en este punto.",
      advice: "Decidir qué fuente vale y decirlo en el texto, o quitar la afirmación.",
      meaning: "Una fuente respalda la afirmación y otra da un valor distinto; se citan las dos.",
    },
    pt: {
      label: "fontes em desacordo",
      message: "As fontes não coincidem neste ponto.",
      advice: "Decidir qual fonte vale e dizê-lo no texto, ou retirar a afirmação.",
      meaning: "Uma fonte apoia a afirmação e outra dá um valor diferente; as duas são citadas.",
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
      meaning:
        "Der Prüfer gab zu dieser Aussage auch auf Nachfrage kein brauchbares Urteil ab; ob sie stimmt, ist nicht bekannt.",
    },
    en: {
      label: "not judged",
      message: "This statement was not judged.",
      advice: "Check again, or compare the statement with the source yourself.",
      meaning:
        "The judge gave no usable verdict on this statement, asked again either; whether it is true is not known.",
    },
    es: {
      label: "sin evaluar",
      message: "Esta afirmación no se evaluó.",
      advice: "Comprobar de nuevo, o comparar la afirmación con la fuente.",
      meaning:
        "El evaluador no dio un veredicto utilizable sobre esta afirmación, tampoco al repetir; no se sabe si es cierta.",
    },
    pt: {
      label: "não avaliado",
      message: "Esta afirmação não foi avaliada.",
      advice: "Verificar de novo, ou comparar a afirmação com a fonte.",
      meaning:
        "O avaliador não deu um veredito utilizável sobre esta afirmação, nem ao repetir; não se sabe se é verdadeira.",
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
      meaning:
        "Bei der Messung dieses Prüfers lag er mit solchen Urteilen seltener richtig, als verlangt ist; darum gilt hier keines.",
    },
    en: {
      label: "verdict not trusted",
      message: "The judge had a verdict, but verdicts of this kind were wrong too often.",
      advice: "Read the quoted passage of the source yourself; then confirm, correct or remove the statement.",
      meaning:
        "Where this judge was measured, verdicts of this kind were right less often than is asked for, so none is given here.",
    },
    es: {
      label: "veredicto poco fiable",
      message: "El evaluador tenía un veredicto, pero los de ese tipo fallaban demasiado.",
      advice: "Leer el pasaje citado de la fuente; después confirmar, corregir o eliminar la afirmación.",
      meaning:
        "Al medir a este evaluador, los veredictos de ese tipo acertaron menos de lo exigido; por eso aquí no se da ninguno.",
    },
    pt: {
      label: "veredito pouco fiável",
      message: "O avaliador tinha um veredito, mas vereditos desse tipo erravam demais.",
      advice: "Ler a passagem citada da fonte; depois confirmar, corrigir ou remover a afirmação.",
      meaning:
        "Quando este avaliador foi medido, vereditos desse tipo acertaram menos do que o exigido; por isso não se dá nenhum aqui.",
    },
  },
});
