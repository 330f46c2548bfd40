import type { Claim } from "../../../../../languages/parts/audit-claims.ts";
import type { AuditWords } from "../../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../../case-record.ts";
import { containsValue } from "../../contains-value.ts";
import type { FalseFact } from "../false-fact.ts";
import { sentenceAt } from "../sentence-at.ts";
import { wordPattern } from "../word-pattern.ts";
import { claimSource } from "./claim-source.ts";
import { TRUTHS } from "./claim-truths.ts";

/** How many times the usual amount it is, is read as a number. */
const MULTIPLE = /\d|fach|\b(?:times|veces|vezes|mal|doble|doppelt\w*|dobro|twice)\b/;
const BEHIND = /^[^.;:,]*/;
const RELATIVE = /^,? ?(?:which|that|who|das|der|die|que|el cual|o qual) /;

interface Readers {
  readonly claims: readonly { readonly claim: Claim; readonly pattern: RegExp; readonly isWhole: boolean }[];
  readonly negation: RegExp;
  readonly conditional: RegExp;
  readonly policy: RegExp;
}

const known = new Map<AuditWords, Readers>();
/** A denial further back denies something else. */
const REACH = 36;
const NEW_CLAUSE = /[.;:!?,](?!\d)|\b(?:and|but|und|aber|doch|y|pero|e|mas)\b/g;
/** `none of the three policies asked` does not say that there was none. */
const ONE_WAY = /^(?:policies\.(?:some|none)|(?:signals|countries|rule|debate|versions|decided|channel)\.)/;
/** What a rule says of payments in general is no fact of this one. */
const OF_PAYMENT = /^(?:device|country|hours|amount|channel)\./;

/** What the prose says without figures, where the record says otherwise. */
export function wrongClaims(plain: string, record: CaseRecord, own: string, words: AuditWords): FalseFact[] {
  const readers = known.get(words) ?? build(words);
  known.set(words, readers);
  return readers.claims.flatMap(({ claim, pattern, isWhole }) => {
    const truth = TRUTHS[claim](record);
    if (truth === null) return [];
    return [...plain.matchAll(pattern)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const sentence = sentenceAt(plain, start);
      const before = plain.slice(sentence.start, start);
      const clause = before.slice(([...before.matchAll(NEW_CLAUSE)].at(-1)?.index ?? -1) + 1);
      if (readers.conditional.test(clause) || (OF_PAYMENT.test(claim) && readers.policy.test(before))) return [];
      const gaps = Object.values(match.groups ?? {}).join(" ");
      const ahead = RELATIVE.test(gaps) ? "" : clause.slice(-REACH);
      const isDenied = !isWhole && readers.negation.test(`${ahead} ${gaps}`);
      if (claim.startsWith("amount.") && MULTIPLE.test(match[0])) return [];
      if (ONE_WAY.test(claim) && !isWhole && readers.negation.test(BEHIND.exec(plain.slice(end, end + 20))![0]))
        return [];
      if (isDenied && ONE_WAY.test(claim)) return [];
      return isDenied !== truth || containsValue(own, match[0])
        ? []
        : [{ start, end, element: claim.slice(0, claim.indexOf(".")) }];
    });
  });
}

function build(words: AuditWords): Readers {
  const { nouns, claims, conditional, instead } = words.claims;
  return {
    claims: (Object.entries(claims) as [Claim, readonly string[]][]).flatMap(([claim, sources]) =>
      sources.map((source) => ({
        claim,
        isWhole: source.startsWith("!"),
        pattern: wordPattern(claimSource(source.replace(/^!/, ""), nouns), "g"),
      })),
    ),
    negation: wordPattern(`${words.negation}|${instead}`),
    conditional: wordPattern(conditional),
    policy: wordPattern(words.policy),
  };
}
