import type { CaseRecord } from "../../case-record.ts";
import type { StatedFact } from "./stated-fact.ts";

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

/** No rule knows a limit for amounts; a policy may, and then names it. */
const hasAmountLimit = ({ override, policies }: CaseRecord): boolean | null =>
  override === "unknown_currency_limit" || override === "policy_minimum" || policies === null
    ? null
    : policies.some(({ quote, description }) => /\d|limit|l[ií]mite|grenze/i.test(`${description} ${quote ?? ""}`))
      ? null
      : false;

/** Whether the person decided as the system had proposed. */
const followed = ({ decision, resolution }: CaseRecord): boolean | null =>
  decision === null || resolution === null ? null : decision === resolution.proposed.decision;

/** What became of the case, by whom and by which rule. */
export const OUTCOME_FACTS: readonly StatedFact[] = [
  {
    element: "decision",
    words:
      /\b(?:se (?:aprobo|autorizo)\b|(?:aprobo|autorizo|aprovou|autorizou) (?:\w{2,16}mente )?(?:el|la|o|a|este|esta) (?:pago|compra|operacion|transaccion|pagamento|transacao)|(?:approved|authori[sz]ed|released) the (?:payment|transaction|purchase)|(?:genehmigte|gab) die (?:zahlung|transaktion)\b)/g,
    holds: ended("APPROVE"),
  },
  {
    element: "decision",
    words:
      /\b(?:se (?:bloqueo|rechazo|denego)\b|(?:bloqueo|rechazo|denego|bloqueou|recusou|rejeitou) (?:\w{2,16}mente )?(?:el|la|o|a|este|esta) (?:pago|compra|operacion|transaccion|pagamento|transacao)|(?:blocked|rejected|declined|refused|denied) the (?:payment|transaction|purchase)|(?:sperrte|blockierte|lehnte) die (?:zahlung|transaktion)\b)/g,
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
    element: "decided_by",
    words:
      /\b(?:final decision (?:was|came) (?:made |taken )?(?:by|from|with) the (?:fixed tables|system|machine)|decision final (?:fue|la tomaron|la tomo|es) (?:de |del )?(?:las tablas fijas|sistema|el sistema)|decisao final (?:foi|e) (?:tomada )?(?:das|pelas|do|pelo) (?:tabelas fixas|sistema)|endgultige entscheidung (?:trafen|traf|kam von|stammt von) (?:die |den |das )?(?:festen tabellen|system))\b/g,
    holds: ({ decided_by }) => (decided_by === null ? null : decided_by === "fallback"),
  },
  {
    element: "rule",
    words:
      /\b(?:(?:rule|regel|regla|regra)\b[^.;,]{0,40}\b(?:insufficient|low|geringe[nr]?|niedrige[nr]?|unzureichende[nr]?|insuficiente|baj[ao]|baix[ao])? ?(?:confidence|konfidenz|confianza|confianca)(?: insuficiente| baja| baixa)?)\b/g,
    holds: ({ override }) => override === "confidence_below_055",
  },
  {
    element: "rule",
    words:
      /\b(?:rule|regel|regla|regra|escalat\w+|because|weil|porque|ausschlaggebend)\b[^.;]{0,90}\b(?:confidence|konfidenz|confianza|confianca)\b[^.;]{0,24}\b(?:below|short|under(?! review)|too low|insufficient|unter|zu (?:gering|niedrig)|nicht (?:aus)?reich\w*|por debajo|no alcanz\w+|no lleg\w+|insuficiente|abaixo|nao (?:atingi|alcanc|cheg)\w+|demasiado baja|baixa demais)\b|\b(?:confidence|konfidenz|confianza|confianca)\b[^.;]{0,24}\b(?:below|short|too low|insufficient|unter|zu (?:gering|niedrig)|nicht (?:aus)?reich\w*|por debajo|no alcanz\w+|no lleg\w+|insuficiente|abaixo|nao (?:atingi|alcanc|cheg)\w+)\b[^.;]{0,60}\b(?:rule|regel|regla|regra|person|human|mensch\w*|persona|pessoa|escal\w+|eskal\w+)\b/g,
    holds: ({ override }) => override === "confidence_below_055",
  },
  {
    element: "rule",
    words:
      /\b(?:(?:contradictory|conflicting) (?:signals|indications|evidence)|(?:senales|indicios) contradictori[oa]s|widerspruchliche\w* (?:signale|hinweise|indizien)|(?:sinais|indicios) contraditorios|signale\w* (?:sich )?widersprech\w*|(?:signale|hinweise) (?:\w+ )?(?:sich |einander )?widersprachen|signals (?:that )?contradict\w*|(?:senales|sinais|indicios) (?:que )?se contrad\w+)/g,
    holds: ({ override }) => override === "contradictory_signals",
  },
  {
    element: "rule",
    words:
      /\b(?:rule|regel|regla|regra)\b(?:(?!fp-|polic|politic|richtlin)[^.;]){0,90}\b(?:above|over|exceed\w*|uber|oberhalb|por encima|super\w*|acima|exced\w*|mas de|mais de|more than|mehr als)\b[^.;]{0,24}\b(?:dollars?|dolares|soles|euros?|usd|pen|eur|amounts?|betrage?|importes?|valor(?:es)?|limite?)\b/g,
    holds: ({ override }) => (override === "unknown_currency_limit" || override === "policy_minimum" ? null : false),
  },
  {
    element: "proposal",
    words:
      /\b(?:agreed with (?:it|the (?:system|machine|tables))|sided with the (?:system|machine)|shared the (?:system|machine)'s view|coincidio con (?:el|ella|el sistema|la maquina|las tablas)|se puso del lado del sistema|concordou com (?:ele|o sistema|a maquina)|ficou do lado do sistema|stimmte (?:dem system|der maschine|ihm) zu|schlo(?:ß|ss) sich (?:dem system|der maschine|ihm|dem vorschlag) an|war (?:sich )?mit dem system einig)\b/g,
    holds: followed,
  },
  {
    element: "rule",
    words:
      /\b(?:(?:fixed|hard|upper|absolute|maximum) (?:amount )?limit|amount limit|(?:feste\w*|absolute\w*) (?:ober)?grenze|obergrenze|betragsgrenze|limite (?:fij[oa]|fix[oa]|maxim[oa]|de importe|de valor)|importe maximo|valor maximo|tope (?:fijo|maximo)|teto (?:fixo|maximo))\b/g,
    holds: hasAmountLimit,
  },
  {
    element: "proposal",
    words:
      /\b(?:(?:upheld|maintained|confirmed|kept) the (?:block|challenge|rejection)|(?:bestatigte|hielt) die (?:sperre|ruckfrage)|(?:mantuvo|ratifico|confirmo) (?:el bloqueo|la verificacion)|(?:manteve|ratificou|confirmou) (?:o bloqueio|a verificacao)|(?:follow(?:ed|s|ing)|accept(?:ed|s|ing)|upheld|uph(?:eld|olds)|in line with|agreed with) (?:the )?(?:(?:system|machine)'s )?(?:proposal|suggestion|recommendation)|folgte (?:\w+ )?(?:damit )?dem vorschlag|dem vorschlag (?:des systems )?(?:gefolgt|entsprechend)|(?:siguio|acepto|siguiendo|conforme a|de acuerdo con) la (?:propuesta|sugerencia|recomendacion)|(?:seguiu|aceitou|acatou|seguindo|conforme|de acordo com) a (?:proposta|sugestao|recomendacao))\b/g,
    holds: followed,
  },
  {
    element: "proposal",
    words:
      /\b(?:(?:overrul(?:ed|ing)|overrode|against|contrary to|departed from|deviated from) (?:the )?(?:(?:system|machine)'s )?(?:proposal|suggestion|recommendation)|(?:entgegen|gegen) (?:dem|den) vorschlag|wich (?:\w+ )?(?:damit )?vom vorschlag|(?:contra|en contra de|se aparto de) la (?:propuesta|sugerencia|recomendacion)|(?:contra|contrariou) a (?:proposta|sugestao|recomendacao))\b/g,
    holds: (record) => {
      const held = followed(record);
      return held === null ? null : !held;
    },
  },
];
