import type { DecisionOutcome } from "../../../contracts/decision/index.ts";

/** What a number in audit prose can be about. */
export type Slot =
  | "risk"
  | "threat"
  | "behavioral"
  | "policy"
  | "transaction"
  | "confidence"
  | "fraud"
  | "customer"
  | "relevance"
  | "signals"
  | "policies"
  | "agents";

/** The words that announce a number, on a copy without case and accents. */
export const LABELS: readonly (readonly [Slot, string])[] = [
  [
    "fraud",
    "pro[- ]?(?:fraude|fraud|betrug)\\w*|betrugs(?:argument|these|stimme)\\w*|fraud side|betrugsseite|parte del? fraude|lado d[ae] fraude",
  ],
  [
    "customer",
    "pro[- ]?(?:cliente|customer|kunde)\\w*|kunden(?:argument|these|stimme)\\w*|customer(?:'s)? side|kundenseite|parte del cliente|lado do cliente",
  ],
  [
    "threat",
    "threat (?:level|component|score|part|share|sub-?score|value)|(?:nivel|componente|parte|valor) de (?:las )?amenazas?|bedrohungs(?:stufe|niveau|grad|wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die )?bedrohung(?:en)?|(?:nivel|componente|parte|valor) d[ea]s? ameacas?",
  ],
  [
    "behavioral",
    "behaviou?r(?:al)? (?:component|score|part|share|sub-?score|value)|(?:componente|parte|valor) de(?:l)? comportamiento|verhaltens(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |des |zu )?(?:das )?verhaltens?|(?:componente|parte|valor) d[eo] comportamento",
  ],
  [
    "policy",
    "policy (?:component|score|part|share|sub-?score|value)|(?:componente|parte|valor) de (?:las )?politicas?|richtlinien(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die )?richtlinien|(?:componente|parte|valor) d[ea]s? politicas?",
  ],
  [
    "transaction",
    "transaction (?:component|score|part|share|sub-?score|value)|(?:componente|parte|el) de (?:la )?transaccion|transaktions(?:wert|komponente|teil|anteil|teilwert)|teilwert (?:fur |der |zu )?(?:die )?transaktion|(?:componente|parte|o) d[ea] transacao",
  ],
  ["relevance", "relevan(?:cia|ce|z|te?s?)"],
  ["confidence", "confianza|confiden(?:ce|t)|confianca|konfidenz"],
  [
    "risk",
    "riesgo compuesto|riesgo(?! elevado)|risk score|composite risk|composite score|risk|risco composto|risco(?! elevado)|gesamtrisiko|risiko|puntaje|puntuacion|pontuacao|score",
  ],
];

/** Bare nouns that announce a share where one follows. */
export const BARE_LABELS: readonly (readonly [Slot, string])[] = [
  [
    "confidence",
    "sure|certain(?:ty)?|conviction|sicher(?:heit)?|gewissheit|uberzeugung|segur[oa]|seguridad|certeza|conviccion|conviccao|seguranca",
  ],
  ["threat", "threats?|amenazas?|bedrohung(?:en)?|ameacas?"],
  ["behavioral", "behaviou?r(?:al)?|comportamiento|verhalten|comportamento"],
  [
    "transaction",
    "(?:transaction|transaccion|transaktion|transacao)(?=(?: itself| selbst| misma| em si|,? (?:at|with|scored|con|com|mit|bei))\\s?$)",
  ],
];

/** The sides of the debate, where arguments are told. */
export const OWN_SIDE: readonly (readonly [Slot, string])[] = [
  ["fraud", "fraud|fraude|betrugs?|betruges|betrugsverdachts?"],
  ["customer", "customer(?:'s)?|client(?:'s)?|cliente|kunden?"],
];
export const ARGUMENT =
  /\b(?:argument\w*|debat\w*|(?:kunden|betrugs|gegen)?seite|side|lado|parte|strengths?|starke|fuerza|forca|case (?:for|against)|pro[- ]\w+|streitgesprach\w*|voices?|voz|stimmen?|tesis|tese)\b/;
/** Where two sides are compared without figures, more words tell that it is about the debate. */
export const DEBATE = new RegExp(
  `${ARGUMENT.source}|\\b(?:disput\\w*|defen[cs]\\w*|defesa|verteidig\\w*|advocates?|opponent|oponente|gegner|discus\\w+|diskussion|agente?s?|agenten|abwagung|position|posicion|posicao)\\b`,
);
/** The other of two arguments. */
export const COUNTER =
  /\b(?:gegenargument\w*|gegenseite|counter-?argument|opposing (?:one|argument|side)|el (?:argumento )?contrario|contraargumento|o (?:argumento )?contrario|argumento oposto|the other (?:one|side)|el otro|o outro|das andere)\b/;

/** The words behind a count: `4 señales`, `four matching policies`. */
export const COUNTED: readonly (readonly [Slot, RegExp])[] = [
  [
    "signals",
    /^\s?(?:(?!(?:of|der|de|das|delas|zu)\b)\w+ )?(?:senales|signals?|sinais|signalen?|alertas|warnsignalen?|auffalligkeiten|alerts|flags|red flags|alarms|warnings|alarmas|banderas|alarmes|bandeiras)\b/,
  ],
  ["policies", /^\s?(?:(?!(?:of|der|de|das|delas|zu)\b)\w+ )?(?:politicas?|policies|policy|richtlinien?)\b/],
  ["agents", /^\s?(?:agentes?|agents?|agenten)\b/],
];

/** What announces the decision. */
export const DECISION_LABEL =
  /(?:decision|decisao|entscheidung|verdict|veredicto|outcome|resultado|ergebnis)\W{0,12}(?:final|finale)?\W{0,6}$/;

/** Outcomes as prose writes them behind the word decision, by language. */
export const OUTCOME_WORDS: readonly (readonly [DecisionOutcome, RegExp])[] = [
  ["APPROVE", /^(?:approved|aprobad[oa]|aprovad[oa]|autorizad[oa]|authori[sz]ed|genehmigt|freigegeben)$/],
  [
    "BLOCK",
    /^(?:blocked|bloquead[oa]|rechazad[oa]|recusad[oa]|rejected|declined|denied|gesperrt|blockiert|abgelehnt)$/,
  ],
  ["ESCALATE_TO_HUMAN", /^(?:escalated|escalad[oa]|eskaliert)$/],
];

/** Risk categories as prose writes them, by language. */
export const CATEGORY_WORDS: Readonly<Record<string, "low" | "medium" | "high" | "critical">> = {
  low: "low",
  bajo: "low",
  baja: "low",
  baixo: "low",
  baixa: "low",
  niedrig: "low",
  medium: "medium",
  moderate: "medium",
  moderado: "medium",
  moderada: "medium",
  gering: "low",
  medio: "medium",
  media: "medium",
  mittel: "medium",
  mittler: "medium",
  high: "high",
  alto: "high",
  alta: "high",
  hoch: "high",
  hoh: "high",
  critical: "critical",
  critico: "critical",
  critica: "critical",
  kritisch: "critical",
};

/** A copy of the same length without case and accents, for matching words at their places. */
export function plainCopy(text: string): string {
  let copy = "";
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const unit = text[i]!;
    if (code < 0x80) copy += unit.toLowerCase();
    else if (code < 0x250) {
      const base = unit.normalize("NFD")[0]!.toLowerCase();
      copy += base.length === 1 ? base : unit;
    } else
      copy += code === 0x2013 || code === 0x2014 || code === 0x2010 || code === 0x2011 || code === 0x2212 ? "-" : unit;
  }
  return copy;
}
