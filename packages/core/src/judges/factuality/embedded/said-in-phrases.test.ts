import { describeProofs } from "../testing/describe-proofs.ts";

// Words that together say what one word says; what is a duty or a ban without a word for it.
describeProofs({
  "duty and leave in other words": [
    ["en", "Claims must be submitted within 45 days.", "Claims have to be submitted within 45 days.", true],
    ["en", "The tenant shall pay the rent by Friday.", "The tenant is obliged to pay the rent by Friday.", true],
    ["en", "Visitors can park behind the hall.", "Visitors may park behind the hall.", true],
    ["en", "Visitors may park behind the hall.", "Visitors are allowed to park behind the hall.", true],
    ["en", "Visitors may park behind the hall.", "Visitors have to park behind the hall.", false],
    ["en", "Visitors might park behind the hall.", "Visitors can park behind the hall.", false],
    ["en", "A pass is required to enter the lab.", "A pass must enter the lab.", false],
    ["es", "El cliente debe avisar por escrito.", "El cliente tiene que avisar por escrito.", true],
    ["es", "El cliente puede avisar por escrito.", "El cliente tiene que avisar por escrito.", false],
  ],
  "German duties": [
    [
      "de",
      "Der Schaden ist innert 14 Tagen schriftlich zu melden.",
      "Der Schaden muss innert 14 Tagen schriftlich gemeldet werden.",
      true,
    ],
    ["de", "Der Mieter hat den Schaden sofort zu melden.", "Der Mieter muss den Schaden sofort melden.", true],
    ["de", "Der Mieter ist bereit, den Schaden zu melden.", "Der Mieter muss den Schaden melden.", false],
    ["de", "Der Mieter hat das Recht, den Schaden zu melden.", "Der Mieter muss den Schaden melden.", false],
    ["de", "Der Schaden ist nicht zu melden.", "Der Schaden muss gemeldet werden.", false],
  ],
  "other phrases": [
    ["en", "The van was parked without number plates.", "The van was parked with no number plates.", true],
    ["en", "The van was parked with number plates.", "The van was parked with no number plates.", false],
    ["en", "The pool is open every day until 8 p.m.", "The pool is open daily until 8 p.m.", true],
    ["en", "All floors except the tower have a lift.", "All floors apart from the tower have a lift.", true],
    ["de", "Die Bibliothek ist jeden Tag geöffnet.", "Die Bibliothek ist täglich geöffnet.", true],
    [
      "de",
      "Die Selbstbeteiligung beträgt 100 Euro je Schadenfall.",
      "Die Selbstbeteiligung liegt bei 100 Euro je Schadenfall.",
      true,
    ],
    ["es", "Los vecinos viajan gratis.", "Los vecinos viajan de forma gratuita.", true],
    ["es", "Las historias se encuentran en un servidor.", "Las historias están en un servidor.", true],
  ],
  "what is said of a kind": [
    ["en", "Confidential files must not be taken home.", "Files must not be taken home.", false],
    ["de", "Im Saal dürfen junge Hunde nicht frei laufen.", "Im Saal dürfen Hunde nicht frei laufen.", false],
    ["en", "The new mayor opened the hall on Monday.", "The mayor opened the hall on Monday.", true],
    [
      "de",
      "Die Mieterin kann nach Ablauf eines Jahres mit einer Frist von drei Monaten kündigen.",
      "Die Mieterin kann mit einer Frist von drei Monaten kündigen.",
      false,
    ],
  ],
  "a word that a line broke": [
    ["en", "The burner must be re-\nplaced every 12 years.", "The burner must be replaced every 12 years.", true],
    ["en", "The fee is\n20 EUR.", "The fee is 20 EUR.", true],
    ["en", "The constructor takes a name.", "The constructor takes a name.", true],
  ],
});
