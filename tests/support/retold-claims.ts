import type { Language } from "../../packages/core/src/languages/language.ts";

/** How a claim was told in another way. */
export type Retelling =
  | "grouped number"
  | "number word"
  | "million"
  | "percent"
  | "date"
  | "clock"
  | "moved adverbial"
  | "halves turned"
  | "attributed"
  | "opened"
  | "aside dropped"
  | "small first letter"
  | "quotes"
  | "dash"
  | "contracted";

export interface RetoldClaim {
  readonly change: Retelling;
  readonly text: string;
}

type Spoken = Exclude<Language, "pt">;
type Rewrite = (claim: string, words: Beside) => readonly (string | undefined)[];

/** The words of a language that the changes need. */
interface Words {
  readonly language: Spoken;
  /** From two to twelve. A word that also means something else is left out. */
  readonly numbers: readonly string[];
  readonly months: readonly string[];
  readonly grouping: string;
  readonly decimal: string;
  readonly million: RegExp;
  readonly millions: string;
  readonly percent: string;
  readonly attributions: readonly string[];
  readonly openings: readonly string[];
  /** Small words that may lead a phrase of time or place to the front of a sentence. */
  readonly leads: RegExp;
  /** Words by which a clause leans on what stands before it, or reaches over what stands behind it. */
  readonly leaning: RegExp;
  readonly joins: RegExp;
  readonly relative: RegExp;
}

interface Beside extends Words {
  readonly source: string;
}

const WORDS: Readonly<Record<Spoken, Words>> = {
  de: {
    language: "de",
    numbers: ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "", "neun", "zehn", "elf", "zwölf"],
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
    grouping: ".",
    decimal: ",",
    million: /(?<![\p{N},.–-]|\b(?:bis|und|oder) )(\d{1,3}(?:,\d)?) Million(?:en)?\b/u,
    millions: "Millionen",
    percent: "Prozent",
    attributions: ["Laut Bericht", "Dem Bericht zufolge"],
    openings: ["Außerdem", "Zudem"],
    leads: /(?!)/u,
    leaning:
      /\b(?:er|sie|es|ihre?[nmrs]?|seine?[nmrs]?|ihm|ihn|ihnen|diese[nmrs]?|dies|das|beide[nr]?|dann|danach|dort|dabei|damit|davon|da[rz]u|daher|deshalb|jedoch|aber|auch|andere[nmrs]?|sich|dafür|darauf|dagegen)\b/iu,
    joins: /^(.{20,}?)(; |, und )((?:der|die|das|ein|eine)\b.{20,})\.$/iu,
    // Only a name is sure to be the same one without what a clause tells about it.
    relative: /^(.*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), (?:der|die) [^,;]{5,80}, (.{12,})$/u,
  },
  en: {
    language: "en",
    numbers: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    months: "January February March April May June July August September October November December".split(" "),
    grouping: ",",
    decimal: ".",
    million: /(?<![\p{N},.–-]|\b(?:to|and|or) )(\d{1,3}(?:\.\d)?) million\b(?!s)/u,
    millions: "million",
    percent: "percent",
    attributions: ["According to the report,"],
    openings: ["In addition,", "Moreover,"],
    leads: /^(?:In|On|At|After|Before|Since|During|By|Until) /u,
    leaning:
      /\b(?:it|its|he|she|his|her|him|they|their|them|this|that|these|those|both|then|there|so|such|also|too|however|therefore|instead|otherwise|other|others|another|same|than|who|which|whose|where|when|because|if|unless|although|said|says|one|ones|for|latter|former)\b/iu,
    joins: /^(.{20,}?)(; |, and |, while )((?:the|a|an)\b.{20,})\.$/iu,
    relative: /^(.{6,}?), (?:who|which|whose) [^,;]{5,80}, (.{12,})$/u,
  },
  es: {
    language: "es",
    numbers: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
    grouping: ".",
    decimal: ",",
    million: /(?<![\p{N},.–-]|\b(?:a|y|o) )(\d{1,3}(?:,\d)?) mill(?:ón|ones)(?: de)?\b/u,
    millions: "millones de",
    percent: "por ciento",
    attributions: ["Según el informe,"],
    openings: ["Además,", "Asimismo,"],
    leads: /^(?:En|Desde|Durante|Tras|Hasta|Al|A) /u,
    leaning:
      /(?<!\p{L})(?:él|ella|ellos|ellas|ello|lo|le|les|su|sus|est[eao]s?|es[eao]s?|aquell[ao]s?|ambos|ambas|después|luego|entonces|allí|así|tal|también|además|sin embargo|por tanto|por eso|otr[oa]s?|mism[oa]s?|que|quien|cuando|porque|si|aunque|donde|como|dijo)(?!\p{L})/iu,
    joins: /^(.{20,}?)(; |, y |, mientras que )((?:el|la|los|las|un|una)(?!\p{L}).{20,})\.$/iu,
    relative: /^(.{6,}?), (?:que|quien|quienes|cuy[oa]s?) [^,;]{5,80}, (.{12,})$/u,
  },
};

/** An aside that takes something back cannot be left out. */
const TAKES_BACK =
  /(?<!\p{L})(?:not|no|never|except|only|unless|without|if|excluding|nicht|keine?|außer|nur|ohne|wenn|sofern|ausgenommen|sin|salvo|excepto|sol[oa]|sólo|si)(?!\p{L})/iu;

/** German verbs that stand behind the first phrase of a sentence, whatever that is. */
const HELPING =
  /^((?:Der|Die|Das|Ein|Eine) (?:\S+ ){1,3}?)(ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen) ([^,;:]+\.)$/u;

const CONTRACTED: readonly (readonly [string, string])[] = [
  ...["is", "are", "was", "were", "has", "have", "had", "do", "does", "did", "could", "would", "should"].map(
    (verb) => [`${verb} not`, `${verb}n't`] as const,
  ),
  ["cannot", "can't"],
  ["will not", "won't"],
];

const REWRITES: Readonly<Record<Retelling, Rewrite>> = {
  "grouped number": (claim, { grouping, language }) => {
    const grouped = new RegExp(`(?<![\\d.,])\\d{1,3}(?:[${grouping}]\\d{3})+(?![\\d.,]\\d|\\d)`, "gu");
    return [
      claim.replace(grouped, (number) => number.replaceAll(grouping, "")),
      language === "en" ? undefined : claim.replace(grouped, (number) => number.replaceAll(grouping, "\u00a0")),
    ];
  },
  "number word": (claim, { numbers, months }) => {
    const noun = `(?= (?!(?:${months.join("|")})\\b)\\p{L}{4,})`;
    const digits = new RegExp(`(?<=\\b\\p{Ll}+ )(?:[2-9]|1[0-2])${noun}`, "u");
    const words = new RegExp(`(?<=\\b\\p{Ll}+ )(?:${numbers.filter(Boolean).join("|")})${noun}`, "u");
    return [
      claim.replace(digits, (digit) => numbers[Number(digit) - 2] || digit),
      claim.replace(words, (word) => String(numbers.indexOf(word) + 2)),
    ];
  },
  million: (claim, { million, millions, grouping, decimal }) => {
    const whole = new RegExp(`(?<![\\d.,])(\\d{1,3})[${grouping}](\\d)00[${grouping}]000(?![\\d.,]\\d|\\d)`, "u");
    return [
      claim.replace(million, (_, number: string) => {
        const [before, after = "0"] = number.split(decimal);
        return `${before}${grouping}${after}00${grouping}000`;
      }),
      claim.replace(whole, (_, before: string, after: string) =>
        before === "1" && after === "0" ? _ : `${before}${after === "0" ? "" : decimal + after} ${millions}`,
      ),
    ];
  },
  percent: (claim, { percent }) => [
    claim.replace(/(?<=\d)\s?%/gu, ` ${percent}`),
    claim.replace(new RegExp(`(?<=\\d) (?:${percent}|per cent)\\b`, "gu"), "\u00a0%"),
    claim.replace(new RegExp(`(?<=\\d) (?:${percent}|per cent)\\b`, "gu"), "%"),
  ],
  date: (claim, words) => datesOf(claim, words),
  clock: (claim, { language }) => {
    if (language === "de")
      return [
        claim.replace(/\b(\d{1,2}) Uhr\b(?! \d)/u, "$1:00 Uhr"),
        claim.replace(/\b(\d{1,2}):(\d\d) Uhr\b/u, "$1.$2 Uhr"),
      ];
    if (language === "es")
      return [
        claim.replace(/(?<=\ba las )(\d{1,2})(?=,? \p{Ll}{2,}|\.$)(?! (?:y|menos|h)\b)/u, "$1:00"),
        claim.replace(/(?<=\ba las )(\d{1,2}):(\d\d)\b/u, "$1.$2"),
      ];
    return [
      claim.replace(/\b(\d{1,2}) ?([ap])\.?m\b(?!\.)/u, "$1 $2.m."),
      claim.replace(/\b(\d{1,2}) ([ap])\.m\.(?= \p{Ll})/u, "$1:00$2m"),
    ];
  },
  "moved adverbial": (claim, { leads, leaning }) => {
    const [, lead = "", rest = ""] = /^([^,;:]{4,40}), ([^,;:]{20,})\.$/u.exec(claim) ?? [];
    if (!leads.test(lead) || leaning.test(rest) || leaning.test(lead) || TAKES_BACK.test(rest)) return [];
    return [`${large(rest)} ${small(lead)}.`];
  },
  "halves turned": (claim, { joins, leaning }) => {
    const [, first = "", join = "", second = ""] = joins.exec(claim) ?? [];
    const isPlain = first !== "" && !/[,;:]/u.test(first + second) && !leaning.test(second) && !leaning.test(first);
    return isPlain ? [`${large(second)}${join}${small(first)}.`] : [];
  },
  attributed: (claim, { attributions, language, source }) => [
    ...attributions.map((words) => behind(words, claim, source, language)),
    language === "de" && /^[^:;"„]+\.$/u.test(claim) ? `${claim.slice(0, -1)}, so der Bericht.` : undefined,
  ],
  opened: (claim, { openings, language, source }) => [
    ...openings.map((words) => behind(words, claim, source, language)),
    language === "de" ? `Kurz gesagt: ${claim}` : undefined,
  ],
  "aside dropped": (claim, { relative }) => {
    const [bracket = ""] = / \([^()]{2,80}\)/u.exec(claim) ?? [];
    const [, before, after] = relative.exec(claim) ?? [];
    return [
      TAKES_BACK.test(bracket) ? undefined : claim.replace(bracket, ""),
      before === undefined || TAKES_BACK.test(claim) ? undefined : `${before} ${after}`,
    ];
  },
  "small first letter": (claim) => [claim[0]!.toLowerCase() + claim.slice(1)],
  quotes: (claim) => [
    claim.replace(/["“”„]([^"“”„]+)["“”]/gu, "'$1'"),
    claim.replace(/["“”„«]([^"“”„«»]+)["“”»]/gu, '"$1"'),
    claim.replace(/"([^"]+)"/gu, "“$1”"),
    claim.replaceAll("’", "'"),
    claim.replace(/(?<=\p{L})'(?=\p{L})/gu, "’"),
  ],
  dash: (claim) => [
    claim.replaceAll("–", "-"),
    claim.replace(/(?<=\d)-(?=\d)/gu, "–"),
    claim.replaceAll(" - ", " – "),
    claim.replaceAll(" — ", " – "),
  ],
  contracted: (claim, { language }) =>
    language === "en"
      ? CONTRACTED.flatMap(([long, short]) => [
          claim.replace(new RegExp(`\\b${long}\\b`, "u"), short),
          claim.replace(new RegExp(`\\b${short}\\b`, "u"), long),
        ])
      : [],
};

/** Ways to tell a claim that keep what it says: each is right where the claim is. */
export function retoldClaims(claim: string, source: string, language: Language): readonly RetoldClaim[] {
  if (language === "pt") return [];
  const words = { ...WORDS[language], source };
  return (Object.keys(REWRITES) as Retelling[]).flatMap((change) =>
    [...new Set(REWRITES[change](claim, words))].flatMap((text) =>
      text === undefined || text === claim ? [] : [{ change, text }],
    ),
  );
}

function datesOf(claim: string, { language, months }: Words): readonly (string | undefined)[] {
  const month = `(${months.join("|")})`;
  const numberOf = (name: string) => String(months.indexOf(name) + 1);
  // "3 to 5 May" has two days and one month.
  const alone = "(?<!\\b(?:and|to|or|und|bis|oder|y|al|o|a) |[\\p{N}.–-]\\s?|\\bthe )";
  if (language === "en") {
    return [
      claim.replace(new RegExp(`${alone}\\b(\\d{1,2}) ${month} (\\d{4})\\b`, "u"), "$2 $1, $3"),
      claim.replace(new RegExp(`\\b${month} (\\d{1,2}), (\\d{4})\\b`, "u"), "$2 $1 $3"),
      claim.replace(new RegExp(`${alone}\\b(\\d{1,2}) ${month}\\b(?! \\d)`, "u"), "$2 $1"),
      claim.replace(new RegExp(`\\b${month} (\\d{1,2})\\b(?!,? \\d|[:–-]|(?:,| and| to| or) \\d)`, "u"), "$2 $1"),
    ];
  }
  const day = language === "de" ? "(\\d{1,2})\\. " : "(\\d{1,2}) de ";
  const year = language === "de" ? " (\\d{4})" : " de (\\d{4})";
  const point = language === "de" ? "." : "/";
  return [
    claim.replace(
      new RegExp(`${alone}\\b${day}${month}${year}\\b`, "u"),
      (_, date: string, name: string, full: string) => [date, numberOf(name), full].join(point),
    ),
    language === "de"
      ? claim.replace(
          new RegExp(`${alone}\\b${day}${month}(?! \\d|\\.)\\b`, "u"),
          (_, date: string, name: string) => `${date}.${numberOf(name)}.`,
        )
      : claim.replace(new RegExp(`${alone}\\b${day}${month}${year}\\b`, "u"), "$1 de $2 del $3"),
  ];
}

/** A claim behind words in front of it; in German the verb changes places with what stood first. */
function behind(words: string, claim: string, source: string, language: Spoken): string | undefined {
  if (language === "de") {
    const [, subject = "", verb, rest] = HELPING.exec(claim) ?? [];
    return verb === undefined ? undefined : `${words} ${verb} ${small(subject)}${rest}`;
  }
  const told = small(claim);
  // A first word that nobody wrote large elsewhere may be no name.
  const [first = ""] = /^\p{L}+/u.exec(claim) ?? [];
  const isName = new RegExp(`[\\p{Ll},] ${first}\\b`, "u").test(source);
  return told === claim && !isName ? undefined : `${words} ${told}`;
}

function large(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Nouns and names stay large: only an article, a preposition or a pronoun begins small. */
function small(text: string): string {
  return /^(?:The|A|An|In|On|At|After|Before|Since|During|By|Until|Every|Each|This|That|His|Her|Their|Its|Der|Die|Das|Ein|Eine|El|La|Los|Las|Un|Una|En|Desde|Durante|Tras|Hasta|Al|Cada|Este|Esta|Su|Sus|Se) /u.test(
    text,
  )
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
}
