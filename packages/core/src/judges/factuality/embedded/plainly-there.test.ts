import { expect, it } from "vitest";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function verdictOn(source: string, text: string) {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.map(({ label }) => label).join();
}

it.each([
  [
    "Der frühere Pächter, Emil Rast, der keinen Käufer gefunden hatte, bleibt dem Hof zwei Jahre als Berater erhalten.",
    "Emil Rast bleibt dem Hof zwei Jahre als Berater erhalten.",
  ],
  [
    "Die Malerin Elfriede Kass wuchs in Görlitz auf. Nach einer Lehre bei dem Drucker Hugo Wendt eröffnete sie 1929 in Leipzig ein eigenes Atelier.",
    "Elfriede Kass eröffnete 1929 in Leipzig ein eigenes Atelier.",
  ],
  [
    "Der Nachfolger „Triton“ steht im Keller von Haus C und wird von Merle Kunze betreut.",
    "Der Server „Triton“ steht im Keller von Haus C.",
  ],
  [
    "Das Studio behält sich vor, den Beitrag einmal im Jahr um höchstens drei Prozent anzuheben.",
    "Das Studio darf den Beitrag einmal im Jahr anheben, aber höchstens um drei Prozent.",
  ],
  ["1. Se aprueban por unanimidad las cuentas del año.", "Las cuentas del año se aprueban por unanimidad."],
  [
    "Permanecen en servicio el buzón de devoluciones y la sala de estudio.",
    "El buzón de devoluciones permanece en servicio.",
  ],
])("does not take for turned round what is plainly there: %s", async (source, text) => {
  expect(await verdictOn(source, text)).not.toBe("incorrect");
});
