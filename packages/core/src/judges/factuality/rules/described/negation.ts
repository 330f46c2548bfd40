import type { RuleDescription } from "../rule.ts";

export const negation: RuleDescription = {
  summary: "The text denies what the source says, or says what the source denies.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The council did not approve the new stadium.",
        text: "The council approved the new stadium.",
      },
      {
        language: "en",
        source: "The witness recognised the driver of the van.",
        text: "The witness never recognised the driver of the van.",
        marked: "never",
      },
      {
        language: "de",
        source: "Gäste sind willkommen, dürfen aber nicht allein im Garten bleiben.",
        text: "Gäste dürfen allein im Garten bleiben.",
      },
      {
        language: "de",
        source: "Die Behörde hat den Antrag nicht genehmigt.",
        text: "Die Behörde hat den Antrag genehmigt.",
      },
      {
        language: "de",
        source: "Die Polizei hat den Täter gefasst.",
        text: "Die Polizei hat den Täter nicht gefasst.",
        marked: "nicht",
      },
      { language: "es", source: "La empresa no pagó la multa.", text: "La empresa pagó la multa." },
      { language: "pt", source: "O governo não vai aumentar o imposto.", text: "O governo vai aumentar o imposto." },
      {
        language: "en",
        source: "You may not enter the lab without goggles.",
        text: "You may enter the lab without goggles.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The Wasps No 8 was suspended for three matches.",
        text: "The wasps no 8 was suspended for three matches.",
      },
      {
        language: "en",
        source: "Most but not all of the examined trees shrank in August.",
        text: "Most of the examined trees shrank in August.",
      },
      {
        language: "en",
        source: "Port Aldine have now failed to win any of their last five away matches.",
        text: "Port Aldine have not won any of their last five away matches.",
      },
      {
        language: "en",
        source: "The update is free for customers who bought it after 1 June; all others pay 29 euros.",
        text: "Customers who did not buy it after 1 June pay 29 euros.",
      },
      {
        language: "en",
        source: "The council did not approve the new stadium.",
        text: "The new stadium was not approved by the council.",
      },
      {
        language: "en",
        source: "The museum is closed on Mondays, not on Sundays.",
        text: "The museum is closed on Mondays.",
      },
      {
        language: "de",
        source: "Die Behörde hat den Antrag nicht genehmigt.",
        text: "Der Antrag wurde von der Behörde nicht genehmigt.",
      },
      {
        language: "de",
        source: "Der Arzt fand keine Ursache für die Schmerzen.",
        text: "Der Arzt konnte keine Ursache für die Schmerzen finden.",
      },
      {
        language: "es",
        source: "La empresa no solo pagó la multa, también cerró la planta.",
        text: "La empresa pagó la multa.",
      },
      { language: "en", source: "Half of the flats are rented out.", text: "Half of the flats are not rented out." },
      {
        language: "en",
        source: "All but two of the ships returned to port.",
        text: "Not all of the ships returned to port.",
      },
      {
        language: "en",
        source: "Refunds are only possible until 30 June.",
        text: "Refunds are not possible after 30 June.",
      },
      {
        language: "en",
        source: "The vaccine must not be stored above 8 degrees.",
        text: "The vaccine must be stored at 8 degrees or below.",
      },
      { language: "en", source: "The work is far from finished.", text: "The work is not finished." },
      {
        language: "de",
        source: "Die meisten Mitglieder stimmten zu, aber nicht alle.",
        text: "Einige Mitglieder stimmten nicht zu.",
      },
      { language: "de", source: "Das Bad öffnet erst um 9 Uhr.", text: "Das Bad öffnet nicht vor 9 Uhr." },
      { language: "de", source: "Der Pilot weigerte sich zu starten.", text: "Der Pilot startete nicht." },
      { language: "de", source: "Sie nahmen den Zug statt des Autos.", text: "Sie nahmen nicht das Auto." },
      {
        language: "es",
        source: "Todos los barcos menos dos volvieron al puerto.",
        text: "No todos los barcos volvieron al puerto.",
      },
      { language: "es", source: "La piscina no abre hasta las 9.", text: "La piscina abre a las 9." },
      {
        language: "es",
        source: "Ni la alcaldesa ni el consejo apoyan el plan.",
        text: "La alcaldesa no apoya el plan.",
      },
      {
        language: "en",
        source: "The drug prevents the virus from spreading.",
        text: "With the drug, the virus cannot spread.",
      },
      { language: "en", source: "Smoking is prohibited on the terrace.", text: "You may not smoke on the terrace." },
      { language: "en", source: "The car lacks a spare wheel.", text: "The car has no spare wheel." },
      {
        language: "en",
        source: "Few of the guests stayed for dinner.",
        text: "Not many of the guests stayed for dinner.",
      },
      { language: "en", source: "Nobody but the owner has a key.", text: "The owner has a key." },
      { language: "en", source: "The ferry no longer stops at Pier 4.", text: "The ferry used to stop at Pier 4." },
      { language: "de", source: "Dem Auto fehlt ein Reserverad.", text: "Das Auto hat kein Reserverad." },
      {
        language: "es",
        source: "Pocos invitados se quedaron a cenar.",
        text: "No muchos invitados se quedaron a cenar.",
      },
      {
        language: "en",
        source: "The bridge was closed to cars but stayed open to pedestrians.",
        text: "The bridge was not closed to pedestrians.",
      },
      {
        language: "es",
        source: "El museo cobra 9 euros a los adultos y deja entrar gratis a los niños.",
        text: "A los niños el museo no les cobra.",
      },
      { language: "es", source: "En Ostia nieva pocas veces.", text: "En Ostia no nieva muchas veces." },
      {
        language: "de",
        source: "Alle Eingeladenen kamen, nur die Lindgrens nicht.",
        text: "Nicht alle Eingeladenen kamen.",
      },
      {
        language: "en",
        source: "The witness recognised the driver, but the driver did not recognise her.",
        text: "The driver was recognised by the witness.",
      },
      {
        language: "es",
        source: "La testigo reconoció al conductor, pero el conductor no la reconoció a ella.",
        text: "Al conductor lo reconoció la testigo.",
      },
      {
        language: "en",
        source: "Rents fell in the city centre but rose in the suburbs.",
        text: "Rents in the city centre did not rise.",
      },
    ],
  },
};
