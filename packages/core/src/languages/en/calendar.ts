import type { CalendarRules } from "../parts/calendar-rules.ts";
import { days, numbered, shifts, spans } from "../shared/calendar-tables.ts";
import { wordSet } from "../shared/word-set.ts";

export const calendar: CalendarRules = {
  months: numbered("january february march april may june july august september october november december"),
  shortMonths: numbered("jan feb mar apr  jun jul aug sep|sept oct nov dec"),
  doubtfulMonths: wordSet("may march august"),
  monthFirst: true,
  namedDays: new Map([
    ["9/11", {}],
    // May also be a full mark.
    [
      "7/7",
      {
        sign: {
          before: /^(on|since|after|before|until)$/,
          after: /^(attack|bomb|terror|victim|survivor|inquest|atrocit|anniversar|memorial)/,
        },
      },
    ],
  ]),
  weekdays: numbered(
    "monday|mondays tuesday|tuesdays wednesday|wednesdays thursday|thursdays friday|fridays saturday|saturdays sunday|sundays",
  ),
  shortWeekdays: numbered("mon tue|tues wed thu|thur|thurs fri sat sun"),
  relative: days({ yesterday: -1, today: 0, tonight: 0, tomorrow: 1 }),
  shift: shifts("last previous", "this", "next coming"),
  spans: spans({ day: "night day", week: "week", month: "month", year: "year" }),
  links: wordSet("of"),
  beforeYear: wordSet(
    "in since until till by from during before after early late mid between year years season spring summer autumn fall winter circa around through and to of for the his her their its",
  ),
  decade: { suffix: "s" },
  century: wordSet("century centuries"),
  centuryFirst: false,
};
