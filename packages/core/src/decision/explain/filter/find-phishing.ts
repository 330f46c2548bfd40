import type { FilterRuleId } from "./filter-rule-id.ts";
import { findAddresses } from "./find-addresses.ts";
import { matchesOf } from "./matches-of.ts";
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

/** `If somebody presses you to move your savings, talk to us`: what others ask for, unless they are the bank's. */
const OTHERS =
  /\b(?:(?:if|should|when) (?:any|some)(?:one|body)|(?:any|some)(?:one|body) who|whoever|si alguien|se alguem|quien(?:quiera que)? (?=le|te|se|lo|la|pid|exi)|quem (?=lhe|te|pe[dc]|exi|se)|wer (?=sie|dich|ihnen|dir|am|per|nach|von|immer|so)|(?:wenn|falls) (?:sie |dich )?jemand|(?:drangt|fragt|bittet|fordert|uberredet|verlangt) (?:sie |dich )?jemand)(?! (?:from|of|at|del?|d[aeo]|von|aus) )/;
/** `Crooks like to shop with stolen card details`: nobody is asked, unless what follows them asks. */
const CROOKS =
  /(?<!\b(?:from|against|de|del|dos|das|aos?|a|los|contra|vor|gegen|von|den|unlike) )\b(?:scammers?|fraudsters?|criminals?|crooks?|thieves|strangers?|estafador\w*|delincuentes?|ladrones|desconocidos?|golpistas?|burl(?:ao|oes)|criminosos?|bandidos?|estranhos?|impostor\w*|betruger\w*|kriminelle\w*|diebe|fremde|unbekannte)\b/;
/** `Your PIN is yours alone`, `without asking for passwords`. */
const YOURS =
  /\b(?:so|solo|apenas|only|nur|solamente|unicamente|exclusivamente) (?:e |es |ihnen |dir |para )?(?:teu|tua|seu|sua|tuy[oa]|suy[oa]|usted|ti|voce|yours|ihnen|dir)\b|\byours alone\b|\b(?:get|gets|are|is|were|being|werden|wurden|son|sao|se) (?:\w+ )?(?:stolen|copied|cloned|gestohlen|kopiert|robad[oa]s?|roubad[oa]s?|clonad[oa]s?)\b|\b(?:sem|sin|without|ohne)\b[^.!?;:,]{0,20}\b(?:pedir\w*|solicitar\w*|exigir\w*|preguntar\w*|asking|requesting|zu (?:fragen|verlangen|erfragen))/;
/** `pressing you to send money`: told of others. */
const URGED = /\b(?:you to|que|para que|a|zu) $/;
/** `with your fingerprint or PIN in the app`: a way to confirm there, not to be told. */
const IN_APP =
  /\b(?:fingerprint|face(?: id)?|huella|rostro|cara|fingerabdruck|gesicht|(?:impressao )?digital|biometria|rosto)(?: dactilar)? (?:or|o|oder|ou) (?:with |con |mit |com )?(?:(?:your|su|tu|ihrer?|deiner?|o|a|seu|sua|teu|tua|la|el) ){0,2}(?:app[ -])?(?:pin|nip|clave|senha|passcode|contrasena|password|passwort|palavra-passe)\b(?= (?:in|en|no|na|de|da|do|der|of) )/g;

/**
 * The ids of the phishing rules a folded text breaks; contacts from configuration were taken out before. A warning never
 * to do it names the same words: `negations` tells it, in the same clause, before them or behind.
 */
export function findPhishing(text: string, negations: RegExp | null): FilterRuleId[] {
  const found = findAddresses(text);
  const folded = text.replace(IN_APP, "");
  for (const { id, words, needs } of REQUEST_RULES) {
    if (needs !== undefined && folded.search(needs) === -1) continue;
    if (matchesOf(words, folded).some((match) => isAsked(folded, match.index, match[0].length, negations)))
      found.push(id);
  }
  return found;
}

function isAsked(folded: string, at: number, length: number, negations: RegExp | null): boolean {
  const before = folded
    .slice(Math.max(0, at - 160), at)
    .replace(CONDITION, "")
    .slice(-70);
  const after = folded.slice(at, at + length + 60);
  const clause =
    before.slice(before.search(/[^.!?;:]*$/)) + after.slice(0, length) + /^[^.!?;:,]*/.exec(after.slice(length))![0];
  const rest = /^[^.!?;]*/.exec(folded.slice(at, at + length + 120))![0];
  if (negations === null || BUT_US.test(rest)) return true;
  if (OTHERS.test(clause)) {
    const asked = URGED.test(before) ? rest.slice(length) : rest;
    if (!HANDS_OVER.test(asked) || rest.search(negations) !== -1) return false;
  }
  const crooks = CROOKS.exec(clause);
  if (crooks !== null && !HANDS_OVER.test(clause.slice(crooks.index) + rest)) return false;
  if (YOURS.test(clause) && !HANDS_OVER.test(rest)) return false;
  return clause.search(negations) === -1 && (!KEEP.test(clause) || HANDS_OVER.test(rest));
}
