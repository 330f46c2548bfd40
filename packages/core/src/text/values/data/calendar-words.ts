import type { Language } from "../../../languages/language.ts";

export type Relative = { readonly unit: "day" | "week" | "month" | "year"; readonly offset: number };

/** The calendar words of one language, keyed by their folded form. */
export type CalendarWords = {
  readonly months: ReadonlyMap<string, number>;
  /** Short forms, which count only next to a day or a year. */
  readonly shortMonths: ReadonlyMap<string, number>;
  /** Month names that are ordinary words or names too ("may", "march"): they need a neighbour. */
  readonly doubtfulMonths: ReadonlySet<string>;
  /** Monday is 1. */
  readonly weekdays: ReadonlyMap<string, number>;
  readonly shortWeekdays: ReadonlyMap<string, number>;
  readonly relative: ReadonlyMap<string, Relative>;
  /** "last", "letzte", "pasado": −1, 0 or 1 in front of or behind a span of time. */
  readonly shift: ReadonlyMap<string, number>;
  readonly spans: ReadonlyMap<string, Relative["unit"]>;
  /** Words between day, month and year. */
  readonly links: ReadonlySet<string>;
  /** Words after which four digits are a year. */
  readonly beforeYear: ReadonlySet<string>;
  readonly century: ReadonlySet<string>;
  readonly hours: ReadonlyMap<string, number>;
};

function numbered(list: string): ReadonlyMap<string, number> {
  const map = new Map<string, number>();
  list.split(" ").forEach((forms, index) => {
    for (const form of forms.split("|")) if (form !== "") map.set(form, index + 1);
  });
  return map;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(" ").filter((word) => word !== ""));

const days = (table: Readonly<Record<string, number>>): ReadonlyMap<string, Relative> =>
  new Map(Object.entries(table).map(([word, offset]) => [word, { unit: "day", offset }]));

const spans = (table: Readonly<Record<Relative["unit"], string>>): ReadonlyMap<string, Relative["unit"]> =>
  new Map(
    (Object.entries(table) as [Relative["unit"], string][]).flatMap(([unit, forms]) =>
      forms.split(" ").map((form) => [form, unit] as const),
    ),
  );

const shifts = (last: string, current: string, following: string): ReadonlyMap<string, number> =>
  new Map([
    ...last.split(" ").map((word) => [word, -1] as const),
    ...current.split(" ").map((word) => [word, 0] as const),
    ...following.split(" ").map((word) => [word, 1] as const),
  ]);

const en: CalendarWords = {
  months: numbered("january february march april may june july august september october november december"),
  shortMonths: numbered("jan feb mar apr  jun jul aug sep|sept oct nov dec"),
  doubtfulMonths: set("may march august"),
  weekdays: numbered(
    "monday|mondays tuesday|tuesdays wednesday|wednesdays thursday|thursdays friday|fridays saturday|saturdays sunday|sundays",
  ),
  shortWeekdays: numbered("mon tue|tues wed thu|thur|thurs fri sat sun"),
  relative: days({ yesterday: -1, today: 0, tonight: 0, tomorrow: 1 }),
  shift: shifts("last previous", "this", "next coming"),
  spans: spans({ day: "night day", week: "week", month: "month", year: "year" }),
  links: set("of"),
  beforeYear: set(
    "in since until till by from during before after early late mid between year years season spring summer autumn fall winter circa around through and to of for the his her their its",
  ),
  century: set("century centuries"),
  hours: new Map([
    ["noon", 12],
    ["midday", 12],
    ["midnight", 0],
  ]),
};

const de: CalendarWords = {
  months: numbered(
    "januar|janner|jaenner|januars februar|feber marz|maerz april mai juni juli august september oktober november dezember",
  ),
  shortMonths: numbered("jan feb mrz|mar apr  jun jul aug sep|sept okt nov dez"),
  doubtfulMonths: set(""),
  weekdays: numbered(
    "montag|montags dienstag|dienstags mittwoch|mittwochs donnerstag|donnerstags freitag|freitags samstag|samstags|sonnabend sonntag|sonntags",
  ),
  shortWeekdays: numbered("mo di mi do fr sa so"),
  relative: days({ vorgestern: -2, gestern: -1, heute: 0, ubermorgen: 2 }),
  shift: shifts(
    "letzte letzten letzter letztes letztem vergangene vergangenen vergangener vergangenes vorige vorigen voriges",
    "diese diesen dieser dieses diesem",
    "nachste nachsten nachster nachstes kommende kommenden kommender kommendes",
  ),
  spans: spans({ day: "nacht", week: "woche", month: "monat monats", year: "jahr jahres" }),
  links: set("den der dem des im von"),
  beforeYear: set(
    "in im seit bis ab von vor nach anfang ende mitte jahr jahre jahren jahres zwischen und fruhjahr fruhling sommer herbst winter um saison des fur der",
  ),
  century: set("jahrhundert jahrhunderts jahrhunderte jh jhd"),
  hours: new Map([
    ["mittags", 12],
    ["mitternacht", 0],
  ]),
};

const es: CalendarWords = {
  months: numbered(
    "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  ),
  shortMonths: numbered("ene feb mar abr may jun jul ago sep|sept|set oct nov dic"),
  doubtfulMonths: set(""),
  weekdays: numbered("lunes martes miercoles jueves viernes sabado|sabados domingo|domingos"),
  shortWeekdays: numbered("lun mar mie jue vie sab dom"),
  relative: days({ anteayer: -2, ayer: -1, anoche: -1, hoy: 0 }),
  shift: shifts("pasado pasada ultimo ultima anterior", "este esta", "proximo proxima siguiente"),
  spans: spans({ day: "noche", week: "semana", month: "mes", year: "ano" }),
  links: set("de del"),
  beforeYear: set(
    "en desde hasta de del ano anos durante entre y antes despues principios finales mediados verano invierno otono primavera temporada hacia para",
  ),
  century: set("siglo siglos"),
  hours: new Map([
    ["mediodia", 12],
    ["medianoche", 0],
  ]),
};

const pt: CalendarWords = {
  months: numbered("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro"),
  shortMonths: numbered("jan fev mar abr mai jun jul ago set out nov dez"),
  doubtfulMonths: set(""),
  weekdays: numbered("segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado|sabados domingo|domingos"),
  shortWeekdays: numbered("seg ter qua qui sex sab dom"),
  relative: days({ anteontem: -2, ontem: -1, hoje: 0, amanha: 1 }),
  shift: shifts("passado passada ultimo ultima anterior", "este esta neste nesta", "proximo proxima seguinte"),
  spans: spans({ day: "noite", week: "semana", month: "mes", year: "ano" }),
  links: set("de do"),
  beforeYear: set("em desde ate de do ano anos durante entre e antes depois inicio final meados verao inverno para"),
  century: set("seculo seculos"),
  hours: new Map([["meia-noite", 0]]),
};

export const calendarWords: Readonly<Record<Language, CalendarWords>> = { en, de, es, pt };
