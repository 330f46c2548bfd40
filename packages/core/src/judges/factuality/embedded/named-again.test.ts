import { describeProofs } from "../testing/describe-proofs.ts";

// Claims that name again what a text is about.
describeProofs({
  "a part named with the thing it belongs to": [
    [
      "en",
      "The Lumbre 6 is a pressure cooker. The silicone seal must be changed every eighteen months.",
      "The silicone seal of the Lumbre 6 must be changed every eighteen months.",
      true,
    ],
    [
      "de",
      "Die Lumbre 6 ist ein Schnellkochtopf. Der Dichtring muss alle achtzehn Monate gewechselt werden.",
      "Der Dichtring der Lumbre 6 muss alle achtzehn Monate gewechselt werden.",
      true,
    ],
    [
      "es",
      "La Lumbre 6 es una olla a presión. La junta de silicona debe cambiarse cada dieciocho meses.",
      "La junta de silicona de la Lumbre 6 debe cambiarse cada dieciocho meses.",
      true,
    ],
    [
      "en",
      "The Lumbre 6 is a pressure cooker. The silicone seal of the Corva must be changed every eighteen months.",
      "The silicone seal of the Lumbre 6 must be changed every eighteen months.",
      false,
    ],
    [
      "de",
      "Die Lumbre 6 ist ein Schnellkochtopf. Der Dichtring der Corva muss alle achtzehn Monate gewechselt werden.",
      "Der Dichtring der Lumbre 6 muss alle achtzehn Monate gewechselt werden.",
      false,
    ],
    [
      "es",
      "La Lumbre 6 es una olla a presión. La junta de silicona de la Corva debe cambiarse cada dieciocho meses.",
      "La junta de silicona de la Lumbre 6 debe cambiarse cada dieciocho meses.",
      false,
    ],
  ],
  "a first name before a family name": [
    [
      "en",
      "Jamie Pell won the heat. In the final Pell touched the wall after 58 seconds.",
      "In the final Jamie Pell touched the wall after 58 seconds.",
      true,
    ],
    [
      "de",
      "Jana Pell gewann den Vorlauf. Im Finale schlug Pell nach 58 Sekunden an.",
      "Im Finale schlug Jana Pell nach 58 Sekunden an.",
      true,
    ],
    [
      "es",
      "Jaime Pell ganó la serie. En la final Pell tocó la pared tras 58 segundos.",
      "En la final Jaime Pell tocó la pared tras 58 segundos.",
      true,
    ],
    [
      "en",
      "Jamie Pell and Robin Pell won their heats. In the final Pell touched the wall after 58 seconds.",
      "In the final Jamie Pell touched the wall after 58 seconds.",
      false,
    ],
    [
      "de",
      "Jana Pell und Rieke Pell gewannen ihre Vorläufe. Im Finale schlug Pell nach 58 Sekunden an.",
      "Im Finale schlug Jana Pell nach 58 Sekunden an.",
      false,
    ],
    [
      "es",
      "Jaime Pell y Rosa Pell ganaron sus series. En la final Pell tocó la pared tras 58 segundos.",
      "En la final Jaime Pell tocó la pared tras 58 segundos.",
      false,
    ],
  ],
  "a list line with a label": [
    ["en", "The Corva is a camper van.\nKitchen: two burners", "The kitchen of the Corva has two burners.", false],
    ["de", "Der Corva ist ein Reisemobil.\nKüche: zwei Kochfelder", "Die Küche des Corva hat zwei Kochfelder.", false],
    ["es", "La Corva es una autocaravana.\nCocina: dos fuegos", "La cocina de la Corva tiene dos fuegos.", false],
    [
      "en",
      "The Lumbre 6 is a pressure cooker. Wait, until the red pin has sunk.",
      "Wait until the red pin of the Lumbre 6 has sunk.",
      true,
    ],
  ],
  "a denial or a duty is nothing named again": [
    [
      "en",
      "The match is on Friday. The fans sing in the square.",
      "The fans cannot wait for the match and sing in the square.",
      false,
    ],
    [
      "de",
      "Das Spiel ist am Freitag. Die Fans singen auf dem Platz.",
      "Die Fans können das Spiel nicht erwarten und singen auf dem Platz.",
      false,
    ],
    [
      "es",
      "El partido es el viernes. Los aficionados cantan en la plaza.",
      "Los aficionados no pueden esperar el partido y cantan en la plaza.",
      false,
    ],
  ],
  "words behind a comma that the claim does not have": [
    [
      "en",
      "The Tour of Skye ends on Sunday. Doyle keeps the jersey, but his lead has shrunk to 4 seconds.",
      "Doyle keeps the jersey of the Tour of Skye.",
      true,
    ],
    [
      "de",
      "Die Rundfahrt endet am Sonntag. Doyle behält das Trikot, doch sein Vorsprung ist auf 4 Sekunden geschrumpft.",
      "Doyle behält das Trikot der Rundfahrt.",
      true,
    ],
    [
      "es",
      "La Vuelta termina el domingo. Doyle conserva el maillot, pero su ventaja se redujo a 4 segundos.",
      "Doyle conserva el maillot de la Vuelta.",
      true,
    ],
    [
      "en",
      "The Tour of Skye ends on Sunday. Doyle keeps the jersey, but his lead has shrunk to 4 seconds.",
      "Doyle keeps the jersey for 4 seconds.",
      false,
    ],
    [
      "de",
      "Die Rundfahrt endet am Sonntag. Doyle behält das Trikot, doch sein Vorsprung ist auf 4 Sekunden geschrumpft.",
      "Doyle behält das Trikot 4 Sekunden.",
      false,
    ],
    [
      "es",
      "La Vuelta termina el domingo. Doyle conserva el maillot, pero su ventaja se redujo a 4 segundos.",
      "Doyle conserva el maillot 4 segundos.",
      false,
    ],
  ],
  "a name behind the noun it belongs to": [
    ["en", "The reform of the market will cost 1.8 million.", "The market will cost 1.8 million.", false],
    ["en", "The mother of Ruth Bell won the race in May.", "Ruth Bell won the race in May.", false],
    ["de", "Die Reform des Marktes kostet 2 Millionen Euro.", "Der Markt kostet 2 Millionen Euro.", false],
    ["es", "La reforma del mercado costará 1,8 millones.", "El mercado costará 1,8 millones.", false],
    ["es", "La reforma del mercado costará 1,8 millones.", "La reforma costará 1,8 millones.", true],
  ],
  "a noun and its genitive": [
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Die Aussage vom Fahrer liegt der Polizei vor.", true],
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Die Aussage der Fahrerin liegt der Polizei vor.", false],
    ["de", "Die Aussage des Fahrers liegt der Polizei vor.", "Der Fahrer liegt der Polizei vor.", false],
  ],
});
