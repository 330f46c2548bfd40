import { issueTypeRows } from "../issue-type-row.ts";

/** The right values and names stand there, but the text turns what the source says. */
export const STATEMENTS = issueTypeRows({
  NEGATION: {
    severity: "medium",
    de: {
      label: "Verneinung",
      message: "Die Quelle sagt das Gegenteil.",
      advice: "Anhand der Quelle prüfen, ob die Aussage bejaht oder verneint wird.",
    },
    en: {
      label: "negation",
      message: "The source says the opposite.",
      advice: "Check against the source whether the statement is affirmed or denied.",
    },
    es: {
      label: "negación",
      message: "La fuente dice lo contrario.",
      advice: "Comprobar en la fuente si la afirmación se afirma o se niega.",
    },
    pt: {
      label: "negação",
      message: "A fonte diz o contrário.",
      advice: "Verificar na fonte se a afirmação é afirmada ou negada.",
    },
  },
  OPPOSITE: {
    severity: "medium",
    de: {
      label: "Gegenteil",
      message: "Die Quelle verwendet das gegenteilige Wort.",
      advice: "Anhand der Quelle prüfen, welches der beiden Gegenteile stimmt.",
    },
    en: {
      label: "opposite",
      message: "The source uses the opposite word.",
      advice: "Check against the source which of the two opposites is right.",
    },
    es: {
      label: "lo contrario",
      message: "La fuente usa la palabra contraria.",
      advice: "Comprobar en la fuente cuál de los dos contrarios es el correcto.",
    },
    pt: {
      label: "o contrário",
      message: "A fonte usa a palavra contrária.",
      advice: "Verificar na fonte qual dos dois contrários está certo.",
    },
  },
  ROLE: {
    severity: "medium",
    de: {
      label: "vertauschte Rollen",
      message: "Die Quelle sagt es umgekehrt.",
      advice: "Anhand der Quelle prüfen, wer was mit wem getan hat.",
    },
    en: {
      label: "swapped roles",
      message: "The source says it the other way round.",
      advice: "Check against the source who did what to whom.",
    },
    es: {
      label: "papeles cambiados",
      message: "La fuente lo dice al revés.",
      advice: "Comprobar en la fuente quién hizo qué a quién.",
    },
    pt: {
      label: "papéis trocados",
      message: "A fonte diz isso ao contrário.",
      advice: "Verificar na fonte quem fez o quê a quem.",
    },
  },
});
