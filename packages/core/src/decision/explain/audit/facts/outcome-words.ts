import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";

/** Outcomes as nouns and verbs of four languages, on a copy without case and accents. */
const OUTCOME_STEMS = {
  APPROVE:
    "approv(?:al|ed?|ing)|let it (?:pass|through)|aprobar\\w*|aprobacion|aprobad[oa]|aprovar?\\b(?:-l[oa])?|aprovacao|aprovad[oa]|autorizar\\w*|autorizacion|autorizacao|genehmig(?:en|ung|t)|freigabe|freizugeben|freigeben|durchlassen",
  CHALLENGE:
    "challeng(?:e[ds]?|ing)|(?:additional |further )?verification|verificacion|verific(?:ar|ara|ase)\\w*|verificacao|comprobacion|ruckfrage|(?:zusatzliche )bestatigung",
  BLOCK:
    "block(?:ed|ing)?|rejection|refusal|bloqueo|bloquear\\w*|bloquead[oa]|bloqueio|rechazo|rechazar\\w*|recusa|recusar\\w*|sperre|sperrung|sperren|zu sperren|ablehnung|ablehnen",
  ESCALATE_TO_HUMAN:
    "escalat(?:ion|ed?|ing)|escalar\\w*|escalad[oa]|escalamiento|escalonamento|eskalation|eskalieren|human review|revision humana|revisao humana|menschliche prufung",
} as const satisfies Record<DecisionOutcome, string>;

/** One pattern for every outcome, each a group of its own name. */
export const ANY_OUTCOME = Object.entries(OUTCOME_STEMS)
  .map(([outcome, words]) => `(?<${outcome}>\\b(?:${words})\\b)`)
  .join("|");

/** Which outcome a match of `ANY_OUTCOME` names. */
export function outcomeOf(match: RegExpExecArray): DecisionOutcome {
  return (Object.keys(OUTCOME_STEMS) as DecisionOutcome[]).find((name) => match.groups?.[name] !== undefined)!;
}
