import { issueTypeRows } from "../issue-type-row.ts";

/** The right values and names stand there, but the text turns what the source says. */
export const STATEMENTS = issueTypeRows({
  NEGATION: {
    severity: "medium",
    de: {
      label: "Verneinung",
      message: "Die Quelle sagt das Gegenteil.",
      advice: "Anhand der Quelle prüfen, ob die Aussage bejaht oder verneint wird.",
      meaning: "Der Text bejaht, was die Quelle verneint, oder umgekehrt.",
    },
    en: {
      label: "negation",
      message: "The source says the opposite.",
      advice: "Check against the source whether the statement is affirmed or denied.",
      meaning: "The text affirms what the source denies, or the other way round.",
    },
    es: {
      label: "negación",
      message: "La fuente dice lo contrario.",
      advice: "Comprobar en la fuente si la afirmación se afirma o se niega.",
      meaning: "El texto afirma lo que la fuente niega, o al revés.",
    },
    pt: {
      label: "negação",
      message: "A fonte diz o contrário.",
      advice: "Verificar na fonte se a afirmação é afirmada ou negada.",
      meaning: "O texto afirma o que a fonte nega, ou o inverso.",
    },
  },
  OPPOSITE: {
    severity: "medium",
    de: {
      label: "Gegenteil",
      message: "Die Quelle verwendet das gegenteilige Wort.",
      advice: "Anhand der Quelle prüfen, welches der beiden Gegenteile stimmt.",
      meaning:
        "Ein Wort im Text bedeutet das Gegenteil des Worts der Quelle: gestiegen statt gefallen, mehr statt weniger.",
    },
    en: {
      label: "opposite",
      message: "The source uses the opposite word.",
      advice: "Check against the source which of the two opposites is right.",
      meaning: "A word in the text means the opposite of the word in the source: rose for fell, more for less.",
    },
    es: {
      label: "lo contrario",
      message: "La fuente usa la palabra contraria.",
      advice: "Comprobar en la fuente cuál de los dos contrarios es el correcto.",
      meaning: "Una palabra del texto significa lo contrario que la de la fuente: subió por bajó, más por menos.",
    },
    pt: {
      label: "o contrário",
      message: "A fonte usa a palavra contrária.",
      advice: "Verificar na fonte qual dos dois contrários está certo.",
      meaning: "Uma palavra do texto significa o contrário da que está na fonte: subiu por caiu, mais por menos.",
    },
  },
  ROLE: {
    severity: "medium",
    de: {
      label: "vertauschte Rollen",
      message: "Die Quelle sagt es umgekehrt.",
      advice: "Anhand der Quelle prüfen, wer was mit wem getan hat.",
      meaning: "Die Namen stimmen, aber wer was mit wem getan hat, ist vertauscht.",
    },
    en: {
      label: "swapped roles",
      message: "The source says it the other way round.",
      advice: "Check against the source who did what to whom.",
      meaning: "The names are right, but who did what to whom is swapped.",
    },
    es: {
      label: "papeles cambiados",
      message: "La fuente lo dice al revés.",
      advice: "Comprobar en la fuente quién hizo qué a quién.",
      meaning: "Los nombres son correctos, pero está cambiado quién hizo qué a quién.",
    },
    pt: {
      label: "papéis trocados",
      message: "A fonte diz isso ao contrário.",
      advice: "Verificar na fonte quem fez o quê a quem.",
      meaning: "Os nomes estão certos, mas está trocado quem fez o quê a quem.",
    },
  },
});
