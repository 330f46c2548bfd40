import type { Messages } from "../../parts/messages.ts";

export const verifier: Messages["verifier"] = {
  reads: "{name} responde como {family}: {labels}.",
  sanity: "{lang}: {right} de {of} pares de prueba correctos.",
  speed: "{rate} pasajes por segundo con {tokens} tokens cada uno, en esta máquina.",
  added: "Añadido. Nadie sabe aún con qué frecuencia acierta: beleg trust --verifier {name}",
  removed: "{name} queda olvidado; sus archivos permanecen.",
  unfit: "{name} no acierta los pares de prueba en ningún idioma: revise sus etiquetas y su plantilla antes de usarlo",
};
