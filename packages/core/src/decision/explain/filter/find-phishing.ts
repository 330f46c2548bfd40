import type { FilterRuleId } from "./filter-rule-id.ts";
import { findAddresses } from "./find-addresses.ts";
import { REQUEST_RULES } from "./request-rules.ts";

/** `If the app does not open, …`, `In order not to lose your card, …`: what is denied there forbids nothing behind it. */
const CONDITION =
  /\b(?:si|se|if|wenn|falls|caso|cuando|quando|when|should|sollten?|(?:para|a fin de|so as|in order)(?: que| to)? (?:no|nao|not|evitar)|to avoid|damit|um)\b[^,.!?;:]*,/g;
/** `Keep your PIN to yourself` is a warning, unless its clause asks for something after all. */
const KEEP =
  /(?<!\b(?:to|para|um) )\b(?:keep|guard\w*|manten\w+|conserv\w+|behalten|halten|bewahren|proteja)\b[^.!?;:,]*\b(?:to yourself|secret|private|confidential|para (?:si|usted|voce|ti)|(?:en|em) (?:secreto|privado|segredo|sigilo|reserva)|fur sich|fur dich|geheim)\b/;
const HANDS_OVER =
  /\b(?:send|reply|tell|give|type|enter|share|confirm|envi\w+|mand\w+|dig\w+|respond\w+|compart\w+|ingres\w+|inform\w+|confirm\w+|senden|schicken|nennen|geben|teilen|antworten|bestatigen|eingeben)\b/;

/** `Tell nobody but our adviser`: what is denied to others is asked for after all. */
const BUT_US =
  /\b(?:but|except|only|salvo|excepto|solo|solamente|unicamente|sino|somente|apenas|exceto|menos|ausser|nur)\b[^.!?;]{0,20}\b(?:us|our|nosotros|nuestr\w+|nos|noss\w+|uns\w*)\b/;

/**
 * The ids of the phishing rules a folded text breaks; contacts from configuration were taken out before. A warning never
 * to do it names the same words: `negations` tells it, in the same clause, before them or behind.
 */
export function findPhishing(folded: string, negations: RegExp | null): FilterRuleId[] {
  const found = findAddresses(folded);
  for (const { id, words } of REQUEST_RULES) {
    if ([...folded.matchAll(words)].some((match) => isAsked(folded, match.index, match[0].length, negations)))
      found.push(id);
  }
  return found;
}

function isAsked(folded: string, at: number, length: number, negations: RegExp | null): boolean {
  const before = folded.slice(Math.max(0, at - 70), at).replace(CONDITION, "");
  const after = folded.slice(at, at + length + 60);
  const clause =
    before.slice(before.search(/[^.!?;:]*$/)) + after.slice(0, length) + /^[^.!?;:,]*/.exec(after.slice(length))![0];
  const rest = /^[^.!?;]*/.exec(folded.slice(at, at + length + 120))![0];
  if (negations === null || BUT_US.test(rest)) return true;
  return clause.search(negations) === -1 && (!KEEP.test(clause) || HANDS_OVER.test(rest));
}
