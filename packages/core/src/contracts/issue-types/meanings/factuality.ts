import type { IssueTypeOf } from "../issue-types.ts";
import type { Meanings } from "./meanings.ts";

/** What the issue types of factuality mean. */
export const FACTUALITY_MEANINGS: Meanings<IssueTypeOf<"factuality">> = {
  NUMBER: {
    de: "Eine Zahl, ein Betrag oder ein Anteil im Text weicht von der Quelle ab.",
    en: "A number, an amount or a share in the text differs from the source.",
    es: "Una cifra, un importe o una proporción del texto difiere de la fuente.",
    pt: "Um número, um valor ou uma proporção do texto difere da fonte.",
  },
  DATE: {
    de: "Ein Datum, ein Jahr oder eine Uhrzeit im Text weicht von der Quelle ab.",
    en: "A date, a year or a time in the text differs from the source.",
    es: "Una fecha, un año o una hora del texto difiere de la fuente.",
    pt: "Uma data, um ano ou uma hora do texto difere da fonte.",
  },
  UNIT: {
    de: "Die Einheit oder Währung eines Werts weicht von der Quelle ab, oder er ist falsch umgerechnet.",
    en: "The unit or currency of a value differs from the source, or the value was converted wrongly.",
    es: "La unidad o la moneda de un valor difiere de la fuente, o el valor está mal convertido.",
    pt: "A unidade ou a moeda de um valor difere da fonte, ou o valor foi mal convertido.",
  },
  NAME: {
    de: "Ein Name im Text ist nicht der der Quelle oder anders geschrieben.",
    en: "A name in the text is not the one in the source, or is spelt differently.",
    es: "Un nombre del texto no es el de la fuente o está escrito de otra forma.",
    pt: "Um nome do texto não é o da fonte ou está escrito de outra forma.",
  },
  ENTITY: {
    de: "Der Text spricht von einer anderen Person oder Sache als die Quelle.",
    en: "The text speaks of another person or thing than the source.",
    es: "El texto habla de una persona o cosa distinta de la de la fuente.",
    pt: "O texto fala de uma pessoa ou coisa diferente da que a fonte nomeia.",
  },
  LOCATION: {
    de: "Ein Ort im Text weicht von der Quelle ab.",
    en: "A place in the text differs from the source.",
    es: "Un lugar del texto difiere de la fuente.",
    pt: "Um lugar do texto difere da fonte.",
  },
  ORGANIZATION: {
    de: "Eine Organisation im Text weicht von der Quelle ab.",
    en: "An organisation in the text differs from the source.",
    es: "Una organización del texto difiere de la fuente.",
    pt: "Uma organização do texto difere da fonte.",
  },
  NEGATION: {
    de: "Der Text bejaht, was die Quelle verneint, oder umgekehrt.",
    en: "The text affirms what the source denies, or the other way round.",
    es: "El texto afirma lo que la fuente niega, o al revés.",
    pt: "O texto afirma o que a fonte nega, ou o inverso.",
  },
  OPPOSITE: {
    de: "Ein Wort im Text bedeutet das Gegenteil des Worts der Quelle: gestiegen statt gefallen, mehr statt weniger.",
    en: "A word in the text means the opposite of the word in the source: rose for fell, more for less.",
    es: "Una palabra del texto significa lo contrario que la de la fuente: subió por bajó, más por menos.",
    pt: "Uma palavra do texto significa o contrário da que está na fonte: subiu por caiu, mais por menos.",
  },
  ROLE: {
    de: "Die Namen stimmen, aber wer was mit wem getan hat, ist vertauscht.",
    en: "The names are right, but who did what to whom is swapped.",
    es: "Los nombres son correctos, pero está cambiado quién hizo qué a quién.",
    pt: "Os nomes estão certos, mas está trocado quem fez o quê a quem.",
  },
  OTHER: {
    de: "Die Aussage weicht auf eine Art von der Quelle ab, die kein anderer Typ nennt.",
    en: "The statement differs from the source in a way that no other type names.",
    es: "La afirmación difiere de la fuente de una forma que ningún otro tipo nombra.",
    pt: "A afirmação difere da fonte de uma forma que nenhum outro tipo nomeia.",
  },
  CONTRADICTION: {
    de: "Die Quelle sagt etwas, das nicht zugleich mit der Aussage stimmen kann.",
    en: "The source says something that cannot be true together with the statement.",
    es: "La fuente dice algo que no puede ser cierto a la vez que la afirmación.",
    pt: "A fonte diz algo que não pode ser verdade junto com a afirmação.",
  },
  NOT_CONFIRMED: {
    de: "Die Quelle spricht davon, doch ob sie die Aussage bestätigt oder ihr widerspricht, blieb offen; sie kann durchaus stimmen.",
    en: "The source speaks of it, but whether it confirms or contradicts the statement stayed open; it may well be true.",
    es: "La fuente habla de ello, pero quedó abierto si confirma o contradice la afirmación; bien puede ser cierta.",
    pt: "A fonte fala disso, mas ficou em aberto se ela confirma ou contradiz a afirmação; ela pode muito bem ser verdadeira.",
  },
  NOTHING_FOUND: {
    de: "In der Quelle wurde keine Stelle zum Gegenstand der Aussage gefunden; sie kann trotzdem stimmen.",
    en: "No passage of the source was found on the subject of the statement; it may still be true.",
    es: "No se encontró ningún pasaje de la fuente sobre el asunto de la afirmación; aun así puede ser cierta.",
    pt: "Não foi encontrada nenhuma passagem da fonte sobre o assunto da afirmação; ainda assim ela pode ser verdadeira.",
  },
  SOURCES_DISAGREE: {
    de: "Eine Quelle belegt die Aussage, eine andere nennt einen anderen Wert; beide werden zitiert.",
    en: "One source backs the statement and another gives a different value; both are quoted.",
    es: "Una fuente respalda la afirmación y otra da un valor distinto; se citan las dos.",
    pt: "Uma fonte apoia a afirmação e outra dá um valor diferente; as duas são citadas.",
  },
  NOT_JUDGED: {
    de: "Der Prüfer gab zu dieser Aussage auch auf Nachfrage kein brauchbares Urteil ab; ob sie stimmt, ist nicht bekannt.",
    en: "The judge gave no usable verdict on this statement, asked again either; whether it is true is not known.",
    es: "El evaluador no dio un veredicto utilizable sobre esta afirmación, tampoco al repetir; no se sabe si es cierta.",
    pt: "O avaliador não deu um veredito utilizável sobre esta afirmação, nem ao repetir; não se sabe se é verdadeira.",
  },
  BELOW_TRUST: {
    de: "Bei der Messung dieses Prüfers lag er mit solchen Urteilen seltener richtig, als verlangt ist; darum gilt hier keines.",
    en: "Where this judge was measured, verdicts of this kind were right less often than is asked for, so none is given here.",
    es: "Al medir a este evaluador, los veredictos de ese tipo acertaron menos de lo exigido; por eso aquí no se da ninguno.",
    pt: "Quando este avaliador foi medido, vereditos desse tipo acertaram menos do que o exigido; por isso não se dá nenhum aqui.",
  },
};
