import type { Aspect } from "../../../../../languages/parts/audit-claims.ts";
import type { AuditWords } from "../../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../../case-record.ts";
import { isForeign, isOffHours, isUnknownDevice } from "../case-truths.ts";
import type { FalseFact } from "../false-fact.ts";
import { sentenceAt } from "../sentence-at.ts";
import { wordPattern } from "../word-pattern.ts";

/** Whether an aspect of the payment does not fit the customer. */
const UNFIT: Readonly<Record<Aspect, (record: CaseRecord) => boolean | null>> = {
  device: isUnknownDevice,
  country: isForeign,
  hours: isOffHours,
};
const ASPECTS = Object.keys(UNFIT) as Aspect[];
const ARTICLE = "(?:the |its |das |die |der |den |dem |el |la |o |a |os |as |los |las )?";
const JOIN = "(?:,| and| or| nor| und| noch| oder| sowie| y| ni| e| nem| o| ou| as well as| como| tambem| wie)+ ";

const IS = /\b(?:was|were|is|are|war|waren|ist|sind|era|eran|es|son|eram|sao|e|foi|fue|fueron|foram)\b/;
/** How far from the usual something is, is read elsewhere. */
const OTHER =
  /\d|\b(?:outside|far|fuera|ajen\w*|lejos|fora|alhei\w*|longe|au(?:ß|ss)erhalb|weit|times|veces|vezes|\w+fach\w*|\w+mal|but|aber|pero|mas|whereas)\b/;

interface Readers {
  readonly lists: RegExp;
  readonly aspects: Readonly<Record<Aspect, RegExp>>;
  readonly negation: RegExp;
  readonly policy: RegExp;
}
const known = new Map<AuditWords, Readers>();

/** `neither the country nor the hour was remarkable`: several aspects told together, where one of them is otherwise. */
export function wrongAspects(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const readers = known.get(words) ?? build(words);
  known.set(words, readers);
  return [...plain.matchAll(readers.lists)].flatMap((match) => {
    const { neg, list, gap = "", fits, unfits } = match.groups!;
    const { start } = sentenceAt(plain, match.index);
    if (readers.policy.test(plain.slice(start, match.index)) || namesAspect(gap)) return [];
    // `the usual country` names a habit: somebody has to say that this is it.
    if (!new RegExp(JOIN).test(list!) && !IS.test(gap)) return [];
    if (OTHER.test(gap)) return [];
    const isDenied =
      (neg !== undefined || /\b(?:nor|noch|ni|nem)\b/.test(list!)) !==
      readers.negation.test(gap.replace(/\b(?:nor|noch|ni|nem)\b/g, ""));
    const saysUnfit = (unfits !== undefined) !== isDenied;
    if (fits === undefined && unfits === undefined) return [];
    const wrong = ASPECTS.find((aspect) => {
      const truth = readers.aspects[aspect].test(list!) ? UNFIT[aspect](record) : null;
      return truth !== null && truth !== saysUnfit;
    });
    return wrong === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, element: wrong }];
  });

  function namesAspect(gap: string): boolean {
    return ASPECTS.some((aspect) => readers.aspects[aspect].test(gap));
  }
}

function build(words: AuditWords): Readers {
  const { aspects, fits, unfits, neither } = words.claims;
  const any = `${ARTICLE}(?:${Object.values(aspects).join("|")})(?:,? [a-z]{1,2}-\\d+,?|, \\d{1,2}[:h]\\d{2},?)?`;
  return {
    lists: wordPattern(
      `(?:(?<neg>${neither}) )?(?<list>${any}(?:${JOIN}${any})*)(?<gap>,? (?:[^.;:!?,]{0,28} )?)(?:(?<fits>${fits})|(?<unfits>${unfits}))`,
      "g",
    ),
    aspects: Object.fromEntries(ASPECTS.map((aspect) => [aspect, wordPattern(aspects[aspect])])) as Readers["aspects"],
    negation: wordPattern(words.negation),
    policy: wordPattern(words.policy),
  };
}
