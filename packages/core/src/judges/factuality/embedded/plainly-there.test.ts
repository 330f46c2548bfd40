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

const CELLIST =
  "The cellist Marit Holl has died. Born in Bergen to an English father, she made her debut in London. From 1979 she taught at the school in Leeds.";
const YARD = "The Garden rooms look onto the courtyard, the Tower rooms onto the lake.";
const OVEN = "Die Kaffeemaschine steht neben dem Ofen.";

it.each([
  // What stands between commas goes, whatever it says.
  ["Towels, which you will find at reception, are free; lockers cost a pound.", "Towels are free."],
  ["Leo Farr, who had only returned on Wednesday, scored the winner.", "Leo Farr scored the winner."],
  ["Die Schachtel, nicht das Spielzeug, besteht aus Altpapier.", "Die Schachtel besteht aus Altpapier."],
  [
    "Der frühere Inhaber, Emil Rast, der keinen Nachfolger gefunden hatte, bleibt zwei Jahre im Betrieb.",
    "Emil Rast bleibt zwei Jahre im Betrieb.",
  ],
  // Behind place and date, and with the pronoun in front.
  [
    "Kempten, 4. Juli – Die Molkerei Alp kaufte zum 1. Oktober die Käserei Rieder.",
    "Die Käserei Rieder wurde zum 1. Oktober von der Molkerei Alp gekauft.",
  ],
  [
    "Die Malerin Elfriede Kass wuchs in Görlitz auf. Nach einer Lehre bei dem Drucker Hugo Wendt eröffnete sie 1929 in Leipzig ein eigenes Atelier.",
    "Elfriede Kass eröffnete 1929 in Leipzig ein eigenes Atelier.",
  ],
  // The same pronoun, sentence after sentence.
  [CELLIST, "From 1979 Marit Holl taught at the school in Leeds."],
  // Not that, but this.
  ["Resturlaub verfällt nicht am 31. Dezember, sondern erst am 31. März.", "Resturlaub verfällt erst am 31. März."],
  ["La sede no está en Lugo, sino en Vigo.", "La sede está en Vigo."],
  ["The train does not leave from York, but from Leeds.", "The train leaves from Leeds."],
  // One verb for two.
  [YARD, "The Tower rooms look onto the lake."],
  [
    "Urlaub beantragt man bei der Teamleitung, Sonderurlaub bei der Personalstelle.",
    "Sonderurlaub beantragt man bei der Personalstelle.",
  ],
  ["Los niños comen en el patio y los mayores en la sala.", "Los mayores comen en la sala."],
  // What a relative clause says of somebody's sister or housing.
  [
    "Mangelhaft war nur der Zefa Mini, dessen Gehäuse beim Falltest brach.",
    "Das Gehäuse des Zefa Mini brach beim Falltest.",
  ],
  ["Elvira Paz, cuya hermana dirigía la revista, vive en Lugo.", "La hermana de Elvira Paz dirigía la revista."],
  ["Rosa sustituye a Julián Pedraza, que se jubila tras 26 vendimias.", "Julián Pedraza se jubila tras 26 vendimias."],
  // The last part of a compound.
  [`${OVEN} Die Maschine muss jeden Monat entkalkt werden.`, "Die Kaffeemaschine muss jeden Monat entkalkt werden."],
])("proves what is plainly there: %s → %s", async (source, text) => {
  expect(await verdictOn(source, text)).toBe("correct");
});

it.each([
  ["Kunden, die bar zahlen, erhalten Rabatt.", "Kunden erhalten Rabatt."],
  ["The museum, if funding comes, will open in May.", "The museum will open in May."],
  [CELLIST.replace("she made", "her sister Eva Brandt made"), "From 1979 Marit Holl taught at the school in Leeds."],
  [`Lena Marsh was born in Ulm. She hired Eva Brandt. She moved to Bern in 1990.`, "Lena Marsh moved to Bern in 1990."],
  ["She ate nothing, but went out to Leeds.", "She ate out to Leeds."],
  [YARD, "The Tower rooms look onto the courtyard."],
  ["Rents rose in Dublin and fell in Cork.", "Rents rose in Cork."],
  ["Elvira Paz, cuya hermana dirigía la revista, vive en Lugo.", "Elvira Paz dirigía la revista."],
  ["Elvira Paz, whose sister ran the magazine, lives in Lugo.", "Elvira Paz ran the magazine."],
  ["Elvira Paz, deren Schwester die Zeitschrift leitete, lebt in Lugo.", "Elvira Paz leitete die Zeitschrift."],
  [`${OVEN} Eine Maschine muss jeden Monat entkalkt werden.`, "Die Kaffeemaschine muss jeden Monat entkalkt werden."],
  [`${OVEN} Jede Maschine muss jeden Monat entkalkt werden.`, "Die Kaffeemaschine muss jeden Monat entkalkt werden."],
  [
    "Apfelmus und Birnenmus selbst gemacht. Ungeöffnet hält sich das Mus sechs Monate.",
    "Ungeöffnet hält sich das Apfelmus sechs Monate.",
  ],
])("does not prove what is not: %s → %s", async (source, text) => {
  expect(await verdictOn(source, text)).not.toBe("correct");
});
