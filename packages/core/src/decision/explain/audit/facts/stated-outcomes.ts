import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";

const SYSTEM = /\b(?:system|sistema|machine|maquina|maschine|tables|tablas|tabelas|tabellen)\b/;
const PARTICIPLE = /(?:ad|id)[oa]s?$/;
const AUXILIARY =
  /\b(?:ha|han|hay|fue|foi|sido|era|quedo|ficou|acabou|habia|havia|tinha|termino|resulto|haber|ser|esta|se)\b[^.;,]{0,16}$/;
const WITHOUT = /\b(?:without|ohne|sin|sem) (?:an? |una? |uma? |eine? )?\S+ (?=\S|$)/g;
const NOUN =
  /^ (?:(?:the |this |la |el |a |o |den |die |das )?(?:\w+'s )?(?:propos|propuest|sugest|suger|suggest|vorschl|recommend|recomend)\w*|payments?|transactions?|purchases?|cases?|devices?|amounts?|zahlung|betrag)\b/;

/** What the prose says became of the payment, or a person did with it, where the record has another end. */
export function wrongOutcomes(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { decision, resolution, earlier_versions } = record;
  if (decision === null) return [];
  const before = [resolution?.proposed.decision, ...earlier_versions.map((version) => version.decision)];
  const known = new Set<DecisionOutcome>([decision, ...before.flatMap((one) => one ?? [])]);
  const actor = plainCopy(resolution?.actor ?? "").trim();
  const own = [
    decision,
    ...earlier_versions.filter((one) => one.actor === resolution?.actor).map((one) => one.decision),
  ];
  const word = (source: string) => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, "u");
  const [policy, unreal, negation] = [word(words.policy), word(words.unreal), word(words.negation)];
  const found: FalseFact[] = [];
  for (const [outcome, forms] of Object.entries(words.outcomes) as [DecisionOutcome, string][]) {
    for (const { index, 0: text } of plain.matchAll(new RegExp(word(forms).source, "gu"))) {
      const end = index + text.length;
      const sentence = sentenceAt(plain, index);
      const ahead = plain.slice(sentence.start, index);
      if (policy.test(ahead) || NOUN.test(plain.slice(end, end + 40))) continue;
      const near = ahead.slice(-44);
      if (unreal.test(near.split(/[,:]/).at(-1)!)) continue;
      // `without a question` denies the question, not what was done.
      const isDenied = negation.test(near.split(/[,:]/).at(-1)!.slice(-36).replace(WITHOUT, ""));
      const isWrong = isDenied ? known.size === 1 && known.has(outcome) : !known.has(outcome);
      if (isWrong || isWrongPerson(outcome, ahead, text, isDenied))
        found.push({ start: index, end, element: "decision" });
    }
  }
  return found;

  /** The first thing done behind the name of who decided is what that person did. */
  function isWrongPerson(outcome: DecisionOutcome, ahead: string, text: string, isDenied: boolean): boolean {
    const at = actor === "" ? -1 : ahead.lastIndexOf(actor);
    if (at === -1 || isDenied || own.includes(outcome) || outcome === "ESCALATE_TO_HUMAN") return false;
    const between = ahead.slice(at + actor.length);
    if (between.length > 110 || SYSTEM.test(between) || unreal.test(between)) return false;
    if (PARTICIPLE.test(text) && !AUXILIARY.test(between)) return false;
    return !Object.values(words.outcomes).some((forms) => word(forms).test(between));
  }
}
