import type { CalendarRules } from "../parts/calendar-rules.ts";
import { days, numbered, shifts, spans } from "../shared/calendar-tables.ts";
import { DECADE } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";

export const calendar: CalendarRules = {
  months: numbered("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro"),
  shortMonths: numbered("jan fev mar abr mai jun jul ago set out nov dez"),
  doubtfulMonths: wordSet(""),
  monthFirst: false,
  weekdays: numbered("segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado|sabados domingo|domingos"),
  shortWeekdays: numbered("seg ter qua qui sex sab dom"),
  relative: days({ anteontem: -2, ontem: -1, hoje: 0, amanha: 1 }),
  shift: shifts("passado passada ultimo ultima anterior", "este esta neste nesta", "proximo proxima seguinte"),
  spans: spans({ day: "noite", week: "semana", month: "mes", year: "ano" }),
  links: wordSet("de do"),
  beforeYear: wordSet(
    "em desde ate de do ano anos durante entre e antes depois inicio final meados verao inverno para",
  ),
  decade: DECADE,
  century: wordSet("seculo seculos"),
  centuryFirst: true,
};
