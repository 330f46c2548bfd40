import type { RuleDescription } from "../rule.ts";

export const otherDate: RuleDescription = {
  summary: "A date, year, month, weekday or time differs from the one the source gives for the same thing.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The tower in Lisbon was built between 1514 and 1519.",
        text: "The tower in Lisbon was built between 1514 and 1619.",
        marked: "1514 and 1619",
      },
      {
        language: "de",
        source: "Die Messe läuft vom 14. bis 19. Mai.",
        text: "Die Messe läuft vom 14. bis 29. Mai.",
        marked: "14. bis 29. Mai",
      },
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
      {
        language: "en",
        source:
          "The cathedral, which is free, was rebuilt after the earthquake of 1703; only the bell tower survives from the earlier church.",
        text: "An earthquake in 1730 is the reason why the free cathedral was rebuilt.",
        marked: "1730",
      },
      {
        language: "de",
        source: "Die Kosten betragen 145 Euro pro Kind und müssen bis zum 15. Januar überwiesen werden.",
        text: "Bis zum 15. März müssen die Kosten überwiesen sein, die pro Kind anfallen.",
        marked: "15. März",
      },
      {
        language: "es",
        source: "El acuerdo debe ser revisado por la fiscalía económica, que tiene plazo hasta el 30 de agosto.",
        text: "La fiscalía económica tiene plazo hasta el 30 de octubre para revisar el acuerdo.",
        marked: "30 de octubre",
      },
    ],
    miss: [
      {
        language: "en",
        source: "From 2005 until 2021 dogs were forbidden on Pell Beach throughout the year.",
        text: "Dogs were forbidden on Pell Beach in July 2012.",
      },
      {
        language: "de",
        source: "Von Oktober bis April sind Hunde am Strand von Pell erlaubt.",
        text: "Im Januar sind Hunde am Strand von Pell erlaubt.",
      },
      {
        language: "es",
        source: "De octubre a abril se permiten perros en la playa de Pell.",
        text: "En enero se permiten perros en la playa de Pell.",
      },
      {
        language: "en",
        source: "In 2024 the Riverside Choir celebrated the fifteenth anniversary of its founding with a concert.",
        text: "The Riverside Choir was founded in 2009.",
      },
      {
        language: "de",
        source: "Der Welpe Momo bekam seine erste Impfung am 10. April und die zweite genau einen Monat später.",
        text: "Zum zweiten Mal wurde Momo am 10. Mai geimpft.",
      },
      {
        language: "es",
        source:
          "Las obras de la carretera comenzaron el 3 de febrero de 2014 y terminaron exactamente medio año después.",
        text: "Las obras acabaron el 3 de agosto de 2014.",
      },
      {
        language: "en",
        source: "The lease began on 15 May. The deposit was paid a month earlier.",
        text: "The deposit of the lease that began in May was paid on 15 April.",
      },
      {
        language: "es",
        source: "La muestra abrió el 3 de mayo y cerró dos meses después.",
        text: "La muestra abierta en mayo cerró el 3 de julio.",
      },
      {
        language: "en",
        source: "She led the team from 2010 to 2020.",
        text: "She led the team from 2012 to 2015.",
      },
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
      { language: "en", source: "The shop is open every day except Sunday.", text: "The shop is open on Monday." },
      {
        language: "en",
        source: "The train leaves Hull at 14:10 and reaches Leeds 55 minutes later.",
        text: "The train reaches Leeds at 15:05.",
      },
    ],
  },
};
