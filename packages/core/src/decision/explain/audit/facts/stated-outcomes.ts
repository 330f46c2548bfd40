import type { DecisionOutcome } from "../../../../contracts/decision/index.ts";
import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import type { FalseFact } from "./false-fact.ts";
import { sentenceAt } from "./sentence-at.ts";
import { wordPattern } from "./word-pattern.ts";

const PARTICIPLE = /(?:ad|id)[oa]s?$|^(?:ge|frei|ab|zu|durch)\w+(?:t|en)$/;
const AUXILIARY =
  /\b(?:ha|han|hay|fue|foi|sido|era|quedo|ficou|acabou|habia|havia|tinha|termino|resulto|haber|ser|esta|se|hat|haben|habe)\b[^;]{0,60}$/;
const WITHOUT = /\b(?:without|ohne|sin|sem) (?:an? |una? |uma? |eine? )?\S+ (?=\S|$)/g;
const NOUN =
  /^ (?:(?:the |this |la |el |a |o |den |die |das )?(?:\w+'s )?(?:propos|propuest|sugest|suger|suggest|vorschl|recommend|recomend)\w*|payments?|transactions?|purchases?|cases?|devices?|amounts?|zahlung|betrag)\b/;
/** Where a new clause may begin with who does something. */
const CLAUSE =
  "(?:^|[,:(] |\\b(?:and|but|while|whereas|that|which|yet|so|then|und|aber|doch|dass|wahrend|weshalb|y|pero|que|mientras|e|mas|enquanto|it was|es waren?|fue|fueron|foi|foram)\\s)\\W*";
const ARTICLE = "(?:the |that |das |die |der |den |el |la |las |los |o |a |as |os )?(?:\\w+ )?";

const CAUSE = /(?:\b(?:o que|lo que|what|aquilo que)|(?:^|, )\W*was)(?: (?:die zahlung|sie|es|la|lo|o|a))? $/;

type Maker = "machine" | "person" | null;

/** What the prose says became of the payment, or somebody did with it, where the record has another end. */
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
  const [policy, unreal, negation] = [words.policy, words.unreal, words.negation].map((source) => wordPattern(source));
  const person = [actor.replace(/[^\p{L}\p{N} ]/gu, "."), words.pronoun].filter((part) => part !== "").join("|");
  const makers = {
    machine: wordPattern(words.machine, "g"),
    person: wordPattern(person, "g"),
  };
  const isMachineFirst = new RegExp(`${CLAUSE}${ARTICLE}(?:${words.machine})$`, "u");
  const agent = new RegExp(
    `^[^.;:,]{0,30}?(?<![\\p{L}])(?:${words.agent}|foi|foram|fue|fueron|was|were|war|waren) ${ARTICLE}(?:(?<machine>${words.machine})|(?<person>${person}))(?![\\p{L}])`,
    "u",
  );
  const agentBefore = new RegExp(
    `(?<![\\p{L}])(?:von|vom|durch) ${ARTICLE}(?:(?<machine>${words.machine})|(?<person>${person}))[^.;:,]{0,30}$`,
    "u",
  );
  const outcomes = (Object.entries(words.outcomes) as [DecisionOutcome, string][]).map(
    ([outcome, forms]) => [outcome, wordPattern(forms, "g")] as const,
  );
  const found: FalseFact[] = [];
  for (const [outcome, forms] of outcomes) {
    for (const { index, 0: text } of plain.matchAll(forms)) {
      const end = index + text.length;
      const sentence = sentenceAt(plain, index);
      const ahead = plain.slice(sentence.start, index);
      if (policy!.test(ahead) || NOUN.test(plain.slice(end, end + 40))) continue;
      // `what held it up was the device`
      if (CAUSE.test(ahead)) continue;
      const near = ahead.slice(-44);
      if (unreal!.test(near.split(/[,:]/).at(-1)!)) continue;
      // `without a question` denies the question, not what was done.
      const isDenied = negation!.test(
        near
          .split(/[,:]| (?:but|sondern|aber|sino|pero|mas) /)
          .at(-1)!
          .slice(-36)
          .replace(WITHOUT, ""),
      );
      const isWrong = isDenied ? known.size === 1 && known.has(outcome) : !known.has(outcome);
      if (isWrong || (!isDenied && isWrongMaker(outcome, ahead, text, plain.slice(end, sentence.end))))
        found.push({ start: index, end, element: "decision" });
    }
  }
  return found;

  /** A person did what the person decided, the system what it proposed. */
  function isWrongMaker(outcome: DecisionOutcome, ahead: string, text: string, behind: string): boolean {
    if (resolution === null) return false;
    const maker = makerOf(ahead, text, behind);
    if (maker === "person") return !own.includes(outcome) && outcome !== "ESCALATE_TO_HUMAN";
    return maker === "machine" && outcome === decision && !before.includes(outcome);
  }

  function makerOf(ahead: string, text: string, behind: string): Maker {
    const passive = agent.exec(behind)?.groups ?? agentBefore.exec(ahead)?.groups;
    if (passive !== undefined) return passive.machine === undefined ? "person" : "machine";
    // `ließ sie passieren`: who does it stands inside the verb.
    const inside = lastOf(text);
    if (inside !== null) return inside.maker;
    const last = lastOf(ahead, true);
    if (last === null || ahead.length - last.end > 110) return null;
    const between = ahead.slice(last.end);
    if (unreal!.test(between) || outcomes.some(([, forms]) => between.search(forms) !== -1)) return null;
    if (PARTICIPLE.test(text) && !AUXILIARY.test(between)) return null;
    return last.isWord && PARTICIPLE.test(text) ? null : last.maker;
  }

  /** Who is named last, and where. */
  function lastOf(
    text: string,
    isSubject = false,
  ): { maker: "machine" | "person"; end: number; isWord: boolean } | null {
    const all = (["machine", "person"] as const).flatMap((maker) =>
      [...text.matchAll(makers[maker])].map((match) => ({
        maker,
        end: match.index + match[0].length,
        isWord: maker === "person" && match[0] !== actor,
      })),
    );
    // `sided with the system and blocked`: a machine that is not the subject did nothing.
    const subjects = all.filter(
      ({ maker, end }) => !isSubject || maker === "person" || isMachineFirst.test(text.slice(0, end)),
    );
    return subjects.sort((a, b) => a.end - b.end).at(-1) ?? null;
  }
}
