import { describeProofs } from "../testing/describe-proofs.ts";

// What was, what is still to be done and what is only told are not so; nor is said of all what is said of the others.
describeProofs({
  "what was": [
    ["en", "The museum used to be open on Mondays.", "The museum is open on Mondays.", false],
    ["en", "Formerly the museum was free for children.", "The museum is free for children.", false],
    ["en", "The museum was once open on Mondays.", "The museum is open on Mondays.", false],
    ["de", "Früher war der Eintritt für Kinder frei.", "Der Eintritt ist für Kinder frei.", false],
    ["es", "Antes la entrada era gratuita para los niños.", "La entrada es gratuita para los niños.", false],
    ["es", "El autobús municipal solía llegar hasta la puerta.", "El autobús municipal llega hasta la puerta.", false],
    ["en", "Pike's brother, who used to run the firm, owns a fifth of it.", "Pike's brother owns a fifth of it.", true],
    ["en", "The museum was opened by the mayor in 1990.", "The museum was opened in 1990.", true],
  ],
  "what is still to be done": [
    ["en", "The lift has yet to be ordered.", "The lift has been ordered.", false],
    ["en", "The council has yet to approve the plan.", "The council has approved the plan.", false],
    ["en", "I meant to book the church hall but forgot.", "The church hall has been booked.", false],
    ["en", "The firm hired Ada Bell to run the new shop.", "Ada Bell runs the new shop.", false],
    ["de", "Er verpflichtet sich, das Dach bis Mai neu zu decken.", "Das Dach wurde bis Mai neu gedeckt.", false],
    [
      "de",
      "Ihr Vertrag, der im Sommer ausgelaufen wäre, wurde verlängert.",
      "Ihr Vertrag ist im Sommer ausgelaufen.",
      false,
    ],
    ["es", "Carmen se compromete a hablar con el vecino.", "Carmen habló con el vecino.", false],
    ["es", "Olvidó cerrar la puerta del garaje.", "Cerró la puerta del garaje.", false],
    ["en", "The council managed to repair the roof in May.", "The council repaired the roof in May.", true],
    ["en", "She began to study law in 2019.", "She began studying law in 2019.", true],
    ["es", "El ayuntamiento logró reparar el tejado en mayo.", "El ayuntamiento reparó el tejado en mayo.", true],
  ],
  "what is only told": [
    ["en", "Rumour has it that the harbour café will reopen.", "The harbour café will reopen.", false],
    ["de", "Es geht das Gerücht, dass das Café schließt.", "Das Café schließt.", false],
    ["es", "Cuenta la leyenda que en la cala se hundió un galeón.", "En la cala se hundió un galeón.", false],
  ],
  "the others": [
    ["en", "All other members pay 20 euros.", "All members pay 20 euros.", false],
    ["en", "Pieces are fired every other Friday.", "Pieces are fired every Friday.", false],
    ["en", "The remaining tenants pay 400 euros.", "The tenants pay 400 euros.", false],
    ["de", "Die übrigen Mieter zahlen 400 Euro.", "Die Mieter zahlen 400 Euro.", false],
    ["es", "Los demás inquilinos pagan 400 euros.", "Los inquilinos pagan 400 euros.", false],
    ["en", "The other two winners came from Hull.", "Two winners came from Hull.", true],
  ],
  "two and two": [
    ["en", "Ines Falk and Joy Abara came second and third.", "Joy Abara came second.", false],
    ["en", "Ines Falk and Joy Abara came second and third.", "Joy Abara came second and Ines Falk third.", false],
    ["de", "Ines Falk und Joy Abara wurden Zweite und Dritte.", "Joy Abara wurde Zweite.", false],
    ["es", "Ana y Luis quedaron segunda y tercero.", "Luis quedó segundo.", false],
    [
      "en",
      "Leo Banda and Tom Eddy had scored for Vale and Pickering respectively.",
      "Tom Eddy had scored for Vale.",
      false,
    ],
    ["en", "Ines Falk and Joy Abara came second and third respectively.", "Joy Abara came third.", true],
  ],
});
