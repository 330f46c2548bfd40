import { flagsAt, LOWER } from "../../../text/characters.ts";
import type { Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import { type AlignedSentence, type Contradiction, isInValue, type ReadStretch } from "../aligned-sentence.ts";
import { ROLE_CUES, type RoleCues } from "../data/role-cues.ts";

const LEAST_OVERLAP = 0.75;
/** In long sentences the words around a verb belong to too many other phrases. */
const LONGEST_CLAIM = 14;
/** Without names on both sides only short claims are clear enough. */
const LONGEST_WITHOUT_NAMES = 11;

/** Who acts and who is acted upon around one verb, as stems. */
interface Roles {
  readonly agent: ReadonlySet<string>;
  readonly patient: ReadonlySet<string>;
  /** True with a name among all words before the verb of the clause, whether the other side mentions it or not. */
  readonly named: boolean;
  /** The words of the clause. */
  readonly clause: readonly ComparedWord[];
}

/**
 * Who did what to whom, turned round: around the same verb the one who acts in the claim is acted upon in the source,
 * or acts elsewhere in the same sentence while another one acts here. Only told where word order, the passive or small
 * words (den, a, by …) show it on both sides.
 */
export function contradictedRoles(pair: AlignedSentence, language: Language): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP || pair.shared.size < 2 || pair.claim.words.length > LONGEST_CLAIM) return [];
  const cues = ROLE_CUES[language];
  for (const verb of verbsOf(pair, language)) {
    const said = rolesAround(pair.claim, verb.claim, pair.shared, cues, language);
    // Nobody acts: then nothing can be turned round.
    if (said.agent.size === 0) continue;
    const meant = rolesAround(pair.source, verb.source, pair.shared, cues, language);
    if (!isTurned(said, meant) && !actsElsewhere(said, meant, pair)) continue;
    if (!(meant.named && said.named) && pair.claim.words.length > LONGEST_WITHOUT_NAMES) continue;
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
  if (meant.agent.size === 0 || meets(said.agent, meant.agent)) return false;
  if (!meets(said.agent, meant.patient)) return false;
  // "Its rival" may be acted upon on both sides; what counts is that nobody else is.
  const left = [...said.patient].filter((stem) => !said.agent.has(stem) && !meant.agent.has(stem));
  return meets(said.patient, meant.agent) || left.every((stem) => meant.patient.has(stem));
}

/** Another one acts in the source, and the claim's actor does so only in another part of the sentence. */
function actsElsewhere(said: Roles, meant: Roles, { source, shared }: AlignedSentence): boolean {
  if (!meant.named || !meets(said.patient, meant.patient)) return false;
  const names = new Set(source.words.filter((word) => word.capital && !word.stop).map((word) => word.stem));
  for (const stem of said.agent) {
    if (!names.has(stem) || !shared.has(stem) || meant.clause.some((word) => word.stem === stem)) return false;
  }
  return true;
}

function meets(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const stem of a) if (b.has(stem)) return true;
  return false;
}

/** Shared words that can be verbs: written small on both sides, in German the only sure sign. */
function* verbsOf(pair: AlignedSentence, language: Language): Generator<{ claim: number; source: number }> {
  for (let i = 0; i < pair.claim.words.length; i += 1) {
    const word = pair.claim.words[i]!;
    if (word.stop || word.number || !isSmall(word, pair.claim) || isInValue(word, pair.claim)) continue;
    const found = pair.source.words.findIndex(
      (other) => isSameVerb(other.stem, word.stem, language) && isSmall(other, pair.source),
    );
    if (found >= 0) yield { claim: i, source: found };
  }
}

/** German participles carry a prefix: "rettete" and "gerettet" are one verb. */
function isSameVerb(a: string, b: string, language: Language): boolean {
  if (a === b) return true;
  return language === "de" && (a === `ge${b}` || b === `ge${a}`);
}

function isSmall(word: ComparedWord, { text, start }: ReadStretch): boolean {
  return (flagsAt(text, word.start - start) & LOWER) !== 0;
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
    if (i === verb || isInValue(word, stretch)) {
      mark = undefined;
      continue;
    }
    const held = mark === "by" || mark === "object" || mark === "other";
    if (held && isDeterminer(word, language) && cueOf(words[i - 1]!, cues) !== undefined) continue;
    const cue = cueOf(word, cues);
    if (cue !== undefined) {
      // "die Besatzung der Aurora": behind a noun the article is a genitive and belongs to what stands before it.
      const isGenitive = cue === "subject" && i > from && !isSmall(words[i - 1]!, stretch) && i - 1 !== verb;
      if (!isGenitive) mark = cue;
      continue;
    }
    if (word.stop) {
      if (!held && !isDeterminer(word, language)) mark = undefined;
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
  const named = words.slice(from, verb).some((word) => word.capital && !word.stop && !word.number);
  return { agent, patient, named, clause: words.slice(from, to) };
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
    // A noun with an article may be a fronted object.
    const before = stretch.words[i - 1];
    if (!open && i > from && before?.stop) {
      clear();
      return;
    }
    if (!open) group += 1;
    open = true;
    if (group === 1) agent.add(word.stem);
    else if (group === 2 && !agent.has(word.stem)) patient.add(word.stem);
  }
  if (group < 2) clear();

  function clear(): void {
    agent.clear();
    patient.clear();
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
  // "A man shot by police": in English the participle with "by" is passive without its auxiliary, too.
  return by && (auxiliary || words.slice(verb + 1, verb + 3).some((word) => word.lower === "by"));
}

/** The stretch between commas and clause-joining words around a verb. */
function clauseAround({ words, text, start }: ReadStretch, verb: number): { from: number; to: number } {
  const isCut = (i: number) => {
    const gap = { start: words[i - 1]!.end - start, end: words[i]!.start - start };
    // Nearly all words are parted by one blank.
    const isBlank = gap.end - gap.start === 1 && text.charCodeAt(gap.start) === 0x20;
    return (!isBlank && /[,;:–—]/.test(text.slice(gap.start, gap.end))) || JOINS.has(words[i]!.lower);
  };
  let from = verb;
  while (from > 0 && !isCut(from)) from -= 1;
  let to = verb + 1;
  while (to < words.length && !isCut(to)) to += 1;
  return { from, to };
}

const JOINS: ReadonlySet<string> = new Set(
  "while when because although während weil obwohl mientras cuando porque aunque enquanto".split(" "),
);
