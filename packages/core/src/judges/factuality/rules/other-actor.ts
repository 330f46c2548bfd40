import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isTight } from "./shared/is-tight.ts";
import { negationBalance } from "./shared/negation-balance.ts";
import { tellsApart } from "./shared/tells-apart.ts";

/** With less in common, several may well have done the same. */
const MIN_MATCHED = 4;
/** A sentence on the claimed actor that shares this much of the rest may tell of the same deed. */
const MAX_SHARED = 0.4;
/** What names somebody is said a few times. */
const MOST_PLACES = 50;

export const otherActor: ContradictionRule = {
  id: "other-actor",
  kind: "contradiction",
  issueType: "ROLE",
  find: contradictedActor,
};

function contradictedActor(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, matched, opening, otherWords, language } = laid;
  const { claim, source } = alignment;
  const [first] = otherWords;
  const last = otherWords.at(-1);
  if (first === undefined || last === undefined || otherWords.length !== differences.other.length) return undefined;
  if (first.claim !== opening || last.claim - first.claim !== otherWords.length - 1) return undefined;
  if (differences.added.length > 0 || matched < MIN_MATCHED || !isTight(alignment, first, last)) return undefined;
  const { logicAdded, logicChanged, functionAdded } = differences;
  if (logicAdded.length + logicChanged.length + functionAdded.length > 0 || negationBalance(laid) !== 0)
    return undefined;
  // What things cost, weigh or are holds for many of them; somebody does something.
  const { roles, logic } = language.judging;
  const { carriers, copulas } = logic;
  // "Ribera se adelantó", "Ruth had warned".
  const behind = claim.slice(last.claim + 1);
  const verb = behind.find(({ content, lower, helping }) => content || !(helping || roles.impersonal.has(lower)));
  if (verb === undefined || !verb.content || verb.capitalised || verb.value !== null) return undefined;
  if (claim.some(({ lower }) => carriers.has(lower) || copulas.has(lower)) || tellsApart(laid, first.source))
    return undefined;
  const actor = claim.slice(first.claim, last.claim + 1);
  if (actor.some(({ stem }) => source.some((item) => item.stem === stem))) return undefined;
  const isTold = otherWords.every(
    (pair) => laid.isOwnName(claim[pair.claim]!) && laid.isTheirName(source[pair.source]!),
  );
  return isTold && isKnownForOther(laid, actor.at(-1)!.stem) ? contradictionAt(laid, first, last) : undefined;
}

/** True when the source speaks of somebody, and nowhere together with much of the rest of the claim. */
function isKnownForOther({ alignment: { claim }, source, sentence }: LaidClaim, actor: string): boolean {
  const { places, words, ranges } = source;
  const rest = new Set(claim.filter(({ content, value }) => content && value === null).map(({ stem }) => stem));
  rest.delete(actor);
  const found = places.get(actor) ?? [];
  if (found.length === 0 || found.length > MOST_PLACES) return false;
  return found.every((place) => {
    const { sentence: at } = words[place]!;
    if (at === sentence) return false;
    // What comes next may go on with a pronoun.
    const near = [at, at + 1].filter((one) => one !== sentence && one < ranges.length);
    const said = new Set(
      near.flatMap((one) => words.slice(ranges[one]!.from, ranges[one]!.to).map(({ stem }) => stem)),
    );
    return [...rest].filter((stem) => said.has(stem)).length <= MAX_SHARED * rest.size;
  });
}
