import { compareDates, type DateValue, isSameValue } from "../../../text/index.ts";
import type { AlignedSentence, Contradiction } from "../embedded/aligned-sentence.ts";
import type { SourceText } from "../source-text.ts";
import type { ContradictionRule } from "./rule.ts";
import { contradictedValue } from "./shared/contradicted-value.ts";
import { sharesContext } from "./shared/shares-context.ts";
import { sharesTopic } from "./shared/shares-topic.ts";
import { isBoundTo } from "./shared/value-places.ts";

export const otherDate: ContradictionRule = {
  id: "other-date",
  kind: "contradiction",
  issueType: "DATE",
  summary: "A date differs from the one the source gives for the same event.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The gallery reopened on 4 March 2021 after a fire.",
        text: "The gallery reopened on 14 March 2021 after a fire.",
        marked: "14 March 2021",
      },
      {
        language: "en",
        source: "The strike at the port began on Tuesday.",
        text: "The strike at the port began on Thursday.",
        marked: "Thursday",
      },
      {
        language: "de",
        source: "Das Freibad wurde 1968 eröffnet.",
        text: "Das Freibad wurde 1986 eröffnet.",
        marked: "1986",
      },
      {
        language: "de",
        source: "Der Stadtrat entscheidet am 12. Juni über den Radweg.",
        text: "Der Stadtrat entscheidet am 12. Juli über den Radweg.",
        marked: "12. Juli",
      },
      {
        language: "es",
        source: "El tribunal dictó la sentencia el 3 de mayo de 2019.",
        text: "El tribunal dictó la sentencia el 3 de marzo de 2019.",
        marked: "3 de marzo de 2019",
      },
      {
        language: "pt",
        source: "O museu foi inaugurado em 1994.",
        text: "O museu foi inaugurado em 1949.",
        marked: "1949",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The gallery reopened on 4 March 2021 after a fire.",
        text: "The gallery reopened in spring 2021 after a fire.",
      },
      {
        language: "en",
        source: "The gallery reopened on 4 March 2021 after a fire.",
        text: "The gallery reopened on 04/03/2021 after a fire.",
      },
      {
        language: "de",
        source: "Das Freibad wurde 1968 eröffnet und 2004 saniert.",
        text: "Das Freibad wurde 2004 saniert.",
      },
      {
        language: "de",
        source: "Der Stadtrat entscheidet am 12. Juni über den Radweg.",
        text: "Im Juni entscheidet der Stadtrat über den Radweg.",
      },
      {
        language: "es",
        source: "El tribunal dictó la sentencia el 3 de mayo de 2019.",
        text: "El tribunal dictó la sentencia en mayo de 2019.",
      },
    ],
  },
  find: contradictedDates,
};

/** Dates of the claim that the aligned sentence gives differently. */
function contradictedDates(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (!sharesTopic(pair, article)) return [];
  const open = [...pair.source.dates];
  const unmatched: DateValue[] = [];
  for (const value of pair.claim.dates) {
    const at = open.findIndex((other) => isSameValue(compareDates(value, other)));
    if (at >= 0) open.splice(at, 1);
    else unmatched.push(value);
  }
  const found: Contradiction[] = [];
  for (const value of unmatched) {
    const rivals = open.filter((other) => compareDates(value, other) === "different");
    const rival = rivals.length === 1 ? rivals[0] : rivals.find((other) => sharesContext(pair, value, other));
    if (rival === undefined || isHabit(value) !== isHabit(rival) || !isBoundTo(pair, rival)) continue;
    found.push(contradictedValue(pair, value, rival));
  }
  return found;
}

/** "Closed on Mondays" tells of every week, not of a day something happened. */
function isHabit({ kind, text }: DateValue): boolean {
  return kind === "weekday" && /(?:days|(?:tag|woch|abend)s|^(?:los|às|aos) .*)$/i.test(text);
}
