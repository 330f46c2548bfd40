import { describeProofs } from "../testing/describe-proofs.ts";

// Changes of one word or place that once passed for a proof.
describeProofs({
  "almost all are not all": [
    ["en", "Almost all the children solved the task.", "All the children solved the task.", false],
    ["en", "Nearly every shop was closed.", "Every shop was closed.", false],
    ["de", "Fast alle Kinder lösten die Aufgabe.", "Alle Kinder lösten die Aufgabe.", false],
    ["de", "Nahezu jedes Geschäft war geschlossen.", "Jedes Geschäft war geschlossen.", false],
    ["es", "Casi todos los jóvenes resolvieron la prueba.", "Todos los jóvenes resolvieron la prueba.", false],
    ["es", "Casi ningún alumno aprobó el examen.", "Ningún alumno aprobó el examen.", false],
    ["es", "Ayer todos los jóvenes resolvieron la prueba.", "Todos los jóvenes resolvieron la prueba.", true],
    ["en", "In May all the children solved the task.", "All the children solved the task.", true],
  ],
  "what somebody thinks is not so for that": [
    ["es", "Creo que el proveedor traerá las muestras nuevas.", "El proveedor traerá las muestras nuevas.", false],
    ["de", "Ich glaube, der Lieferant bringt die neuen Muster.", "Der Lieferant bringt die neuen Muster.", false],
    ["en", "I suspect the supplier will bring new samples.", "The supplier will bring new samples.", false],
  ],
  "a comma is no colon": [
    ["es", "La torre, en cambio, está cerrada al público.", "La torre está abierta al público.", false],
    ["en", "Night Freight, a game for five players, costs €44.", "Night Freight lasts €44.", false],
    ["en", "Night Freight, a game for five players, costs €44.", "Night Freight costs €44.", true],
    [
      "en",
      "The organist, Edmund Shaw, will play a piece by Bach first and then a new work.",
      "The organist, Bach Shaw, will play a piece by Edmund first.",
      false,
    ],
  ],
  "what stands behind a comma points back from there": [
    [
      "en",
      "In 1742 the mill passed from the Ferrand family to Josiah Kell, who added a second waterwheel.",
      "In 1742 the mill passed from Josiah Kell to the Ferrand family.",
      false,
    ],
  ],
  "another word in its place is not named again": [
    [
      "de",
      "Herr Quast eröffnet die Sitzung. Frau Tekin schlägt vor, die Bühne im August zu vermieten.",
      "Frau Tekin schlägt vor, die Bühne im Quast zu vermieten.",
      false,
    ],
    [
      "es",
      "El beneficio subió. La consejera Amparo Luengo dejará el consejo en junio.",
      "La consejera Amparo Luengo dejará el consejo en beneficio.",
      false,
    ],
    [
      "es",
      "El grupo destinará 20 millones a obras. No habrá dividendo a cuenta este año.",
      "No destinará dividendo a cuenta este año.",
      false,
    ],
    [
      "de",
      "Jedes Mitglied erhält ein Beet. Wer ein Beet nicht pflegt, verliert es.",
      "Das Mitglied verliert es, wenn es ein Beet nicht pflegt.",
      false,
    ],
    [
      "en",
      "The Lumbre 6 is a pressure cooker. The silicone seal must be changed every year.",
      "The silicone seal of the Lumbre 6 must be changed every year.",
      true,
    ],
  ],
  "two phrases that change sides": [
    [
      "de",
      "Der Umzug beginnt um 17 Uhr an der Kirche und endet im Garten der Kita.",
      "Der Umzug beginnt im Garten der Kita und endet an der Kirche.",
      false,
    ],
    [
      "de",
      "Zunächst stellen die Standorte Jena und Kassel um, Bremen folgt im Januar.",
      "Zunächst stellt der Standort Bremen um, Jena und Kassel folgen im Januar.",
      false,
    ],
    [
      "en",
      "The parade starts at noon at the church and ends in the garden.",
      "The parade starts in the garden and ends at the church.",
      false,
    ],
    [
      "es",
      "Los pasajeros suben por detrás y bajan por delante.",
      "Los pasajeros suben por delante y bajan por detrás.",
      false,
    ],
    ["de", "Mädchen und Jungen unterschieden sich nicht.", "Jungen und Mädchen unterschieden sich nicht.", true],
  ],
  "a denial in brackets": [
    ["en", "The hose (not supplied) is 12 mm wide.", "The hose (supplied) is 12 mm wide.", false],
    ["de", "Der Schlauch (nicht enthalten) ist 12 mm breit.", "Der Schlauch (enthalten) ist 12 mm breit.", false],
    ["es", "La manguera (no incluida) mide 12 mm.", "La manguera (incluida) mide 12 mm.", false],
    ["en", "The hose (not supplied) is 12 mm wide.", "The hose is 12 mm wide.", true],
  ],
  "a difference of age, a bound, a line of its own": [
    ["de", "Das Salztor ist 60 Jahre jünger als der Dom.", "Das Salztor ist 60 Jahre älter als der Dom.", false],
    ["de", "Ein 60 Jahre alter Mann gewann das Rennen.", "Ein 60-jähriger Mann gewann das Rennen.", true],
    ["en", "It could not be detected beyond 60 metres.", "It could not be detected around 60 metres.", false],
    [
      "en",
      "Mobile tariffs from April:\nLite – 5 GB of data, £8 a month\nEveryday – 30 GB of data, £13 a month\nTraveller – 75 GB of data, £21 a month",
      "The Lite tariff includes 30 GB of data.",
      false,
    ],
    [
      "en",
      "Mobile tariffs from April:\nLite – 5 GB of data, £8 a month\nEveryday – 30 GB of data, £13 a month\nTraveller – 75 GB of data, £21 a month",
      "The Everyday tariff includes 30 GB of data.",
      true,
    ],
  ],
});
