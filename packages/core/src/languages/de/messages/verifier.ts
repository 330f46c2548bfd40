import type { Messages } from "../../parts/messages.ts";

export const verifier: Messages["verifier"] = {
  reads: "{name} antwortet als {family}: {labels}.",
  sanity: "{lang}: {right} von {of} Probepaaren richtig.",
  speed: "{rate} Textstellen in der Sekunde mit je {tokens} Tokens, auf diesem Rechner.",
  added: "Aufgenommen. Wie oft er recht hat, weiß noch niemand: beleg trust --verifier {name}",
  removed: "{name} ist vergessen; seine Dateien bleiben.",
  unfit: "{name} hat die Probepaare in keiner Sprache richtig: prüfen Sie Labels und Vorlage, bevor Sie ihn verwenden",
};
