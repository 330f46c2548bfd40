import type { CalendarRules } from "../parts/calendar-rules.ts";
import { days, numbered, shifts, spans } from "../shared/calendar-tables.ts";
import { wordSet } from "../shared/word-set.ts";

export const calendar: CalendarRules = {
  months: numbered(
    "januar|janner|jaenner|januars februar|feber marz|maerz april mai juni juli august september oktober november dezember",
  ),
  shortMonths: numbered("jan feb mrz|mar apr  jun jul aug sep|sept okt nov dez"),
  doubtfulMonths: wordSet(""),
  monthFirst: false,
  beforeDottedDay: /^(am|vom|bis|zum|ab|seit|den|dem)$/,
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
  links: wordSet("den der dem des im von"),
  beforeYear: wordSet(
    "in im seit bis ab von vor nach anfang ende mitte jahr jahre jahren jahres zwischen und fruhjahr fruhling sommer herbst winter um saison des fur der",
  ),
  decade: { suffix: "er", noun: /^jahren?$/ },
  century: wordSet("jahrhundert jahrhunderts jahrhunderte jh jhd"),
  centuryFirst: false,
};
