import type { Messages } from "../../parts/messages.ts";

export const verifier: Messages["verifier"] = {
  reads: "{name} responde como {family}: {labels}.",
  sanity: "{lang}: {right} de {of} pares de teste corretos.",
  speed: "{rate} passagens por segundo com {tokens} tokens cada, nesta máquina.",
  added: "Adicionado. Ninguém sabe ainda com que frequência acerta: beleg trust --verifier {name}",
  removed: "{name} foi esquecido; os seus arquivos ficam.",
  unfit:
    "{name} não acerta os pares de teste em nenhuma língua: verifique os rótulos e o modelo de texto antes de o usar",
};
