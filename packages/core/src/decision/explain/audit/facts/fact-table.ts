import type { CaseRecord } from "../../case-record.ts";
import { isForeign, isOffHours, raised } from "./case-truths.ts";
import { OUTCOME_FACTS } from "./outcome-facts.ts";
import type { StatedFact } from "./stated-fact.ts";

const not =
  (holds: StatedFact["holds"]): StatedFact["holds"] =>
  (record) => {
    const held = holds(record);
    return held === null ? null : !held;
  };
const knownDevice = ({ is_unknown_device }: CaseRecord) => (is_unknown_device === null ? null : !is_unknown_device);
/** Whether more was paid than the customer is used to. */
const isOver = ({ amount_ratio }: CaseRecord) => (amount_ratio === null ? null : amount_ratio > 1);
const listed =
  (name: string) =>
  ({ threats }: CaseRecord) =>
    threats === null ? null : threats.some(({ source }) => source.toLowerCase().startsWith(name));
/** The facts beside numbers, ids and names. */
export const STATED_FACTS: readonly StatedFact[] = [
  {
    element: "device",
    words:
      /\b(?:(?:unknown|new|unfamiliar|unrecogni[sz]ed|unregistered|never[- ]seen) device\b|(?:device|handset|phone)[^.;]{0,24} never (?:been )?(?:seen|used)|(?:dispositivo|aparelho)[^.;]{0,24} nunca (?:antes )?(?:se |foi |habia |havia )?(?:sido )?(?:vist|usad|utilizad)[oa]|gerat[^.;]{0,24} (?:noch nie|nie zuvor) |device (?:is|was) (?:unknown|new|not (?:known|registered|recogni[sz]ed))|(?:dispositivo|aparelho) (?:desconocido|nuevo|desconhecido|novo|no (?:reconocido|registrado|habitual)|nao (?:reconhecido|registrado|habitual))|(?:dispositivo|aparelho)(?:(?:, | )(?:utilizado, |usado, )?[a-z]{1,3}-\d+,?)? (?:(?:era|es|e|fue|foi) (?:desconocido|nuevo|desconhecido|novo)|(?:no|nao) (?:era|es|e|esta|estaba|estava|consta) (?:conocido|conhecido|registrado|reconocido|reconhecido|habitual|entre los (?:registrados|conocidos)|entre os (?:registrados|conhecidos)))\b|gerat(?: [a-z]-\d+)? (?:(?:ist|war) nicht (?:bekannt|registriert)|gehort\w* nicht zu den (?:registriert|bekannt))|(?:unbekannt|neu|nicht registriert)\w* gerat\b|gerat (?:ist|war) (?:unbekannt|neu))/g,
    holds: not(knownDevice),
  },
  {
    element: "device",
    words:
      /(?<!un)(?<!not |no |nao |nicht )\b(?:(?:known|usual|registered|trusted|recogni[sz]ed|familiar) device\b|device (?:is|was) (?:known|registered|recogni[sz]ed)|(?:dispositivo|aparelho) (?:conocido|habitual|registrado|de confianza|conhecido|de confianca)|(?:dispositivo|aparelho)(?:(?:, | )(?:utilizado, |usado, )?[a-z]{1,3}-\d+,?)? (?:(?:(?:ya|ja) )?(?:era|es|e|esta|estaba|estava) (?:(?:ya|ja) )?(?:conocido|conhecido|registrado|reconocido|reconhecido|habitual)|(?:no|nao) (?:era|es|e) (?:nuevo|novo|desconocido|desconhecido))\b|gerat(?: [a-z]-\d+)? (?:ist|war) (?:(?:dem kunden|bereits|schon) ){1,2}(?:bekannt|registriert)|device (?:is|was) (?:already (?:known|registered)|not (?:new|unknown))|(?:bekannt|registriert|ublich|vertraut)\w* gerat\b|gerat (?:ist|war) (?:bekannt|registriert))/g,
    holds: knownDevice,
  },
  {
    element: "country",
    words:
      /\b(?:(?:foreign|unusual|unfamiliar) country\b|(?:from|made|while) abroad|country outside the usual|outside the customer's usual countr|cross-border|(?:pais|territorio) (?:extranjero|inusual|no habitual|ajeno|estrangeiro|incomum)|(?:desde|en|no|do) el? ?(?:extranjero|exterior)\b|pais (?:fuera|fora) d[eo]s?|aus dem ausland|im ausland|ungewohnlich\w* land\b|fremd\w* land\b|land au(?:ß|ss)erhalb|land (?:gehort\w*|zahlt\w*) nicht zu den (?:ublich|gewohnt)|country (?:is|was) not (?:one of|among) (?:the )?(?:customer's )?usual|pais (?:no|nao) (?:era|es|e|figura) (?:uno de |um dos |entre )?(?:los |os )?(?:paises )?habitua)/g,
    holds: isForeign,
  },
  {
    element: "country",
    words:
      /(?<!un)\b(?:(?:from|in|within) (?:(?:the|a|his|her|their) )?(?:customer's )?(?:usual|home|own) country\b|domestic (?:payment|transaction)|(?:desde|en|dentro de|do|no|de|num|em) (?:(?:el|su|um|seu) )?pais (?:habitual|de residencia|de origen|de origem)\b|(?:aus|in|im) (?:(?:dem|seinem|ihrem|einem) )?(?:(?:ublich\w*|gewohnt\w*) land|heimatland)\b|country (?:is|was) (?:one of |among )(?:the )?(?:customer's )?usual|pais (?:era|es|figura|esta) (?:uno de|entre) los (?:paises )?habituales|pais (?:era|e|esta|figura) (?:um dos|entre os) (?:paises )?habituais|pais (?:era|es|e) (?:el |o )?(?:habitual|de siempre|de sempre|de costumbre|de costume)\b|land (?:gehort\w*|zahlt\w*) zu den (?:ublich|gewohnt)|im inland\b|inlandszahlung)/g,
    holds: not(isForeign),
  },
  {
    element: "hours",
    words:
      /\b(?:outside (?:of )?(?:the |his |her |their )?(?:customer's )?(?:usual |normal |habitual )?hours|off[- ]hours|unusual (?:hour|time)\b|fuera de(?:l| su| las?)? (?:horario|hora)|(?:horario|hora) (?:inusual|atipic[oa]|incomum|inabitual)|fora do? (?:seu )?horario|au(?:ß|ss)erhalb der (?:ublichen |gewohnten )?(?:zeit|uhrzeit|stunden)|(?:ungewohnlich|unublich)\w* (?:uhr)?zeit\b)/g,
    holds: isOffHours,
  },
  {
    element: "hours",
    words:
      /\b(?:(?:within|during|inside) (?:the |his |her |their )?(?:customer's )?(?:usual|normal) hours|usual (?:hour|time) (?:of day|for)|dentro de(?:l| su)? horario|dentro do (?:seu )?horario|(?:innerhalb|wahrend) der (?:ublichen|gewohnten) (?:zeit|uhrzeit|stunden)|zur ublichen zeit)/g,
    holds: not(isOffHours),
  },
  {
    element: "hours",
    words:
      /\b(?:(?:hour|time)(?: of (?:day|night))? (?:at which|when) (?:this|the) customer (?:\w+ ){0,2}(?:never|not|rarely|inactive|asleep)|(?:uhrzeit|zeit|stunde),? (?:zu|in) der (?:der|dieser) kunde (?:\w+ ){0,3}(?:nie|nicht|selten|inaktiv)|hora (?:en (?:la )?que|a la que) (?:el|este) cliente (?:nunca|no|rara vez)|(?:hora|horario) em que (?:o|este) cliente (?:nunca|nao|raramente))\b/g,
    holds: isOffHours,
  },
  {
    element: "amount",
    words:
      /(?<!times )(?<!veces )(?<!vezes )\b(?:(?:more|higher|larger|bigger) than (?:(?:the|his|her|their|this) )?(?:customer's )?(?:usual|average|typical|customary)(?! hours)|above (?:the |his |her |their )?(?:customer's )?(?:usual|average|norm)(?! hours)|mehr als (?:der |das |die )?(?:ublich\w*|gewohnt\w*|sonst)|uber dem (?:ublichen|durchschnitt|gewohnten)|mas (?:de|que) lo (?:habitual|normal|usual|acostumbrado)|por encima de(?:l| lo| la) (?:importe )?(?:habitual|media|promedio|normal)|mais (?:do )?que o (?:habitual|normal|de costume)|acima d[oa] (?:valor )?(?:habitual|media|normal))\b/g,
    holds: isOver,
  },
  {
    element: "amount",
    words:
      /\b(?:(?:less|lower|smaller) than (?:(?:the|his|her|their|this) )?(?:customer's )?(?:usual|average|typical|customary)(?! hours)|below (?:the |his |her |their )?(?:customer's )?(?:usual|average|norm)(?! hours)|weniger als (?:der |das |die )?(?:ublich\w*|gewohnt\w*|sonst)|unter dem (?:ublichen|durchschnitt|gewohnten)|menos (?:de|que) lo (?:habitual|normal|usual|acostumbrado)|por debajo de(?:l| lo| la) (?:importe )?(?:habitual|media|promedio|normal)|menos (?:do )?que o (?:habitual|normal|de costume)|abaixo d[oa] (?:valor )?(?:habitual|media|normal))\b/g,
    holds: not(isOver),
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
    words:
      /\b(?:(?:is|was|were|appears|appeared|listed|stands|stood|placed|found) on (?:a|an|the|one) (?:external )?(?:threat|risk|watch|sanctions?) ?list|on an external (?:\w+ )?list|en (?:una|la|alguna) lista (?:externa|(?:externa )?de (?:amenazas?|vigilancia|sanciones))|auf (?:einer|der) (?:externen )?(?:bedrohungs|risiko|beobachtungs|sanktions)liste|auf (?:einer|der) externen liste|(?:em uma|numa|na) lista (?:externa|(?:externa )?de (?:ameacas?|vigilancia|sancoes)))\b/g,
    holds: ({ threats }) => (threats === null ? null : threats.length > 0),
  },
  {
    element: "list",
    words: /\b(?:black ?list|lista negra|schwarze\w* liste)/g,
    holds: listed("blacklist"),
  },
  {
    element: "list",
    words:
      /\b(?:sanctions? lists?|sanktionsliste\w*|lista de (?:sanciones|sancoes|sancionad[oa]s)|embargo(?: list|liste\w*)|lista de embargos?|terror(?:ism)? (?:watch ?)?list|terrorliste\w*|lista de terror\w*|fahndungsliste\w*|red list|rote\w* liste|lista roja|lista vermelha|white ?list|lista blanca|lista branca|wei(?:ß|ss)e\w* liste|interpol\w*|ofac)\b/g,
    holds: ({ threats }) =>
      threats === null
        ? null
        : threats.some(({ source }) => /sanction|embargo|terror|ofac|interpol|wanted/i.test(source)),
  },
  { element: "list", words: /\b(?:gr[ae]y ?list|lista gris|graue\w* liste|lista cinza)/g, holds: listed("graylist") },
  {
    element: "list",
    words:
      /\b(?:elevated[- ]risk (?:country |countries )?list|list of (?:countries with elevated risk|elevated[- ]risk countries)|lista de (?:riesgo|risco) elevado|paises (?:de|con) riesgo elevado|lander mit erhohtem risiko|paises (?:de|com) risco elevado)/g,
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
      /\b(?:evidence (?:is|was) incomplete|incomplete evidence|evidencia incompleta|unvollstandige\w* (?:beleg|evidenz|daten|angaben|akte)|evidencia em falta|missing evidence|(?:incomplete|missing) data|fehlende\w* (?:beleg|evidenz|daten|angaben)|(?:datos|dados) (?:incompletos|faltantes)|falt(?:a|aban|avam) (?:de )?(?:datos|dados|evidencia\w*))/g,
    holds: ({ missing }) => missing.length > 0,
  },
  {
    element: "evidence",
    words:
      /\b(?:evidence (?:is|was) complete|complete evidence|evidencia (?:esta |es )?completa|vollstandige\w* (?:beleg|evidenz))/g,
    holds: ({ missing }) => missing.length === 0,
  },
  ...OUTCOME_FACTS,
];
