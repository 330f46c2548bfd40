import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";

/** Outcomes as nouns and verbs of four languages, on a copy without case and accents. */
const OUTCOME_STEMS = {
  APPROVE:
    "approv(?:al|ed?|ing)|let it (?:pass|through)|aprobar\\w*|aprobacion|aprobad[oa]|aprovar?\\b(?:-l[oa])?|aprovacao|aprovad[oa]|autorizar\\w*|autorizacion|autorizacao|pass the payment|genehmig(?:en|ung|t)|freigabe|freizugeben|freigeben|durchlassen|durchzulassen|durchwinken|liberar\\w*|liberacion|liberacao|visto bueno",
  CHALLENGE:
    "challeng(?:e[ds]?|ing)|(?:additional |further )?verification|verificacion|verific(?:ar|ara|ase)\\w*|verificacao|comprobacion|comprobar|desafi(?:o|ar)\\w*|(?:additional|extra|further) (?:check|confirmation)|ruckfrage|nachfrage|ruckzufragen|nachzufragen|(?:zusatzliche|weitere|erneute) prufung|nachpruf(?:en|ung)|nach(?:zu)?haken|nach(?:zu)?fragen|ask(?:ing)? the customer|check(?:ing)? with the customer|pregunt\\w+ al cliente|pergunt\\w+ ao cliente|consultar al cliente|consultar o cliente|uberpruf(?:en|ung)|(?:zusatzliche )bestatigung",
  BLOCK:
    "block(?:s|ed|ing)?|stop(?:ped)?(?: (?:it|the payment))?(?! at\\b)|rejection|refusal|bloqueo|bloquear\\w*|bloquead[oa]|bloqueio|rechazo|rechazar\\w*|recusa|recusar\\w*|barrar\\w*|impedir\\w*|den(?:egar|egacion)\\w*|sperre|sperrung|sperren|zu sperren|gesperrt|stoppen|blockieren|blockade|unterbinden|ablehnung|ablehnen",
  ESCALATE_TO_HUMAN:
    "escalat(?:ion|ed?|ing)|escalar\\w*|escalad[oa]|escalamiento|escalonamento|eskalation|eskalieren|human review|(?:a|one) (?:human|person)(?: \\w+){0,2} (?:decide|look|resolve|review)\\w*|(?:lo |la )?(?:resolvi\\w*|decidi\\w*|elevar\\w*|derivar\\w*|encaminhar\\w*)(?: el caso| o caso)?(?: a)? (?:una persona|uma pessoa|un analista|um analista)|(?:einem|ein) menschen?(?: \\w+){0,2} (?:entscheid\\w*|vorzulegen|uberlassen|vorlegen)|revision humana|revisao humana|menschliche prufung",
} as const satisfies Record<DecisionOutcome, string>;

/** One pattern for every outcome, each a group of its own name. */
export const ANY_OUTCOME = Object.entries(OUTCOME_STEMS)
  .map(([outcome, words]) => `(?<${outcome}>\\b(?:${words})\\b)`)
  .join("|");

/** Which outcome a match of `ANY_OUTCOME` names. */
export function outcomeOf(match: RegExpExecArray): DecisionOutcome {
  return (Object.keys(OUTCOME_STEMS) as DecisionOutcome[]).find((name) => match.groups?.[name] !== undefined)!;
}
