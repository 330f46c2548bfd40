/** A claim and a passage that every verifier of the language gets right, or it is put together wrongly. */
export interface SanityPair {
  readonly passage: string;
  readonly claim: string;
  readonly isSupported: boolean;
}

/** Five for each language: two that hold, one wrong number, one opposite, one the passage does not speak of. */
export const SANITY_PAIRS = {
  en: [
    pair("The museum was built in 1923 and has three floors.", "The museum has three floors.", true),
    pair("The ferry was cancelled because of the storm.", "The storm stopped the ferry from running.", true),
    pair("The museum was built in 1923 and has three floors.", "The museum has nine floors.", false),
    pair("The council approved the new school.", "The council rejected the new school.", false),
    pair("The ferry was cancelled because of the storm.", "The mayor will marry in spring.", false),
  ],
  de: [
    pair("Das Museum wurde 1923 gebaut und hat drei Stockwerke.", "Das Museum hat drei Stockwerke.", true),
    pair("Die Fähre fiel wegen des Sturms aus.", "Der Sturm verhinderte die Fahrt der Fähre.", true),
    pair("Das Museum wurde 1923 gebaut und hat drei Stockwerke.", "Das Museum hat neun Stockwerke.", false),
    pair("Der Rat stimmte der neuen Schule zu.", "Der Rat lehnte die neue Schule ab.", false),
    pair("Die Fähre fiel wegen des Sturms aus.", "Die Bürgermeisterin heiratet im Frühling.", false),
  ],
  es: [
    pair("El museo se construyó en 1923 y tiene tres plantas.", "El museo tiene tres plantas.", true),
    pair("El transbordador se canceló por la tormenta.", "La tormenta impidió que saliera el transbordador.", true),
    pair("El museo se construyó en 1923 y tiene tres plantas.", "El museo tiene nueve plantas.", false),
    pair("El ayuntamiento aprobó la nueva escuela.", "El ayuntamiento rechazó la nueva escuela.", false),
    pair("El transbordador se canceló por la tormenta.", "La alcaldesa se casará en primavera.", false),
  ],
} as const satisfies Readonly<Record<string, readonly SanityPair[]>>;

function pair(passage: string, claim: string, isSupported: boolean): SanityPair {
  return { passage, claim, isSupported };
}
