import type { CalendarRules } from "../parts/calendar-rules.ts";
import { days, numbered, shifts, spans } from "../shared/calendar-tables.ts";
import { DECADE } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";

export const calendar: CalendarRules = {
  months: numbered(
    "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  ),
  shortMonths: numbered("ene feb mar abr may jun jul ago sep|sept|set oct nov dic"),
  doubtfulMonths: wordSet(""),
  monthFirst: false,
  weekdays: numbered("lunes martes miercoles jueves viernes sabado|sabados domingo|domingos"),
  shortWeekdays: numbered("lun mar mie jue vie sab dom"),
  relative: days({ anteayer: -2, ayer: -1, anoche: -1, hoy: 0 }),
  shift: shifts("pasado pasada ultimo ultima anterior", "este esta", "proximo proxima siguiente"),
  spans: spans({ day: "noche", week: "semana", month: "mes", year: "ano" }),
  links: wordSet("de del"),
  beforeYear: wordSet(
    "en desde hasta de del ano anos durante entre y antes despues principios finales mediados verano invierno otono primavera temporada hacia para",
  ),
  decade: DECADE,
  century: wordSet("siglo siglos"),
  centuryFirst: true,
};
