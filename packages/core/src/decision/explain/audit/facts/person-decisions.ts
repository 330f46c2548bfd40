import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";

/** What a person did with the payment, in the past tense of four languages. */
const DID = {
  APPROVE:
    "approved|released|cleared|authori[sz]ed|aprobo|autorizo|autorizou|aprovou|libero|liberou|genehmigte?|freigegeben",
  BLOCK:
    "blocked|rejected|declined|refused|denied|bloqueo|bloqueou|rechazo|denego|recusou|rejeitou|gesperrt|sperrte|blockierte?|abgelehnt",
  CHALLENGE:
    "challenged|(?:kept|put|placed|left) (?:the |this )?(?:payment|transaction|purchase|case) on hold|(?:dejo|mantuvo|deixou|manteve) (?:el |la |o |a )?\\w{4,12} (?:en espera|em espera|retenid[oa]|retid[oa])|retuvo|reteve|zuruckgehalten",
  ESCALATE_TO_HUMAN: "escalated|eskaliert|escalo|escalou",
} as const satisfies Record<DecisionOutcome, string>;
/** The same as participles of what was done by somebody. */
const DONE = {
  APPROVE: "approved|released|cleared|authori[sz]ed|(?:aprob|aprov|autoriz|liber)ad[oa]|genehmigt|freigegeben",
  BLOCK:
    "blocked|rejected|declined|refused|denied|(?:bloque|rechaz|deneg|recus|rejeit)ad[oa]|gesperrt|blockiert|abgelehnt",
  CHALLENGE: "challenged|retenid[oa]|retid[oa]|zuruckgehalten",
  ESCALATE_TO_HUMAN: "escalated|eskaliert|escalad[oa]",
} as const satisfies Record<DecisionOutcome, string>;
const groups = (words: Record<DecisionOutcome, string>) =>
  Object.entries(words)
    .map(([outcome, forms]) => `(?<${outcome}>\\b(?:${forms})\\b)`)
    .join("|");
/** Refusing a proposal is no refusal of the payment, and a blocked payment may be released. */
const NOT_THIS =
  "(?! (?:the |this |la |el |a |o |den |die )?(?:\\w+'s )?(?:machine|system|propos|propuest|sugest|suger|vorschl|block|bloque|challenge|recommend|payment was|transaction was))(?! (?:payment|transaction|purchase|case|operation)\\b)";

/** What the prose says the person decided, where the person decided otherwise. */
export function wrongPersonDecisions(
  plain: string,
  { decision, resolution, earlier_versions }: CaseRecord,
): FalseFact[] {
  const actor = plainCopy(resolution?.actor ?? "").trim();
  if (decision === null || actor === "" || actor.length > 80) return [];
  const name = actor.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const patterns = [
    `${name}\\b[^.;:,]{0,24}?(?:${groups(DID)})${NOT_THIS}`,
    `(?:${groups(DONE)}) (?:by|por|von|durch)(?: decision de| decisao de)? ${name}\\b`,
  ].map((source) => new RegExp(source, "g"));
  // The same person may have decided an earlier version otherwise.
  const known = [
    decision,
    ...earlier_versions.filter((version) => version.actor === resolution?.actor).map((version) => version.decision),
  ];
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const said = (Object.keys(DID) as DecisionOutcome[]).find((key) => match.groups?.[key] !== undefined)!;
      const words = match.groups![said]!;
      const start = match.index + match[0].lastIndexOf(words);
      const end = start + words.length;
      return known.includes(said) || isDenied(plain, start, end) ? [] : [{ start, end, element: "decision" }];
    }),
  );
}
