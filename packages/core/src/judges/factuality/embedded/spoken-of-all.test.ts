import { describeProofs } from "../testing/describe-proofs.ts";

// What is said of all, of a share of all or under a condition is said of no more than the source names.
describeProofs({
  "a share or all of those named": [
    ["en", "About half of the farms in the valley lost power.", "About half of the farms lost power.", false],
    ["en", "All nurses over fifty in the clinic have been trained.", "All nurses over fifty have been trained.", false],
    [
      "en",
      "Water was delivered to nearly all of the villages in the north.",
      "Water was delivered to nearly all of the villages.",
      false,
    ],
    [
      "en",
      "Water was delivered to nearly all of the villages in May.",
      "Water was delivered to nearly all of the villages.",
      true,
    ],
    ["en", "Rovers led 2–0 at half-time through goals from Firth.", "Rovers led 2–0 at half-time.", true],
    [
      "de",
      "Gut die Hälfte der Akten aus dem Archiv ging bei dem Brand verloren.",
      "Gut die Hälfte der Akten ging bei dem Brand verloren.",
      false,
    ],
    ["es", "Un tercio de las facturas emitidas en julio se perdió.", "Un tercio de las facturas se perdió.", false],
  ],
  "all without an article": [
    ["en", "Blankets went to all villages in the north.", "Blankets went to all villages.", false],
    ["de", "Decken gingen an alle Dörfer im Norden.", "Decken gingen an alle Dörfer.", false],
    ["en", "The United States of America signed the treaty.", "The United States signed the treaty.", true],
  ],
  "a share in front": [
    ["es", "Uno de cada diez clientes devolvió el aparato.", "Los clientes devolvieron el aparato.", false],
  ],
  "those of a group": [
    ["es", "Los obreros contratados antes de 2015 cobrarán el plus.", "Los obreros cobrarán el plus.", false],
    [
      "de",
      "Die Mieter der oberen Wohnungen haben Beschwerde eingelegt.",
      "Die Mieter haben Beschwerde eingelegt.",
      false,
    ],
    ["es", "Los vecinos de la planta baja deben pagar la reparación.", "Los vecinos deben pagar la reparación.", false],
    ["es", "Los alumnos becados pagarán la mitad.", "Los alumnos pagarán la mitad.", false],
    ["es", "Los niños entran gratis a las sesiones matinales.", "Los niños entran gratis a las sesiones.", false],
    ["es", "Una portavoz del sindicato criticó la medida.", "Una portavoz criticó la medida.", true],
    ["en", "The keys of the old workshop are kept in the office.", "The keys are kept in the office.", false],
    ["en", "Three of the keys are kept in the office.", "Three keys are kept in the office.", true],
  ],
  "another one than the noun alone": [
    ["en", "The deputy head of the school said the roof leaks.", "The head of the school said the roof leaks.", false],
    [
      "en",
      "Former finance chief Alma Reyes has joined a supplier.",
      "Finance chief Alma Reyes has joined a supplier.",
      false,
    ],
    ["en", "The former finance chief, Alma Reyes, has joined a supplier.", "Alma Reyes has joined a supplier.", true],
    ["de", "Der frühere Leiter der Schule zog nach Bonn.", "Der Leiter der Schule zog nach Bonn.", false],
    ["es", "El juez suplente cerró el caso.", "El juez cerró el caso.", false],
    ["es", "El presunto ladrón huyó por el tejado.", "El ladrón huyó por el tejado.", false],
    ["en", "The first £150 of every claim is paid by you.", "Every claim is paid by you.", false],
    ["de", "Der Gast zahlt die erste der beiden Nächte.", "Der Gast zahlt die beiden Nächte.", false],
  ],
  "what belongs to something else": [
    ["de", "Die Wahl der Sprecherin des Beirats wurde verschoben.", "Die Wahl des Beirats wurde verschoben.", false],
    ["es", "El pleno aprobó la reforma del tejado del mercado.", "El pleno aprobó la reforma del mercado.", false],
    ["en", "Vilhena of the University of Braga found four beetles.", "Vilhena found four beetles.", true],
  ],
  "what is tried or suspected": [
    ["es", "El ministerio baraja reabrir el tramo en 2027.", "El ministerio reabrirá el tramo en 2027.", false],
    [
      "es",
      "El próximo año, el museo intentará contratar a un guía.",
      "El próximo año, el museo contratará a un guía.",
      false,
    ],
    [
      "de",
      "Der Bruder der Wirtin steht im Verdacht, Akten verbrannt zu haben.",
      "Der Bruder der Wirtin hat Akten verbrannt.",
      false,
    ],
    ["de", "Der Rat beschloss, den Bau der Halle prüfen zu lassen.", "Der Rat beschloss den Bau der Halle.", false],
    ["de", "Der Rat stimmte dem Bau mit 41 zu 12 Stimmen zu.", "Der Rat stimmte dem Bau zu.", true],
  ],
  "a bound": [
    [
      "es",
      "Los perros pueden correr por la playa fuera de la temporada alta.",
      "Los perros pueden correr por la playa.",
      false,
    ],
    ["en", "Dogs may run on the beach outside the high season.", "Dogs may run on the beach.", false],
    ["de", "Gäste zahlen für Kinderbetten nur die Hälfte.", "Gäste zahlen nur die Hälfte.", false],
    ["de", "Das Team fand in trockenen Jahren keinen Zusammenhang.", "Das Team fand keinen Zusammenhang.", false],
    [
      "es",
      "Se devuelve el dinero si la visita se cancela con un día de antelación.",
      "Se devuelve el dinero si la visita se cancela.",
      false,
    ],
    [
      "en",
      "The lid may be opened with a spoon once the pin has dropped.",
      "The lid may be opened with a spoon.",
      false,
    ],
    [
      "de",
      "Der Vorstand kündigte am Montag an, den Verkauf der Halle zu prüfen.",
      "Der Vorstand kündigte am Montag den Verkauf der Halle an.",
      false,
    ],
  ],
});
