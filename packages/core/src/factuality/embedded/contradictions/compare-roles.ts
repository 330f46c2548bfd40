import type { Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import { type AlignedSentence, type Contradiction, isInValue, type ReadStretch } from "../aligned-sentence.ts";
import { ROLE_CUES, type RoleCues } from "../data/role-cues.ts";

const LEAST_OVERLAP = 0.75;

/** Who acts and who is acted upon around one verb, as stems. */
interface Roles {
  readonly agent: ReadonlySet<string>;
  readonly patient: ReadonlySet<string>;
}

/**
 * Who did what to whom, turned round: around the same verb the one who acts in the claim is acted upon in the source,
 * or acts elsewhere in the same sentence while another one acts here. Only told where word order, the passive or small
 * words (den, a, by …) show it on both sides.
 */
export function contradictedRoles(pair: AlignedSentence, language: Language): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP || pair.shared.size < 2) return [];
  const cues = ROLE_CUES[language];
  for (const verb of verbsOf(pair)) {
    const said = rolesAround(pair.claim, verb.claim, pair.shared, cues, language);
    const meant = rolesAround(pair.source, verb.source, pair.shared, cues, language);
    if (!isTurned(said, meant)) continue;
    return [
      {
        error_type: "ROLE",
        confidence: 0.5 + 0.35 * pair.overlap,
        claim: { start: 0, end: pair.claim.end - pair.claim.start },
        source: { start: pair.source.words[verb.source]!.start, end: pair.source.words[verb.source]!.end },
      },
    ];
  }
  return [];
}

function isTurned(said: Roles, meant: Roles): boolean {
  if (said.agent.size === 0 || meant.agent.size === 0 || meets(said.agent, meant.agent)) return false;
  const agentSuffers = meets(said.agent, meant.patient);
  const patientActs = meets(said.patient, meant.agent);
  return agentSuffers && (patientActs || said.patient.size === 0 || !meets(said.patient, meant.patient));
}

function meets(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const stem of a) if (b.has(stem)) return true;
  return false;
}

/** Shared words that can be verbs: written small on both sides, in German the only sure sign. */
function* verbsOf(pair: AlignedSentence): Generator<{ claim: number; source: number }> {
  for (let i = 0; i < pair.claim.words.length; i += 1) {
    const word = pair.claim.words[i]!;
    if (word.stop || word.number || !isSmall(word, pair.claim) || isInValue(word, pair.claim)) continue;
    const found = pair.source.words.findIndex((other) => other.stem === word.stem && isSmall(other, pair.source));
    if (found >= 0) yield { claim: i, source: found };
  }
}

function isSmall(word: ComparedWord, { text, start }: ReadStretch): boolean {
  return /^\p{Ll}/u.test(text.slice(word.start - start, word.end - start));
}

function rolesAround(
  stretch: ReadStretch,
  verb: number,
  shared: ReadonlySet<string>,
  cues: RoleCues,
  language: Language,
): Roles {
  const { from, to } = clauseAround(stretch, verb);
  const words = stretch.words;
  const passive = hasPassive(words, verb, from, to, cues);
  const before = new Set<string>();
  const after = new Set<string>();
  const agent = new Set<string>();
  const patient = new Set<string>();
  let mark: "by" | "object" | "subject" | "other" | undefined;
  for (let i = from; i < to; i += 1) {
    const word = words[i]!;
    if (i === verb) {
      mark = undefined;
      continue;
    }
    const cue = cueOf(word, cues);
    if (cue !== undefined) {
      mark = cue;
      continue;
    }
    if (word.stop || isInValue(word, stretch)) {
      if (word.stop && mark !== "by" && mark !== "object" && !isDeterminer(word, language)) mark = undefined;
      continue;
    }
    if (!shared.has(word.stem)) continue;
    if (language === "de" && isSmall(word, stretch)) continue;
    if (mark === "by") (passive ? agent : after).add(word.stem);
    else if (mark === "object") patient.add(word.stem);
    else if (mark === "subject") agent.add(word.stem);
    else if (mark !== "other") (i < verb ? before : after).add(word.stem);
  }
  if (passive) for (const stem of before) patient.add(stem);
  else if (language === "de") {
    // Word order alone tells little in German: the first noun acts only when the other one is marked as acted upon,
    // or when both stand without articles, as names do.
    const open = [...before, ...after];
    if (patient.size > 0 && agent.size === 0) for (const stem of open) agent.add(stem);
    else if (agent.size > 0 && patient.size === 0) for (const stem of open) patient.add(stem);
    else if (agent.size === 0 && patient.size === 0) orderNames(stretch, from, to, shared, agent, patient);
  } else {
    for (const stem of before) if (!patient.has(stem)) agent.add(stem);
    for (const stem of after) if (!agent.has(stem)) patient.add(stem);
  }
  return { agent, patient };
}

/** Names without articles in a German clause: the first acts, the second is acted upon. */
function orderNames(
  stretch: ReadStretch,
  from: number,
  to: number,
  shared: ReadonlySet<string>,
  agent: Set<string>,
  patient: Set<string>,
): void {
  let group = 0;
  let open = false;
  for (let i = from; i < to; i += 1) {
    const word = stretch.words[i]!;
    const isNoun = !word.stop && !word.number && shared.has(word.stem) && !isSmall(word, stretch);
    if (!isNoun) {
      open = false;
      continue;
    }
    if (!open) group += 1;
    open = true;
    if (group === 1) agent.add(word.stem);
    else if (group === 2 && !agent.has(word.stem)) patient.add(word.stem);
  }
}

function cueOf(word: ComparedWord, cues: RoleCues): "by" | "object" | "subject" | "other" | undefined {
  if (cues.by.has(word.lower)) return "by";
  if (cues.object.has(word.lower)) return "object";
  if (cues.subject.has(word.lower)) return "subject";
  return cues.other.has(word.lower) ? "other" : undefined;
}

const DETERMINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("the a an his her its their this that".split(" ")),
  de: new Set("der die das den dem des ein eine einen einem einer".split(" ")),
  es: new Set("el la los las un una unos unas su sus".split(" ")),
  pt: new Set("o a os as um uma uns umas seu sua seus suas".split(" ")),
};

function isDeterminer(word: ComparedWord, language: Language): boolean {
  return DETERMINERS[language].has(word.lower);
}

function hasPassive(words: readonly ComparedWord[], verb: number, from: number, to: number, cues: RoleCues): boolean {
  let auxiliary = false;
  let by = false;
  for (let i = from; i < to; i += 1) {
    if (cues.passive.has(words[i]!.lower)) auxiliary = true;
    if (cues.by.has(words[i]!.lower)) by = true;
  }
  return auxiliary && by && verb >= from;
}

/** The stretch between commas and clause-joining words around a verb. */
function clauseAround({ words, text, start }: ReadStretch, verb: number): { from: number; to: number } {
  const isCut = (i: number) =>
    /[,;:–—]/.test(text.slice(words[i - 1]!.end - start, words[i]!.start - start)) || JOINS.has(words[i]!.lower);
  let from = verb;
  while (from > 0 && !isCut(from)) from -= 1;
  let to = verb + 1;
  while (to < words.length && !isCut(to)) to += 1;
  return { from, to };
}

const JOINS: ReadonlySet<string> = new Set(
  "while when because although während weil obwohl mientras cuando porque aunque enquanto".split(" "),
);
