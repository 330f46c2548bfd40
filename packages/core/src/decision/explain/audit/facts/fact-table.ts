import { SIGNAL_KEYS, type SignalKey } from "../../../signals/signal-keys.ts";
import type { CaseRecord } from "../../case-record.ts";

/** Something prose may say of a case, by the words of four languages, and whether the record bears it out. */
export interface StatedFact {
  readonly element: string;
  /** On a copy without case and accents. Singular: a plural speaks of a policy, not of this payment. */
  readonly words: RegExp;
  /** Null when the record does not say. */
  readonly holds: (record: CaseRecord) => boolean | null;
}

const KEYS: ReadonlySet<string> = new Set(SIGNAL_KEYS);

/** Whether one of the signals was raised; other systems' signals are not understood well enough to deny one. */
const raised =
  (...keys: readonly SignalKey[]) =>
  ({ signals }: CaseRecord): boolean | null => {
    if (signals?.some((signal) => (keys as readonly string[]).includes(signal))) return true;
    return signals?.every((signal) => KEYS.has(signal)) ? false : null;
  };
const not =
  (holds: StatedFact["holds"]): StatedFact["holds"] =>
  (record) => {
    const held = holds(record);
    return held === null ? null : !held;
  };
const knownDevice = ({ is_unknown_device }: CaseRecord) => (is_unknown_device === null ? null : !is_unknown_device);
const foreign = ({ transaction, usual_countries }: CaseRecord) =>
  transaction?.country === undefined || usual_countries.length === 0
    ? null
    : !usual_countries.includes(transaction.country);
const offHours = raised("off_hours");
const listed =
  (name: string) =>
  ({ threats }: CaseRecord) =>
    threats === null ? null : threats.some(({ source }) => source.toLowerCase().startsWith(name));
const by =
  (...makers: readonly string[]) =>
  ({ decided_by, resolution }: CaseRecord): boolean | null =>
    decided_by === null ? null : makers.includes(decided_by) || makers.includes(resolution?.proposed.decided_by ?? "");

/** Whether the case ended so, or was proposed or decided so before. */
const ended =
  (outcome: string) =>
  ({ decision, resolution, earlier_versions }: CaseRecord): boolean | null =>
    decision === null
      ? null
      : [decision, resolution?.proposed.decision, ...earlier_versions.map((version) => version.decision)].includes(
          outcome as typeof decision,
        );

/** The facts beside numbers, ids and names. */
export const STATED_FACTS: readonly StatedFact[] = [
  {
    element: "device",
    words:
      /\b(?:(?:unknown|new|unfamiliar|unrecogni[sz]ed|unregistered|never[- ]seen) device\b|device (?:is|was) (?:unknown|new|not (?:known|registered|recogni[sz]ed))|(?:dispositivo|aparelho) (?:desconocido|nuevo|desconhecido|novo|no (?:reconocido|registrado|habitual)|nao (?:reconhecido|registrado|habitual))|(?:unbekannt|neu|nicht registriert)\w* gerat\b|gerat (?:ist|war) (?:unbekannt|neu))/g,
    holds: not(knownDevice),
  },
  {
    element: "device",
    words:
      /(?<!un)(?<!not |no |nao |nicht )\b(?:(?:known|usual|registered|trusted|recogni[sz]ed|familiar) device\b|device (?:is|was) (?:known|registered|recogni[sz]ed)|(?:dispositivo|aparelho) (?:conocido|habitual|registrado|de confianza|conhecido|de confianca)|(?:bekannt|registriert|ublich|vertraut)\w* gerat\b|gerat (?:ist|war) (?:bekannt|registriert))/g,
    holds: knownDevice,
  },
  {
    element: "country",
    words:
      /\b(?:(?:foreign|unusual|unfamiliar) country\b|(?:from|made|while) abroad|country outside the usual|outside the customer's usual countr|cross-border|(?:pais|territorio) (?:extranjero|inusual|no habitual|ajeno|estrangeiro|incomum)|(?:desde|en|no|do) el? ?(?:extranjero|exterior)\b|pais (?:fuera|fora) d[eo]s?|aus dem ausland|im ausland|ungewohnlich\w* land\b|fremd\w* land\b|land au(?:ß|ss)erhalb)/g,
    holds: foreign,
  },
  {
    element: "country",
    words:
      /(?<!un)\b(?:(?:usual|home|domestic) country\b|domestic (?:payment|transaction)|pais (?:habitual|de residencia|de origen|de origem)\b|(?:ublich\w*|gewohnt\w*) land\b|heimatland\b|im inland\b|inlandszahlung)/g,
    holds: not(foreign),
  },
  {
    element: "hours",
    words:
      /\b(?:outside (?:of )?(?:the |his |her |their )?(?:customer's )?(?:usual |normal |habitual )?hours|off[- ]hours|unusual (?:hour|time)\b|fuera de(?:l| su| las?)? (?:horario|hora)|(?:horario|hora) (?:inusual|atipic[oa]|incomum|inabitual)|fora do? (?:seu )?horario|au(?:ß|ss)erhalb der (?:ublichen |gewohnten )?(?:zeit|uhrzeit|stunden)|(?:ungewohnlich|unublich)\w* (?:uhr)?zeit\b)/g,
    holds: offHours,
  },
  {
    element: "hours",
    words:
      /\b(?:(?:within|during|inside) (?:the |his |her |their )?(?:customer's )?(?:usual|normal) hours|usual (?:hour|time) (?:of day|for)|dentro de(?:l| su)? horario|dentro do (?:seu )?horario|(?:innerhalb|wahrend) der (?:ublichen|gewohnten) (?:zeit|uhrzeit|stunden)|zur ublichen zeit)/g,
    holds: not(offHours),
  },
  {
    element: "velocity",
    words:
      /\b(?:rapid succession|velocity (?:alert|signal|rule|limit)|(?:several|multiple|many|repeated) (?:payments|transactions|purchases) (?:in|within)|(?:varios|multiples|repetidos|varias) (?:pagos|transacciones|compras|pagamentos|transacoes) en?|alerta de velocid|mehrere\w* (?:zahlungen|transaktionen) (?:in|innerhalb)|kurzer folge|schneller folge|curto (?:espaco|intervalo) de tempo|corto (?:plazo|tiempo|intervalo))/g,
    holds: raised("velocity_over_3", "velocity_5_plus", "small_then_large"),
  },
  {
    element: "countries",
    words:
      /\b(?:(?:two|different|several) countries (?:within|in)|(?:dos|distintos|varios|dois|diferentes) paises (?:en|em)|(?:zwei|verschiedenen|mehreren) landern (?:innerhalb|binnen|in))/g,
    holds: raised("two_countries_24h"),
  },
  {
    element: "channel_risk",
    words: /\b(?:high[- ]risk channel|canal de alto (?:riesgo|risco)|hochrisikokanal|kanal mit hohem risiko)/g,
    holds: raised("high_risk_channel"),
  },
  {
    element: "country_risk",
    words: /\b(?:high[- ]risk country|pais de alto (?:riesgo|risco)|hochrisikoland|land mit hohem risiko)/g,
    holds: raised("high_risk_country", "high_risk_country_large_amount"),
  },
  {
    element: "threats",
    words:
      /\b(?:no (?:external |known )?threats?\b|(?:is |was )?(?:not )?on (?:no|any) (?:threat |watch)?list|sin amenazas|ninguna (?:amenaza|lista)|no figura en ninguna|keine (?:externe\w* )?bedrohung|auf keiner (?:\w+)?liste|keine externe quelle|sem ameacas|nenhuma (?:ameaca|lista)|no external (?:source|list)|ninguna fuente externa|nenhuma fonte externa)/g,
    holds: ({ threats }) => (threats === null ? null : threats.length === 0),
  },
  {
    element: "list",
    words: /\b(?:black ?list|lista negra|schwarze\w* liste|sanctions list)/g,
    holds: listed("blacklist"),
  },
  { element: "list", words: /\b(?:gr[ae]y ?list|lista gris|graue\w* liste|lista cinza)/g, holds: listed("graylist") },
  {
    element: "list",
    words:
      /\b(?:elevated[- ]risk (?:country )?list|list of countries with elevated risk|paises (?:de|con) riesgo elevado|lander mit erhohtem risiko|paises (?:de|com) risco elevado)/g,
    holds: listed("elevated"),
  },
  {
    element: "history",
    words:
      /\b(?:(?:new|first-time) customer\b|no (?:customer )?history|cliente (?:nuevo|novo)\b|sin historial|sem historico|neukunde|keine (?:kunden)?historie)/g,
    holds: raised("no_customer_history"),
  },
  {
    element: "evidence",
    words:
      /\b(?:evidence (?:is|was) incomplete|incomplete evidence|evidencia incompleta|unvollstandige\w* (?:beleg|evidenz)|evidencia em falta)/g,
    holds: ({ missing }) => missing.length > 0,
  },
  {
    element: "evidence",
    words:
      /\b(?:evidence (?:is|was) complete|complete evidence|evidencia (?:esta |es )?completa|vollstandige\w* (?:beleg|evidenz))/g,
    holds: ({ missing }) => missing.length === 0,
  },
  {
    element: "decision",
    words:
      /\b(?:se (?:aprobo|autorizo)\b|(?:aprobo|autorizo|aprovou|autorizou) (?:el|la|o|a|este|esta) (?:pago|compra|operacion|transaccion|pagamento|transacao)|(?:approved|authori[sz]ed|released) the (?:payment|transaction|purchase)|(?:genehmigte|gab) die (?:zahlung|transaktion)\b)/g,
    holds: ended("APPROVE"),
  },
  {
    element: "decision",
    words:
      /\b(?:se (?:bloqueo|rechazo|denego)\b|(?:bloqueo|rechazo|denego|bloqueou|recusou|rejeitou) (?:el|la|o|a|este|esta) (?:pago|compra|operacion|transaccion|pagamento|transacao)|(?:blocked|rejected|declined|refused|denied) the (?:payment|transaction|purchase)|(?:sperrte|blockierte|lehnte) die (?:zahlung|transaktion)\b)/g,
    holds: ended("BLOCK"),
  },
  {
    element: "decided_by",
    words:
      /\b(?:(?:decided|approved|blocked|rejected|closed|resolved) by (?:a |an |the )?(?:human|person|analyst|reviewer|employee)\b|(?:a|an|the) (?:human|analyst|reviewer) (?:decided|approved|blocked|closed)|(?:decidid|aprobad|bloquead|aprovad|resuelt)[oa] por (?:una? |o |um )?(?:persona|analista|revisor|pessoa|humano)|un analista (?:decidio|aprobo)|(?:entschieden|freigegeben|gesperrt) (?:von|durch) (?:einen? |eine[nmr] )?(?:mensch|person|analyst|pruf))/g,
    holds: ({ decided_by, resolution }) => (decided_by === null ? null : resolution !== null && decided_by === "human"),
  },
  {
    element: "decided_by",
    words:
      /\b(?:(?:decided|verdict|decision) (?:by|of|from) (?:the |a )?(?:language )?(?:model|llm)\b|(?:decidi\w*|veredicto|veredito) (?:por |d)el? ?(?:modelo|llm)|do modelo\b|(?:urteil|entscheidung|verdikt) des (?:sprach)?modells)/g,
    holds: by("model"),
  },
  {
    element: "rule",
    words: /\b(?:contradictory signals|senales contradictorias|widerspruchliche\w* signale|sinais contraditorios)/g,
    holds: ({ override }) => override === "contradictory_signals",
  },
];
