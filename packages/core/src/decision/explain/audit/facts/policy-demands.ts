import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { ANY_OUTCOME, outcomeOf } from "./outcome-words.ts";
import { topicMentions } from "./policy-topics.ts";
import { sentenceAt } from "./sentence-at.ts";
import { SMALL_NUMBER, smallNumber } from "./small-numbers.ts";

/** What may stand between a verb and the outcome it asks for. */
const OBJECT = new RegExp(`^(?:[^.;:()\\d]){0,34}?(?:${ANY_OUTCOME})`);
const COUNTED_BEHIND = new RegExp(`^ (?!(?:una?|uma?|eine|one)\\b)(?:${SMALL_NUMBER})(?= (?!of\\b))`);
/** In a German clause, or for emphasis, the outcome comes first. */
const OBJECT_BEFORE = new RegExp(`(?:${ANY_OUTCOME})(?: (?:sich|zu|noch|auch|nur|so|solo))? ?$`);
const NUMBER = new RegExp(`(?<![\\p{L}\\d.,-])(?:${SMALL_NUMBER})(?![\\p{L}\\d.,-])`, "gu");
const AT_LEAST = /\b(?:at least|more than|mindestens|mehr als|al menos|mas de|pelo menos|mais de) $/;
const MORE_THAN = /\b(?:more than|beyond|mehr als|mas (?:que|de|alla)|mais (?:do )?que|alem)\b/;
const SOFTER =
  /\b(?:softer|milder|gentler|less (?:drastic )?than|short of|weniger|milderes?|sanfteres?|menos (?:que|drastic\w+|sever\w+)|mas (?:suave|blando|leve)|mais (?:brando|suave|leve)|aquem)\b/;
const INSTEAD = /\b(?:rather than|instead of|statt|anstatt|en (?:lugar|vez) de|em vez de)\b/;
const PRONOUN = /^\W*(?:(?:it|this|that|these|they|sie|diese|esta|ella|ela|essa|isso|elas|ellas)\b|la cual|a qual)/;
const WHOLE = /\b(?:of|of the|of these|von|von den|der|de las|de los|de|das|dentre as|dos) $/;
const PART = /^ (?:of (?:them|these|those|which)|delas|de (?:ellas|estas|las)|davon|von ihnen)\b/;
const OTHER_THING =
  /^(?: or more| oder mehr| o mas| ou mais)?(?: \S+)? (?:signal|senal|sina[il]|factor|faktor|fator|sol(?:es)?\b|dol|hour|stunde|hora|times|veces|vezes|day|tag|dia)/;
const REACH = 150;

interface Rule {
  readonly id: string;
  readonly isAsking: boolean;
}
interface Mention {
  readonly start: number;
  readonly end: number;
  readonly kind: "id" | "machine" | "all" | "none" | "others" | "number" | "policy";
  readonly text: string;
}

/** What the prose says the policies ask for, where they ask for something else. */
export function wrongDemands(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const { policies, resolution } = record;
  const known = (policies ?? []).flatMap(({ policy_id, action }) =>
    action === undefined ? [] : [{ id: policy_id.toLowerCase(), action }],
  );
  // Without what each of them asks for nothing can be said of all.
  if (known.length === 0 || known.length !== policies?.length) return [];
  const word = (source: string, flags = "") => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, `u${flags}`);
  const { all, none, others, only, except } = words.quantifiers;
  const actor = resolution === null ? "" : `|${resolution.actor.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ".")}`;
  const readers = (
    [
      ["machine", `${words.machine}|${words.pronoun}${actor}`],
      ["none", none],
      ["all", all],
      ["others", others],
      ["policy", words.policy.replace("|fp-\\d+", "")],
    ] as const
  ).map(([kind, source]) => [kind, word(source, "g")] as const);
  const [isOnly, isExcept, isNegated] = [word(only), word(except), word(words.negation)];
  let previous = 0;
  return [...plain.matchAll(word(words.demands, "g"))].flatMap(({ index, 0: verb }) => {
    const end = index + verb.length;
    const sentence = sentenceAt(plain, index);
    const from = Math.max(sentence.start, previous, index - REACH);
    const behind = OBJECT.exec(plain.slice(end, Math.min(sentence.end, end + 70)));
    const ahead = behind === null ? OBJECT_BEFORE.exec(plain.slice(Math.max(from, index - 36), index)) : null;
    const object = behind ?? ahead;
    if (object === null) return [];
    const outcome = outcomeOf(object);
    const name = object.groups![outcome]!;
    const start =
      behind === null
        ? Math.max(from, index - 36) + ahead!.index + ahead![0].lastIndexOf(name)
        : end + behind[0].length - name.length;
    const between = behind === null ? "" : plain.slice(end, start);
    if (INSTEAD.test(between)) return [];
    const lead = plain.slice(from, behind === null ? start : index) + (COUNTED_BEHIND.exec(between)?.[0] ?? "");
    const tail = plain.slice(Math.max(end, start + name.length), Math.min(sentence.end, end + 80)).split(/[,:]/)[0]!;
    const isDenied =
      SOFTER.test(between) ||
      (!MORE_THAN.test(between) &&
        (isNegated.test(lead.slice(-22).replace(word(none), " ")) ||
          (isNegated.test(between.replace(/\b(?:sin mas|sem mais|ohne weiteres)\b/g, "")) && !word(none).test(lead))));
    const rules = known.map(({ id, action }) => ({ id, isAsking: (action === outcome) !== isDenied }));
    const isTrue = isBorneOut(lead, ahead === null ? "" : tail, tail, rules, from);
    if (isTrue === null) return [];
    previous = Math.max(end, start + name.length);
    return isTrue ? [] : [{ start, end: start + name.length, element: "policy_action" }];
  });

  /** Whether the policies of whom it is said ask so; null when it is said of something else. */
  function isBorneOut(lead: string, late: string, tail: string, rules: readonly Rule[], from: number): boolean | null {
    const asking = rules.filter(({ isAsking }) => isAsking);
    const mentions = mentionsOf(late).length > 0 ? mentionsOf(late) : mentionsOf(lead);
    const text = mentionsOf(late).length > 0 ? late : lead;
    const last = mentions.at(-1);
    const ofOnly = isOnly.test(text);
    // `the (only) policy that asked for a block was FP-01`
    if (last?.kind === "policy" && / (?:was|is|war|ist|era|es|fue|foi|e) /.test(tail)) {
      const named = rules.find(({ id }) => tail.includes(id));
      if (named !== undefined) return named.isAsking && (!ofOnly || asking.length === 1);
    }
    if (last === undefined) {
      const earlier = plain.slice(Math.max(0, from - 2 * REACH), from);
      const before = known.map(({ id }) => ({ id, at: earlier.lastIndexOf(id) }));
      const latest = before.filter(({ at }) => at !== -1).sort((a, b) => b.at - a.at)[0];
      if (!PRONOUN.test(lead) || latest === undefined) return null;
      return rules.find(({ id }) => id === latest.id)!.isAsking;
    }
    if (last.kind === "machine") return null;
    const ids = mentions.filter(({ kind }) => kind === "id");
    const quantity = mentions.filter(({ kind }) => kind !== "id" && kind !== "policy" && kind !== "machine").at(-1);
    if (ids.length > 0 && (quantity === undefined || quantity.end <= ids.at(-1)!.start || isOf(ids, quantity))) {
      const group = groupOf(ids, text);
      const others = rules.filter(({ id }) => !group.includes(id));
      const own = rules.filter(({ id }) => group.includes(id));
      const first = text.lastIndexOf(group[0]!);
      if (isExcept.test(text.slice(Math.max(0, first - 16), first)))
        return others.every(({ isAsking }) => isAsking) && own.every(({ isAsking }) => !isAsking);
      if (quantity?.kind === "none" && quantity.start > ids.at(-1)!.end) return own.every(({ isAsking }) => !isAsking);
      const near = text.slice(Math.max(0, first - 30), first);
      const alone =
        isOnly.test(near) || /^,? (?:allein|alone|solely|somente|por si)\b/.test(text.slice(ids.at(-1)!.end));
      return own.every(({ isAsking }) => isAsking) && (!alone || others.every(({ isAsking }) => !isAsking));
    }
    if (quantity?.kind === "none") return asking.length === 0;
    if (quantity?.kind === "all") return asking.length === rules.length;
    if (quantity?.kind === "number") {
      const count = smallNumber(quantity.text)!;
      return AT_LEAST.test(text.slice(0, quantity.start)) ? asking.length >= count : asking.length === count;
    }
    if (quantity?.kind !== "others") return asking.length > 0;
    const seen = plain.slice(Math.max(0, from - REACH), from) + text.slice(0, quantity.start);
    const rest = rules.filter(({ id }) => !seen.includes(id));
    if (rest.length === 0 || rest.length === rules.length) return asking.length > 0;
    return rest.every(({ isAsking }) => isAsking);
  }

  function mentionsOf(text: string): Mention[] {
    const ids = known.flatMap(({ id }) =>
      [...text.matchAll(new RegExp(`\\b${id.replace(/[^\w-]/g, ".")}\\b`, "g"))].map((match) => ({
        start: match.index,
        end: match.index + id.length,
        kind: "id" as const,
        text: id,
      })),
    );
    const found = readers.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        kind,
        text: match[0],
      })),
    );
    for (const { start, end, id } of topicMentions(text, record, words))
      if (id !== null) ids.push({ start, end, kind: "id", text: id });
    ids.sort((a, b) => a.start - b.start);
    const isAbout = ids.length > 0 || found.some(({ kind }) => kind === "policy");
    const isPart = found.some(({ kind }) => kind === "none" || kind === "others" || kind === "all");
    const numbers = [...text.matchAll(NUMBER)].flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const next = text.slice(end, end + 30);
      // `of the five` tells how many there are, `two factors` and `version 1` something else.
      if (
        WHOLE.test(text.slice(Math.max(0, start - 10), start)) ||
        OTHER_THING.test(next) ||
        /versi?\S*n $|versao $/.test(text.slice(0, start))
      )
        return [];
      if (
        /^(?:una?|uma?|eine?|one|first|primer[ao]?)$/.test(match[0]) &&
        !isOnly.test(text.slice(Math.max(0, start - 12), start))
      )
        return [];
      return isAbout || PART.test(next) ? [{ start, end, kind: "number" as const, text: match[0] }] : [];
    });
    if (!isAbout && !isPart && numbers.length === 0) return found.filter(({ kind }) => kind === "machine");
    return [...ids, ...found, ...numbers].sort((a, b) => a.start - b.start || a.end - b.end);
  }

  /** `FP-01 and FP-06, both with 0.48`: said of those named right before. */
  function isOf(ids: readonly Mention[], quantity: Mention): boolean {
    return quantity.kind === "all" && quantity.start - ids.at(-1)!.end < 12;
  }

  /** The ids named together last. */
  function groupOf(ids: readonly Mention[], text: string): string[] {
    const group = [ids.at(-1)!];
    for (let at = ids.length - 2; at >= 0; at -= 1) {
      if (
        !/^(?:,| and| und| y| e| ni| nor| or| o| ou| oder|,? sowie)[\s\w]{0,8}$/.test(
          text.slice(ids[at]!.end, group[0]!.start),
        )
      )
        break;
      group.unshift(ids[at]!);
    }
    return group.map((mention) => mention.text);
  }
}
