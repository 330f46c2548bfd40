import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { ANY_OUTCOME, outcomeOf } from "./outcome-words.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Verbs by which a system proposes something; a person who wants something is another matter. */
const VERB =
  /\b(?:propos(?:ed|es|e to|ing)|suggested|recommended|propus\w*|propuso|proponia|propuest[oa]|propost[oa]|propunha|proponer|suger(?:ido|ida|ia|iu)|sugirio|recomend(?:o|ou|ado|ada|aba|ava)|vorgeschlagen\w{0,2}|vorschlug|schlug|empfohlen\w{0,2}|empfahl|riet(?:en)?|geraten|nahegelegt|aconsejo|advised|angeregt|regte|put forward|aconsej\w+|aconselh\w+)\b|\b(?:system|sistema|machine|maquina|maschine)(?:,)? (?:\w{3,5} )?(?:had |itself )?(?:wanted|queria|quisesse|quisiera|quiso|wollte)\b/g;
/** `the proposal was to block`; `the proposal was approved` says what became of it. */
const NOUN =
  /\b(?:proposal|propuesta|proposta|vorschlag|suggestion|recommendation|recomendacion|recomendacao|empfehlung|sugerencia|sugestao|advice)\b(?: (?:of|by|del?|do|da|des) (?:the )?\w{4,9})? (?:(?:had been|was|is|era|fue|es|foi|e|war|lautete) )?(?:an?|to|una?|uma?|eine?|de|el|la|o|(?=\w{5,}ar\b))(?:\s|(?<=\s))/g;
const AHEAD = new RegExp(
  `^(?:[^.;:,]|[.,](?=\\d)|, (?=(?:die|den|das|sie|ihn|es|it|to|la|lo|el|a|o|con|with|mit|com|at|bei|era|war|was|foi|e|dass|que|that|beim|bei|por|um|zur) )){0,60}?(?:${ANY_OUTCOME})`,
);
const RIGHT_BEHIND = new RegExp(`^(?:${ANY_OUTCOME})`);
/** An outcome right before the verb is what it proposes: `eine Sperre vorgeschlagen`, `el bloqueo que proponia`. */
const BEFORE = new RegExp(
  `(?:${ANY_OUTCOME})(?: (?:beim|mit dem|durch den|by the|with the|des|der) \\w{4,9})?(?: (?:que|had been|has been|was|wurde|worden))? ?$`,
);

const SYSTEM =
  /(?<!\b(?:with|against|gegen|mit|contra|con|com|than|als|que) (?:the |das |dem |el |o |a |la )?)\b(?:system|systems|sistema|machine|maquina|maschine)\b/g;
const CLAUSE = /^(?:[^.;:()]|[.](?=\d))*/;
/** Somebody else who may want something. */
const OTHERS =
  /\b(?:polic(?:y|ies)|politicas?|richtlinien?|rules?|regeln?|reglas?|regras?|fp-\d+|she|he|sie|er|ella|ela|ana|person\w*|pessoa|mensch\w*|analyst\w*|analista|but|aber|pero|mas|sondern|sino|not|nicht|no|nao|kein\w*|instead|statt|yet|while|wahrend|mientras|enquanto|against|gegen|contra|before|bevor|antes|confirm\w*|bestatig\w*)\b/;

/** What the prose says the system proposed, where the record has another proposal. */
export function wrongProposals(plain: string, record: CaseRecord): FalseFact[] {
  const proposed = record.resolution?.proposed.decision ?? record.decision;
  if (proposed === null) return [];
  // A case decided more than once had more than one proposal.
  const known = [proposed, ...record.earlier_versions.map(({ decision }) => decision)];
  const found: FalseFact[] = [];
  const check = (match: RegExpExecArray | null, from: number) => {
    if (match === null || known.includes(outcomeOf(match))) return;
    const word = match.groups![outcomeOf(match)]!;
    const start = from + match.index + match[0].indexOf(word);
    const end = start + word.length;
    if (!isDenied(plain, start, end)) found.push({ start, end, element: "proposal" });
  };
  for (const { index, 0: verb } of plain.matchAll(VERB)) {
    const end = index + verb.length;
    const from = Math.max(0, index - 48);
    const before = BEFORE.exec(plain.slice(from, index));
    // A policy proposes nothing, but it may ask for what it asks for.
    if (/\b(?:policy|policies|politicas?|richtlinien?|fp-\d+)\b[^.;,]{0,24}$/.test(plain.slice(from, index))) continue;
    if (before === null) check(AHEAD.exec(plain.slice(end, end + 90)), end);
    else check(before, from);
  }
  // Whatever the verb, what stands behind the system in its clause is what it wanted.
  for (const { index, 0: system } of plain.matchAll(SYSTEM)) {
    const end = index + system.length;
    const sentence = sentenceAt(plain, index);
    const clause = CLAUSE.exec(plain.slice(end, Math.min(sentence.end, end + 110)))![0];
    const outcome = new RegExp(ANY_OUTCOME).exec(clause);
    if (outcome === null || OTHERS.test(clause.slice(0, outcome.index)) || found.some(({ start }) => start > index))
      continue;
    if (outcomeOf(outcome) !== record.decision) check(outcome, end);
  }
  for (const { index, 0: noun } of plain.matchAll(NOUN)) {
    const end = index + noun.length;
    check(RIGHT_BEHIND.exec(plain.slice(end, end + 32)), end);
  }
  return found;
}
