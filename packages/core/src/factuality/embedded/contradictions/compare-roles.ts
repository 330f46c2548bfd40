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
  /** Whom or what the deed goes to or comes from. */
  readonly receiver: ReadonlySet<string>;
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
    if (cues.mutual.has(pair.claim.words[verb.claim]!.stem)) continue;
    const said = rolesAround(pair.claim, verb.claim, pair.shared, cues, language);
    // Nobody acts: then nothing can be turned round.
    if (said.agent.size === 0) continue;
    const meant = rolesAround(pair.source, verb.source, pair.shared, cues, language);
    if (!isTurned(said, meant) && !isHandedBack(said, meant, pair) && !actsElsewhere(said, meant, pair)) continue;
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

/** Giver and receiver, or the two sides of a comparison, have changed places: "lost to Ghent" beside "Ghent lost to". */
function isHandedBack(said: Roles, meant: Roles, { source }: AlignedSentence): boolean {
  if (meant.agent.size === 0 || meets(said.agent, meant.agent)) return false;
  const isName = (stem: string) => source.words.some((word) => word.stem === stem && word.capital);
  for (const stem of said.agent) if (isName(stem) && !meant.receiver.has(stem)) return false;
  return meets(said.agent, meant.receiver) && meets(meant.agent, said.receiver);
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

/**
 * Shared words that can be verbs: written small on both sides, in German the only sure sign, and with no article or
 * number before them ("the goal", "las gracias", "120 nurses").
 */
function* verbsOf(pair: AlignedSentence, language: Language): Generator<{ claim: number; source: number }> {
  for (let i = 0; i < pair.claim.words.length; i += 1) {
    const word = pair.claim.words[i]!;
    if (word.stop || word.number || !canBeVerb(pair.claim, i, language) || isInValue(word, pair.claim)) continue;
    const found = pair.source.words.findIndex(
      (other, at) => isSameVerb(other.stem, word.stem, language) && canBeVerb(pair.source, at, language),
    );
    if (found >= 0) yield { claim: i, source: found };
  }
}

function canBeVerb(stretch: ReadStretch, at: number, language: Language): boolean {
  const before = stretch.words[at - 1];
  if (!isSmall(stretch.words[at]!, stretch)) return false;
  if (before === undefined) return true;
  // German nouns are written with a capital: behind a number a small word may well be the verb ("mit 3:1 geschlagen").
  return !isDeterminer(before, language) && (language === "de" || !before.number);
}

/** German participles carry a prefix and lose more of their end: "retteten" and "gerettet" are one verb. */
function isSameVerb(a: string, b: string, language: Language): boolean {
  return a === b || (language === "de" && (isParticipleOf(a, b) || isParticipleOf(b, a)));
}

function isParticipleOf(participle: string, verb: string): boolean {
  if (!participle.startsWith("ge")) return false;
  const root = participle.slice(2);
  return root.length >= LEAST_ROOT && verb.length >= LEAST_ROOT && (verb.startsWith(root) || root.startsWith(verb));
}

const LEAST_ROOT = 3;

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
  const clause = clauseAround(stretch, verb);
  const { from, to } = clause;
  const words = stretch.words;
  const passive = hasPassive(words, verb, from, to, cues);
  const before = new Set<string>();
  const after = new Set<string>();
  const agent = new Set<string>();
  const patient = new Set<string>();
  const receiver = new Set<string>();
  let mark: Mark | undefined;
  for (let i = from; i < to; i += 1) {
    const word = words[i]!;
    if (i === verb || isInGap(clause, i) || isInValue(word, stretch)) {
      mark = undefined;
      continue;
    }
    const held = mark !== undefined && mark !== "subject";
    if (held && isDeterminer(word, language) && cueOf(words[i - 1]!, cues) !== undefined) continue;
    const cue = cueOf(word, cues);
    if (cue !== undefined) {
      // "die Besatzung der Aurora": behind a noun the article is a genitive and belongs to what stands before it.
      const isGenitive = cue === "subject" && i > from && words[i - 1]!.capitalised && i - 1 !== verb;
      // "dankte der Richterin": only the first one acts, the next one is a dative.
      if (!isGenitive) mark = cue === "subject" && agent.size > 0 ? "object" : cue;
      continue;
    }
    if (word.stop) {
      if (!held && !isDeterminer(word, language)) mark = undefined;
      continue;
    }
    if (!shared.has(word.stem)) continue;
    if (language === "de" && isSmall(word, stretch)) continue;
    if (mark === "by") (passive ? agent : receiver).add(word.stem);
    else if (mark === "object") patient.add(word.stem);
    else if (mark === "subject") (passive ? patient : agent).add(word.stem);
    else if (mark === "toward") receiver.add(word.stem);
    else if (mark !== "other") (i < verb ? before : after).add(word.stem);
  }
  if (passive) for (const stem of before) patient.add(stem);
  else if (language === "de") {
    // Word order alone tells less in German: it counts where no article shows who acts and who is acted upon.
    const open = [...before, ...after];
    if (patient.size > 0 && agent.size === 0) for (const stem of open) agent.add(stem);
    else if (agent.size > 0 && patient.size === 0) for (const stem of open) patient.add(stem);
    else if (agent.size === 0 && patient.size === 0) {
      const groups = nounGroups(stretch, clause, cues);
      orderNouns(groups, from, shared, agent, patient);
      if (agent.size === 0 && receiver.size > 0)
        for (const stem of groups[0]?.stems ?? []) if (shared.has(stem)) agent.add(stem);
    }
  } else {
    for (const stem of before) if (!patient.has(stem)) agent.add(stem);
    for (const stem of after) if (!agent.has(stem)) patient.add(stem);
  }
  const named = words.slice(from, verb).some((word) => word.capital && !word.stop && !word.number);
  return { agent, patient, receiver, named, clause: words.slice(from, to) };
}

/**
 * Nouns of a German clause that opens with one: the first acts, the next is acted upon. A bare noun in front of one with
 * an article may be a fronted object ("Hinweise fanden die Forscher nicht"), so it must be a name of several words.
 */
function orderNouns(
  [first, second]: readonly NounGroup[],
  from: number,
  shared: ReadonlySet<string>,
  agent: Set<string>,
  patient: Set<string>,
): void {
  if (first === undefined || second === undefined || first.at > from + 1) return;
  // "Das Haus kaufte die Gemeinde", "die Spur fand ein Hund": things often stand in front, and "ein" mostly acts.
  const isClear = first.at > from ? !first.isNeuter && !second.isOne : first.stems.length > 1 || second.isBare;
  if (!isClear) return;
  const acting = first.stems.filter((stem) => shared.has(stem));
  const others = second.stems.filter((stem) => shared.has(stem) && !acting.includes(stem));
  if (others.length === 0) return;
  for (const stem of acting) agent.add(stem);
  for (const stem of others) patient.add(stem);
}

interface NounGroup {
  readonly at: number;
  readonly stems: string[];
  /** Without an article before it. */
  readonly isBare: boolean;
  readonly isNeuter: boolean;
  readonly isOne: boolean;
}

/** The nouns of a German clause in groups, without those behind a preposition. */
function nounGroups(stretch: ReadStretch, clause: Clause, cues: RoleCues): NounGroup[] {
  const { from, to } = clause;
  const { words } = stretch;
  const groups: NounGroup[] = [];
  let open = false;
  let isAside = false;
  for (let i = from; i < to; i += 1) {
    if (isInGap(clause, i)) continue;
    const word = words[i]!;
    if (word.stop || word.number || isSmall(word, stretch) || isInValue(word, stretch)) {
      // "die Besatzung der Aurora" is one group, and a preposition sets the next one aside.
      if (open && cues.subject.has(word.lower)) continue;
      open = false;
      const cue = cueOf(word, cues);
      isAside = cue === undefined ? isAside && isDeterminer(word, "de") : cue !== "subject";
      continue;
    }
    if (!isAside && !open) {
      const article = i > from && isDeterminer(words[i - 1]!, "de") ? words[i - 1]!.lower : "";
      groups.push({ at: i, stems: [], isBare: article === "", isNeuter: article === "das", isOne: article === "ein" });
    }
    open = true;
    if (!isAside) groups.at(-1)!.stems.push(word.stem);
  }
  return groups;
}

type Mark = "by" | "object" | "subject" | "toward" | "other";

function cueOf(word: ComparedWord, cues: RoleCues): Mark | undefined {
  if (cues.by.has(word.lower)) return "by";
  if (cues.object.has(word.lower)) return "object";
  if (cues.subject.has(word.lower)) return "subject";
  if (cues.toward.has(word.lower)) return "toward";
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

/** The words around a verb that belong to it. */
interface Clause {
  readonly from: number;
  readonly to: number;
  /** What is said of the subject between commas: "Norvik, the largest line in the north, bought …". */
  readonly gap: { readonly from: number; readonly to: number } | undefined;
}

function isInGap({ gap }: Clause, at: number): boolean {
  return gap !== undefined && gap.from <= at && at < gap.to;
}

/** The stretch between commas and clause-joining words around a verb, with what a comma cuts off from its subject or object. */
function clauseAround({ words, text, start }: ReadStretch, verb: number): Clause {
  const isMarked = (i: number) => /[,;:–—]/.test(text.slice(words[i - 1]!.end - start, words[i]!.start - start));
  const isCut = (i: number) => isMarked(i) || JOINS.has(words[i]!.lower);
  const firstOf = (place: number) => {
    let at = place;
    while (at > 0 && !isCut(at)) at -= 1;
    return at;
  };
  let from = firstOf(verb);
  let gap: Clause["gap"];
  if (from > 0 && isMarked(from) && words.slice(from, verb).every((word) => word.stop)) {
    const aside = firstOf(from - 1);
    if (aside > 0 && isMarked(aside)) {
      gap = { from: aside, to: from };
      from = firstOf(aside - 1);
    }
  }
  let to = verb + 1;
  while (to < words.length && !isCut(to)) to += 1;
  // "her captain, Joao Neves."
  let end = to;
  while (end < words.length && words[end]!.capital && !words[end]!.stop && (end === to || !isCut(end))) end += 1;
  return { from, to: end === words.length || isMarked(end) ? end : to, gap };
}

const JOINS: ReadonlySet<string> = new Set(
  "while when because although während weil obwohl mientras cuando porque aunque enquanto".split(" "),
);
