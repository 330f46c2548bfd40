import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { ANY_OUTCOME, outcomeOf } from "./outcome-words.ts";
import { sentenceAt } from "./sentence-at.ts";
import { wordPattern } from "./word-pattern.ts";

const A =
  "(?:an? |the |one |our |some |una? |uma? |ein |eine[mnr]? |el |la |o |dem |der |den |das |die |l[oa]s? )(?:[\\p{L}-]+(?:er|en|es|ed|or|al|ic|ch|te|ior|ive) )?";
/** A word that makes somebody's part in it a plan or a rule. */
const PLAN =
  /\b(?:must|should|shall|can|could|may|might|would|to|needs?|has to|if|when|soll\w*|muss\w*|kann|konnte\w*|moge|wenn|sobald|zu|debe\w*|deberia\w*|pued\w*|podria\w*|si|cuando|deve\w*|pode\w*|se|quando|whether|ob)\b/;

/** Who the prose says decided, where it was somebody or something else. */
export function wrongMakers(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { decided_by, resolution } = record;
  if (decided_by === null) return [];
  const byModel = new RegExp(
    `(?<![\\p{L}])(?:by|of|from|por|pel[oa]|d[eo]|del|durch|von|vom) (?:an? |the |una? |uma? |el |la |eine[mnr]? |dem |das )?(?:${words.byModel})(?![\\p{L}])`,
    "gu",
  );
  const isModel = decided_by === "model" || resolution?.proposed.decided_by === "model";
  const actor = plainCopy(resolution?.actor ?? "");
  const unreal = wordPattern(words.unreal);
  const found = [
    ...(isModel ? [] : [...plain.matchAll(byModel)].filter(isSaid)),
    ...(decided_by === "human"
      ? [...finalByMachine(), ...decidedByMachine(), ...automatic(), ...proposedByPerson()]
      : byPerson()),
  ];
  return found.map(({ index, 0: text }) => ({ start: index, end: index + text.length, element: "decided_by" }));

  function isSaid({ index, 0: text }: RegExpExecArray): boolean {
    return !isDenied(plain, index, index + text.length);
  }

  function sentenceOf({ index }: RegExpExecArray): string {
    const { start, end } = sentenceAt(plain, index);
    return plain.slice(start, end);
  }

  function finalByMachine(): RegExpExecArray[] {
    return [...plain.matchAll(wordPattern(words.finalByMachine, "g"))].filter(
      (match) => !sentenceOf(match).includes(actor) && isSaid(match) && !CONTRAST.test(match[0]),
    );
  }

  /** `lo decidió el propio sistema`: a person's decision told as the system's, where it is not about the proposal. */
  function decidedByMachine(): RegExpExecArray[] {
    const noun = Object.values(VERDICTS).join("|");
    const machine = `${A}?(?:\\p{L}+ )?(?:${words.machine})`;
    const sources = [
      `(?:${words.decided})[^.;:,]{0,20}? (?:(?:${words.agent}|was|were|fue|fueron|foi|foram|hat|haben|war|waren) )?${machine}`,
      `${machine}[^.;:,]{0,20}? (?:${words.decided})`,
      `(?:${noun})[^.;:]{0,36}? (?:${words.agent}|from|of|d[aeo]s?|del) ${machine}`,
    ];
    const day = new RegExp(`\\b${new Date(resolution?.decided_at ?? "").getUTCDate()}\\b`);
    return sources.flatMap((source, at) =>
      [...plain.matchAll(wordPattern(source, "g"))].filter((match) => {
        const text = sentenceOf(match);
        const isProposal = [...text.matchAll(OUTCOME)].some((one) => outcomeOf(one) !== record.decision);
        const isFinal = [
          !isProposal,
          // The system decides too, but not on that day.
          !isProposal && day.test(text) && !NOUN.test(match[0]),
          new RegExp(VERDICTS[record.decision!] ?? "$^").test(match[0]),
        ][at]!;
        const isOther =
          THAN.test(match[0]) ||
          CONTRAST.test(match[0]) ||
          HANDED.test(text) ||
          unreal.test(text) ||
          text.includes(actor);
        return isFinal && !isOther && isSaid(match);
      }),
    );
  }

  /** What the system proposed, told as somebody's proposal. */
  function proposedByPerson(): RegExpExecArray[] {
    if (resolution?.proposed.decided_by === "human") return [];
    const who = `(?:an? |one |una? |uma? |ein |eine )(?:${words.reviewer})`;
    return [...plain.matchAll(wordPattern(`${who}[^.;,]{0,60}? (?:${PROPOSED})`, "g"))].filter(isSaid);
  }

  /** A person's decision told as one that nobody took part in; the proposal was indeed automatic. */
  function automatic(): RegExpExecArray[] {
    const verdict = wordPattern([...Object.values(words.outcomes), words.decided].join("|"));
    const noun =
      /\b(?:approval|release|block|freigabe|sperre|aprobacion|autorizacion|bloqueo|aprovacao|liberacao|bloqueio)\b/;
    return [...plain.matchAll(wordPattern(words.automatic, "g"))].filter((match) => {
      const text = sentenceOf(match);
      const isVerdict = verdict.test(text) || noun.test(text);
      return isVerdict && !unreal.test(text) && !text.includes(actor) && !NOT_AUTOMATIC.test(text);
    });
  }

  /** A decision of the system told as a person's. */
  function byPerson(): RegExpExecArray[] {
    // Where the system hands a case over, a person decides it from then on.
    const isHanded = record.decision === "ESCALATE_TO_HUMAN";
    const did = [
      words.decided,
      ...Object.entries(words.outcomes).flatMap(([key, forms]) => (key === "ESCALATE_TO_HUMAN" ? [] : [forms])),
    ]
      .slice(isHanded ? 1 : 0)
      .join("|");
    const who = `${A}(?:${words.reviewer})`;
    const negation = wordPattern(words.negation);
    return [
      `(?:${did})(?<mid>[^.;:,]{0,40}?) (?:${words.agent}) (?:${who}|${words.reviewer})`,
      `${who}(?<mid>[^.;:]{0,40}?) (?:${did})`,
      `(?:${did})(?<mid> (?:\\p{L}+ ){0,2}?)${who}`,
    ].flatMap((source) =>
      [...plain.matchAll(wordPattern(source, "g"))].filter((match) => {
        const text = sentenceOf(match);
        const near = plain.slice(Math.max(0, match.index - 20), match.index) + match[0];
        const isPlanned = PLAN.test(match.groups!.mid!) || unreal.test(match.groups!.mid!);
        return isSaid(match) && !isPlanned && !negation.test(near) && !HANDED.test(text);
      }),
    );
  }
}

/** `the last word was hers and not the system's` */
const CONTRAST = /\b(?:not|hers|his|her|nicht|ihr\w*|sondern|statt|no|sino|suy[oa]|nao|dela|dele|instead|rather)\b/;
const OUTCOME = new RegExp(ANY_OUTCOME, "g");
const NOUN = /\b(?:decision|decisao|entscheidung|urteil\w*|verdict|veredicto|veredito|ruling)\b/;
const THAN = /\b(?:als|than|que|against|gegen|contra|unlike|anders)\b/;
const PROPOSED =
  "proposed|suggested|recommended|vorgeschlagen|schlug|empfohlen|empfahl|propuso|propuesto|proponia|sugirio|recomendo|propos|propunha|proposto|sugeriu|recomendou";
/** What a decision is called. */
const VERDICTS: Readonly<Partial<Record<DecisionOutcome, string>>> = {
  APPROVE: "approval|release|freigabe|genehmigung|aprobacion|autorizacion|aprovacao|autorizacao|liberacao",
  BLOCK: "block|rejection|sperre|sperrung|ablehnung|bloqueo|rechazo|bloqueio|recusa",
};
const NOT_AUTOMATIC = /\b(?:not|nicht|no|nao) (?:\w+ ){0,2}automa/;
/** The case went to a person, who decides from then on. */
const HANDED =
  /\b(?:escal\w+|eskal\w+|handed|hand(?:s|ing)? (?:it )?(?:over|to)|pass(?:ed|ing|es)?|referr\w+|forward\w+|sent|left (?:it )?to|up to|waiting|await\w*|pending|weiter\w*|vorgelegt|uberlass\w*|ubergeben|ubergab|remit\w+|deriv\w+|elev\w+|pas[oa]\w*|encaminh\w+|enviad\w+|envi[oa]\w*|traslad\w+|repass\w+|deixou|dejo|en manos|nas maos|ging an|geht an|regla|regra|rule|regel)\b/;
