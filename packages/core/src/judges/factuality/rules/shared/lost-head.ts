import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

const POSSESSIVE = /['’]s$/u;

/** How far in front of its noun the word may stand that ties it to another one: "of its eight old electric buses". */
const REACH = 5;

/**
 * True where a claim has a noun and not the one it belongs to: what is said of "two of the eight buses", "the roof of the hall"
 * or "12 percent of the shares" is not said of the buses, the hall and the shares.
 */
export function losesHead({
  alignment: { claim, source, pairs },
  source: { text },
  isTheirName,
  language,
}: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const told = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const met = new Set(told.map((pair) => pair.source));
  let stems: ReadonlySet<string> | undefined;
  const isPassive = source.some(({ lower }) => roles.passive.has(lower));
  return told.some(
    (pair) => claim[pair.claim]!.content && (isLost(pair.source) || isOwner(pair) || isUnlike(pair.source)),
  );

  /** "The mayor's brother opened it", "Annas Bruder": that is not the mayor, and not Anna. */
  function isOwner(pair: ItemPair): boolean {
    const [own, theirs, next] = [claim[pair.claim]!, source[pair.source]!, source[pair.source + 1]];
    if (next?.content !== true || next.gapBefore !== "none") return false;
    const isGenitive = () => theirs.lower === `${own.lower}s` && isLarge(pair.source + 1) && isTheirName(theirs);
    const isOwning = () =>
      (POSSESSIVE.test(theirs.text) || isApostrophe(text[theirs.end])) && !POSSESSIVE.test(own.text);
    return (largeNouns ? isGenitive() : isOwning()) && !isSaid(pair.source + 1);
  }

  /** "The deputy head", "der frühere Leiter", "el juez suplente": neither is the head, the leader, the judge. */
  function isUnlike(at: number): boolean {
    return (roles.plural.adjectiveBehind ? [at - 1, at + 1] : [at - 1]).some((place) => {
      const word = source[place];
      if (word === undefined || source[Math.max(at, place)]!.gapBefore !== "none") return false;
      return roles.unlike.test(word.lower) && !isSaid(place);
    });
  }

  function isLost(at: number): boolean {
    const head = headOf(at);
    if (head === undefined || isSaid(head)) return false;
    if (head > at) return true;
    // "At the end of March", "a fine of 40 euros"; unlike "the families of two scouts".
    if (isMeasured(source[at]!)) return false;
    // "Un control interno del fabricante" beside "un control del fabricante"; unlike "vendió parte del puerto".
    const isLed = head > 1 && isSaid(head - 1) && roles.determiners.has(source[head - 2]!.lower);
    if (isLed && !largeNouns && source[head]!.value === null) return false;
    // "Teresa Vilhena of the University of Braga found it"; unlike "the election of the chair of the council".
    const isBehind = source.slice(head + 1, at).some(({ content }) => content);
    for (let up = headOf(head); isBehind && up !== undefined; up = headOf(up)) if (isSaid(up)) return false;
    return true;
  }

  function isSaid(at: number): boolean {
    stems ??= new Set(claim.filter(({ content }) => content).map(({ stem }) => stem));
    return met.has(at) || stems.has(source[at]!.stem);
  }

  /** The place of what the noun at another place belongs to. */
  function headOf(at: number): number | undefined {
    for (let place = at; place > Math.max(0, at - REACH) && source[place]!.gapBefore === "none"; place -= 1) {
      const lead = source[place - 1]!;
      const before = source[place - 2];
      const isBehind =
        before !== undefined &&
        lead.gapBefore === "none" &&
        (before.content || isOne(before.lower) || before.logic?.class === "quantifier");
      const isOf = logic.of.has(lead.lower) && !(roles.by.has(lead.lower) && isPassive && before?.value == null);
      if (isOf && isBehind) return place - 2;
      // "Six out of the eight".
      if (isOf && before?.gapBefore === "none" && source[place - 3]?.value != null) return place - 3;
      if (logic.of.has(lead.lower)) return countedBehind(at, place - 1);
      if (roles.belonging.has(lead.lower) && isBehind && isNoun(place - 2)) return place - 2;
      // "La cadena de ópticas Miralux" is Miralux.
      if (place === at && lead.content && isLarge(at) && !isLarge(at - 1) && roles.describing.has(before?.lower ?? ""))
        return undefined;
      // A word that is met itself is asked itself.
      const isWithin = lead.content ? !met.has(place - 1) : isSmall(lead);
      if (!isWithin || (largeNouns && lead.content && isLarge(place - 1))) return undefined;
    }
    return undefined;
  }

  /** "Of the 24 owners, 19 were present": how many of them it is said of. */
  function countedBehind(at: number, of: number): number | undefined {
    if (source.slice(0, of).some(({ content, logic: word }) => content || word !== undefined)) return undefined;
    const counts = source.flatMap(({ value, lower, logic: word }, place) =>
      place > at && ((value !== null && "quantity" in value) || isOne(lower) || word?.class === "quantifier")
        ? [place]
        : [],
    );
    // "De sus 900 tomos anteriores a 1800, 63 tienen manchas."
    return counts.find((place) => source[place]!.gapBefore === "comma") ?? counts[0];
  }

  /** An article or a word like one: "the", "my", "these". */
  function isSmall({ helping, logic: word, lower }: StatementItem): boolean {
    const isJoin = logic.and.has(lower) || logic.or.has(lower) || logic.that.has(lower);
    return (word === undefined || word.class === "quantifier") && !helping && !isJoin && !logic.prepositions.has(lower);
  }

  function isNoun(at: number): boolean {
    // "Um elf folgt im Raum Isar der Vortrag": nothing belongs to a name in this way.
    return source[at]!.value !== null || isOne(source[at]!.lower) || (isLarge(at) && !isTheirName(source[at]!));
  }

  function isLarge(at: number): boolean {
    return source[at]!.capitalised;
  }

  function isOne(lower: string): boolean {
    return logic.one.has(lower);
  }
}

/** A date, or an amount with its unit. */
function isMeasured({ value }: StatementItem): boolean {
  return value !== null && !("quantity" in value && ["number", "ordinal"].includes(value.quantity.kind));
}

function isApostrophe(letter: string | undefined): boolean {
  return letter === "'" || letter === "’";
}
