import type { LanguagePack } from "./language-pack.ts";
import { pointing } from "./parts/frames.ts";
import { UNFITTED_WEIGHTS } from "./parts/readability.ts";

type Whole = "closeTo" | "facetWords";

/** What is known of a language so far: any part of a pack, the parts that are rules each as far as it goes. */
export type KnownParts = Partial<Pick<LanguagePack, Whole>> & {
  readonly [Part in Exclude<keyof LanguagePack, Whole | "code">]?: Partial<LanguagePack[Part]>;
};

const NOTHING: ReadonlySet<never> = new Set();
const NO_VALUES = new Map<string, never>();
const NEVER = /(?!)/;

/**
 * A pack that knows nothing but what it is given: no word has another form, a meaning or a sign, models are asked in
 * English. A new language begins as one and grows part by part.
 */
export function blankPack(code: string, known: KnownParts = {}): LanguagePack {
  return {
    code,
    closeTo: known.closeTo ?? [],
    detection: { words: "", grams: "", ...known.detection },
    words: {
      stem: (word) => word,
      closedCompounds: false,
      stopWords: NOTHING,
      frequencies: NO_FREQUENCIES,
      ...known.words,
    },
    sentences: { ...NO_SENTENCES, ...known.sentences },
    numbers: { ...NO_NUMBERS, ...known.numbers },
    quantities: { ...NO_QUANTITIES, ...known.quantities },
    calendar: { ...NO_CALENDAR, ...known.calendar },
    clock: { hours: NO_VALUES, amPm: "none", hourByLetter: false, hourWords: NOTHING, ...known.clock },
    names: { ...NO_NAMES, ...known.names },
    polarity: { ...NO_POLARITY, ...known.polarity },
    wordClasses: { ...NO_WORD_CLASSES, ...known.wordClasses },
    judging: { ...NO_JUDGING, ...known.judging },
    readability: { ...NO_READABILITY, ...known.readability },
    prompts: known.prompts,
    facetWords: known.facetWords ?? null,
  };
}

const NO_FREQUENCIES: LanguagePack["words"]["frequencies"] = { stems: "", bands: "" };

const NO_SENTENCES: LanguagePack["sentences"] = {
  strict: "",
  soft: "",
  numeric: "",
  open: "",
  continuations: "",
  starters: "",
  plainStarters: "",
  speech: "",
};

const NO_NUMBERS: LanguagePack["numbers"] = {
  decimalMark: ".",
  small: NO_VALUES,
  magnitude: NO_VALUES,
  shortMagnitude: NO_VALUES,
  shortMagnitudeHasDot: false,
  digitsFollowMagnitude: false,
  halfFollowsMagnitude: false,
  vague: NO_VALUES,
  article: NOTHING,
  articleOnly: NOTHING,
  half: NOTHING,
  halfNeedsOf: false,
  and: "",
  andPlace: "any",
  ordinal: NO_VALUES,
  hyphenatedOrdinals: false,
  ordinalEnding: NEVER,
  fraction: NO_VALUES,
  fractionsTakePlural: false,
  plainFractions: NOTHING,
  multiple: NO_VALUES,
};

const NO_QUANTITIES: LanguagePack["quantities"] = {
  before: NO_VALUES,
  after: NO_VALUES,
  between: "",
  and: "",
  to: NOTHING,
  from: NOTHING,
  or: "",
  minus: "",
  minusMeansLess: false,
  belowZero: [],
  several: NOTHING,
  scoresInWords: false,
  scoreCues: NOTHING,
  countedNouns: NOTHING,
  pointedAt: NOTHING,
  ageCues: NOTHING,
  ageInBrackets: false,
  unitWords: NO_VALUES,
  ownUnits: NOTHING,
  ownCurrencies: NOTHING,
};

const NO_CALENDAR: LanguagePack["calendar"] = {
  months: NO_VALUES,
  shortMonths: NO_VALUES,
  doubtfulMonths: NOTHING,
  monthFirst: false,
  weekdays: NO_VALUES,
  shortWeekdays: NO_VALUES,
  relative: NO_VALUES,
  shift: NO_VALUES,
  spans: NO_VALUES,
  links: NOTHING,
  beforeYear: NOTHING,
  decade: { suffix: "" },
  century: NOTHING,
  centuryFirst: false,
};

const NO_NAMES: LanguagePack["names"] = {
  particles: NOTHING,
  titles: NOTHING,
  personTitles: NOTHING,
  organizationWords: NOTHING,
  employerBehindParticle: false,
  commonCapitals: NOTHING,
  namesInCompounds: false,
};

const NO_POLARITY: LanguagePack["polarity"] = {
  cues: {},
  negationFollowsVerb: false,
  negationAgrees: false,
  clauseBreaks: NOTHING,
  clauseBreaksBefore: NOTHING,
  antonyms: { trained: "", added: "", negatingPrefix: NEVER },
  directions: { up: "", down: "", apart: [] },
};

const NO_WORD_CLASSES: LanguagePack["wordClasses"] = {
  pronouns: NOTHING,
  connectives: NOTHING,
  pointers: NO_VALUES,
  politeForms: NOTHING,
  connectivePairs: NOTHING,
  binders: NOTHING,
  clauseOpeners: NOTHING,
  neverLast: NOTHING,
  rarelyLast: NOTHING,
  mayDouble: NOTHING,
  subjectOpeners: NOTHING,
  finiteVerbs: NOTHING,
  // Any word may be a verb: nothing is called a fragment.
  finiteEndings: /$/,
  negations: NOTHING,
};

/** No small word decides anything. */
export const NO_LOGIC: LanguagePack["judging"]["logic"] = {
  words: NO_VALUES,
  free: NOTHING,
  references: NOTHING,
  pointing: NOTHING,
  there: NOTHING,
  prepositions: NOTHING,
  step: NOTHING,
  also: NOTHING,
  and: NOTHING,
  but: NOTHING,
  rather: NOTHING,
  next: NOTHING,
  because: NOTHING,
  or: NOTHING,
  one: NOTHING,
  that: NOTHING,
  of: NOTHING,
  excepting: NEVER,
  reversing: null,
  definite: NOTHING,
  generalNouns: NOTHING,
  lastNamed: null,
  firstNamed: null,
  respectively: NOTHING,
  others: NOTHING,
  attributing: NOTHING,
  telling: NOTHING,
  connectives: NOTHING,
  affirming: NOTHING,
  mostly: null,
  whens: NOTHING,
  otherGender: new Map(),
  possessives: NOTHING,
  superlative: null,
  tenses: null,
  infinitive: null,
  achieving: NOTHING,
  nor: NOTHING,
  neither: { first: NOTHING, further: NOTHING },
  forbidding: NOTHING,
  copulas: NOTHING,
  perfect: NOTHING,
  future: NOTHING,
  former: NOTHING,
  seasons: NOTHING,
  byRule: NOTHING,
  scoping: NOTHING,
  hedges: NOTHING,
};

const NO_JUDGING: LanguagePack["judging"] = {
  clauseCues: /;\s/gu,
  exclusions: NOTHING,
  frames: { pointing: pointing(), silence: NEVER },
  nonClaims: {
    courtesies: [],
    refusals: [],
    requests: [],
    instructions: [],
    opinions: [],
    views: [],
    tellingQuestions: [],
    sourceLabels: () => /(?!)/gu,
  },
  negations: NOTHING,
  impliedNegations: NOTHING,
  logic: NO_LOGIC,
  listLines: { carriers: NOTHING, measures: NO_VALUES, leads: NOTHING, opening: NOTHING, closing: NOTHING },
  restatements: {
    attribute: NOTHING,
    participle: NEVER,
    participleAt: "first",
    relative: NOTHING,
    person: NOTHING,
    whose: NOTHING,
    narrowing: NOTHING,
    formerly: NOTHING,
    against: NOTHING,
    reached: NOTHING,
    past: null,
  },
  roles: {
    wordOrder: "fixed",
    dropsSubject: false,
    determiners: NOTHING,
    belonging: NOTHING,
    plural: { article: NEVER, noun: NEVER, verb: null, adjectiveBehind: false },
    goal: NOTHING,
    unlike: NEVER,
    describing: NOTHING,
    fused: NOTHING,
    thingArticles: NOTHING,
    manyEnding: null,
    newcomerArticles: NOTHING,
    passive: NOTHING,
    participle: null,
    impersonal: NOTHING,
    by: NOTHING,
    object: NOTHING,
    subject: NOTHING,
    toward: NOTHING,
    clitics: NOTHING,
    openEnding: null,
    mutual: NOTHING,
    lightVerbs: NOTHING,
    other: NOTHING,
    route: { from: NOTHING, to: NOTHING },
  },
  untruths: {
    words: NOTHING,
    facts: NOTHING,
    unlike: NOTHING,
    takingBack: NEVER,
    settingRight: NEVER,
    published: NOTHING,
    correction: NEVER,
    unreal: null,
    excess: null,
    reported: {
      opening: NOTHING,
      unlessBehind: NOTHING,
      vouching: NOTHING,
      doubtful: NOTHING,
      arguing: NOTHING,
      praise: NOTHING,
      forms: NOTHING,
    },
  },
  sameMeaning: "",
  equivalents: "",
  phrases: NO_VALUES,
  kinds: "",
  speakerWords: NOTHING,
  particles: NOTHING,
  verbs: null,
  duty: null,
  feminineEndings: [],
  genders: [],
  thesaurus: null,
};

const NO_READABILITY: LanguagePack["readability"] = {
  // A syllable for each group of vowels.
  syllables: (word) => Math.max(1, word.match(/[aeiouy\u00e0-\u00ff]+/giu)?.length ?? 0),
  formulas: {},
  weights: UNFITTED_WEIGHTS,
};
