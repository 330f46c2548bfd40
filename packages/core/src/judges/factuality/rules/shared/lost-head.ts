import type { LaidClaim } from "../../alignment/laid-claim.ts";

/** How far in front of its noun the word may stand that ties it to another one: "of its eight old electric buses". */
const REACH = 5;

/**
 * True where a claim has a noun and not the one it belongs to: what is said of "two of the eight buses", "the roof of the hall"
 * or "12 percent of the shares" is not said of the buses, the hall and the shares.
 */
export function losesHead({ alignment: { claim, source, pairs }, isTheirName, language }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const told = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const met = new Set(told.map((pair) => pair.source));
  return told.some((pair) => claim[pair.claim]!.content && isLost(pair.source));

  function isLost(at: number): boolean {
    const head = headOf(at);
    if (head === undefined || isSaid(head)) return false;
    // "A total of 40 trees", "at the end of March"; unlike "two of 40 trees".
    if (source[at]!.value !== null && source[head]!.value === null && !isOne(source[head]!.lower)) return false;
    // "Un control interno del fabricante" beside "un control del fabricante"; unlike "vendió parte del puerto".
    if (head > 1 && isSaid(head - 1) && roles.determiners.has(source[head - 2]!.lower)) return false;
    // "The sound system of the hall" beside "the system of the hall".
    for (let up = headOf(head); up !== undefined; up = headOf(up)) if (isSaid(up)) return false;
    return true;
  }

  function isSaid(at: number): boolean {
    return met.has(at) || claim.some((own) => own.content && own.stem === source[at]!.stem);
  }

  /** The place of what the noun at another place belongs to. */
  function headOf(at: number): number | undefined {
    for (let place = at; place > Math.max(0, at - REACH) && source[place]!.gapBefore === "none"; place -= 1) {
      const lead = source[place - 1]!;
      const before = source[place - 2];
      const isBehind = before !== undefined && lead.gapBefore === "none" && (before.content || isOne(before.lower));
      const isOf = logic.of.has(lead.lower) && !(roles.by.has(lead.lower) && before?.value == null);
      if (isOf) return isBehind ? place - 2 : undefined;
      if (roles.belonging.has(lead.lower) && isBehind && isNoun(place - 2)) return place - 2;
      // "La cadena de ópticas Miralux" is Miralux.
      if (place === at && lead.content && isLarge(at) && !isLarge(at - 1) && roles.describing.has(before?.lower ?? ""))
        return undefined;
      // A word that is met itself is asked itself.
      const isWithin =
        (lead.content && !met.has(place - 1)) || roles.determiners.has(lead.lower) || logic.possessives.has(lead.lower);
      if (!isWithin || (largeNouns && lead.content && isLarge(place - 1))) return undefined;
    }
    return undefined;
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
