import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { StatementItem, StatementValue } from "../../alignment/statement-item.ts";

/**
 * "The deadline of the Delgado grant …", "a ride on route 14 …": up to this place only nouns and the small words that tie them,
 * no verb.
 */
export function isOfSubject(claim: readonly StatementItem[], at: number, { judging }: LanguagePack): boolean {
  const { copulas, prepositions } = judging.logic;
  if (claim.slice(0, at).some(({ lower }) => copulas.has(lower))) return false;
  const content = claim.slice(0, at + 1).flatMap((item, place) => (item.content ? [place] : []));
  // Without an article the first word belongs to the name: "Bodegas Olmedilla".
  if (content.length === 2 && content[0] === 0 && content[1] === 1) return true;
  const last = content.at(-1);
  const isTied = (place: number) => isBehindPreposition(place) || (place === last && isApposed(place));
  return content.slice(1, -1).every(isTied) && (content.length > 2 || content.slice(1).every(isTied));

  function isBehindPreposition(place: number): boolean {
    let before = place - 1;
    while (before >= 0 && !claim[before]!.content && !prepositions.has(claim[before]!.lower)) before -= 1;
    return before >= 0 && prepositions.has(claim[before]!.lower);
  }

  /** "La isla Cormorana": a name right behind a noun with its article. */
  function isApposed(place: number): boolean {
    const [lead, noun, name] = claim.slice(Math.max(0, place - 2), place + 1);
    if (name === undefined || !noun!.content || lead!.content || name.gapBefore !== "none") return false;
    return tellsState(place) && (judging.roles.determiners.has(lead!.lower) || prepositions.has(lead!.lower));
  }

  /** "Has", "is not" or a figure behind a place. */
  function tellsState(at: number): boolean {
    const verb = claim.find(({ logic }, place) => place > at && logic?.class !== "negation");
    const isSmall = verb !== undefined && !prepositions.has(verb.lower) && judging.logic.free.has(verb.lower);
    return verb?.helping === true || isSmall || isMeasured(claim, at);
  }
}

/** Whether a claim gives a figure behind a place: things of one kind have figures of their own, while one alone did a deed. */
export function isMeasured(claim: readonly StatementItem[], at: number): boolean {
  return claim.some(({ value, text }, place) => value !== null && place > at && (/\d/u.test(text) || hasUnit(value)));
}

/** "Four days". */
function hasUnit(value: StatementValue): boolean {
  return "quantity" in value && value.quantity.unit !== undefined;
}
