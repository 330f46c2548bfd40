import { describe, expect, it } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../index.ts";

const agent = createFactualityAgent(embeddedFactuality);

async function labelOf(article_text: string, summary_text: string): Promise<string | undefined> {
  const { details } = await agent.run({ article_text, summary_text });
  return details.claims[0]?.label;
}

/** A sentence of two halves, what it says told in another order, and what it does not say: roles that are exchanged. */
interface Halves {
  readonly source: string;
  readonly right: readonly string[];
  readonly exchanged: readonly string[];
}

const BOTH_HALVES_OF: readonly Halves[] = [
  {
    source: "Club secretary Tom Reilly handed out the medals, and the mayor presented the junior cup.",
    right: ["The mayor presented the junior cup, and Tom Reilly handed out the medals."],
    exchanged: ["The mayor handed out the medals, and Tom Reilly presented the junior cup."],
  },
  {
    source: "Die Linsen kommen zuerst in den Topf, die Möhren zuletzt.",
    right: ["Die Möhren kommen zuletzt in den Topf, die Linsen zuerst."],
    exchanged: ["Die Möhren kommen zuerst in den Topf, die Linsen zuletzt."],
  },
  {
    source: "La entrenadora entregó las medallas, y el alcalde dio la copa juvenil.",
    right: ["El alcalde dio la copa juvenil, y la entrenadora entregó las medallas."],
    exchanged: ["El alcalde entregó las medallas, y la entrenadora dio la copa juvenil."],
  },
  {
    source:
      "The United States, historically the biggest donor, has paid nothing since the spring; Norway and Qatar have increased their contributions.",
    right: ["Norway and Qatar have increased their contributions, while the United States has paid nothing."],
    exchanged: [
      "Norway and Qatar have paid nothing since the spring, while the United States has increased its contribution.",
    ],
  },
  {
    source:
      "At Saturday's garden show in Lower Wickham, Helen Marsh was awarded the silver cup for her roses, and Peter Dunn was given the bronze medal for his leeks.",
    right: [
      "Peter Dunn was given the bronze medal at the garden show.",
      "Helen Marsh was awarded the silver cup at the garden show.",
      "Peter Dunn was given the bronze medal for his leeks at the garden show.",
    ],
    exchanged: ["Helen Marsh was awarded the silver cup for her leeks."],
  },
  {
    source:
      "Helen Marsh was awarded the silver cup for her roses, and Peter Dunn was given the bronze medal for his leeks at Saturday's garden show.",
    right: ["Helen Marsh was awarded the silver cup at the garden show."],
    exchanged: ["Helen Marsh was awarded the silver cup for her leeks."],
  },
  {
    source: "At the meeting in Bern, Ruth Bell praised Carl Moss, and Nina Frey criticised Otto Hale.",
    right: ["Nina Frey criticised Otto Hale at the meeting in Bern.", "Nina Frey criticised Otto Hale at the meeting."],
    exchanged: ["Otto Hale criticised Nina Frey at the meeting in Bern."],
  },
  {
    source: "The red tent stands beside the lake in Arden, the blue tent stands behind the barn.",
    right: ["The blue tent stands behind the barn in Arden."],
    exchanged: ["The blue tent stands beside the lake.", "The red tent stands behind the barn."],
  },
  {
    source:
      "Beim Chorfest in Lindau wurde der Sopranistin Eva Kern der erste Preis verliehen, dem Bassisten Paul Riedl wurde der Publikumspreis überreicht.",
    right: [
      "Paul Riedl wurde beim Chorfest der Publikumspreis überreicht.",
      "Eva Kern wurde beim Chorfest der erste Preis verliehen.",
    ],
    exchanged: [],
  },
  {
    source: "Der Bürgermeister übergab dem Verein den Schlüssel, und der Verein überreichte der Schule einen Scheck.",
    right: ["Der Schule wurde vom Verein ein Scheck überreicht.", "Der Schlüssel wurde dem Verein übergeben."],
    exchanged: [
      "Die Schule überreichte dem Verein einen Scheck.",
      "Dem Verein wurde von der Schule ein Scheck überreicht.",
    ],
  },
  {
    source: "Das rote Zelt steht neben dem See, das blaue Zelt steht hinter der Scheune.",
    right: ["Das blaue Zelt steht hinter der Scheune."],
    exchanged: ["Das blaue Zelt steht neben dem See.", "Das rote Zelt steht hinter der Scheune."],
  },
  {
    source: "Dauerkarten gibt es ab dem 12. Mai im Rathaus, nicht mehr an der Kasse des Bades.",
    right: ["Dauerkarten gibt es ab dem 12. Mai im Rathaus."],
    exchanged: ["Dauerkarten gibt es ab dem 12. Mai an der Kasse des Bades."],
  },
  {
    source:
      "En la feria de Soria, Marta Gil recibió la copa de plata por sus rosas y Pedro Luna recibió la medalla de bronce por sus puerros.",
    right: [
      "Pedro Luna recibió la medalla de bronce en la feria.",
      "Marta Gil recibió la copa de plata en la feria de Soria.",
    ],
    exchanged: [],
  },
  {
    source: "La carpa roja está junto al lago, la carpa azul está detrás del granero.",
    right: ["La carpa azul está detrás del granero."],
    exchanged: ["La carpa azul está junto al lago."],
  },
];

const ONE_HALF_DENIED: readonly Halves[] = [
  {
    source: "Für Echtzeitüberweisungen verlangen wir seit Oktober nichts mehr, vorher kosteten sie 50 Cent.",
    right: ["Seit Oktober verlangen wir für Echtzeitüberweisungen nichts mehr, vorher kosteten sie 50 Cent."],
    exchanged: ["Für Oktober verlangen wir seit Echtzeitüberweisungen nichts mehr, vorher kosteten sie 50 Cent."],
  },
  {
    source: "Der Sockel darf nicht in die Spülmaschine, der Filter dagegen schon.",
    right: [
      "Der Filter darf in die Spülmaschine, der Sockel dagegen nicht.",
      "Der Filter darf in die Spülmaschine, der Sockel aber nicht.",
      "Der Sockel darf nicht in die Spülmaschine, der Filter schon.",
    ],
    exchanged: ["Der Filter darf nicht in die Spülmaschine, der Sockel dagegen schon."],
  },
  {
    source: "Der Filter darf in die Spülmaschine, der Sockel dagegen nicht.",
    right: ["Der Sockel darf nicht in die Spülmaschine, der Filter hingegen schon."],
    exchanged: ["Der Sockel darf in die Spülmaschine, der Filter dagegen nicht."],
  },
  {
    source: "Hunde dürfen in den Park, Katzen jedoch nicht.",
    right: ["Katzen dürfen nicht in den Park, Hunde jedoch schon."],
    exchanged: ["Katzen dürfen in den Park, Hunde jedoch nicht."],
  },
  {
    source: "The lid cannot go in the dishwasher, but the jug can.",
    right: [
      "The jug can go in the dishwasher, but the lid cannot.",
      "The jug can go in the dishwasher, but not the lid.",
    ],
    exchanged: ["The jug cannot go in the dishwasher, but the lid can."],
  },
  {
    source: "The shop takes cards, but not the pubs.",
    right: ["The pubs do not take cards, but the shop does."],
    exchanged: ["The pubs take cards, but not the shop."],
  },
  {
    source: "Anna may enter the lab, whereas Tom may not.",
    right: ["Tom may not enter the lab, whereas Anna may."],
    exchanged: ["Tom may enter the lab, whereas Anna may not."],
  },
  {
    source: "La base no se puede lavar en el lavavajillas, pero el filtro sí.",
    right: [
      "El filtro se puede lavar en el lavavajillas, pero la base no.",
      "El filtro sí se puede lavar en el lavavajillas, la base no.",
    ],
    exchanged: ["El filtro no se puede lavar en el lavavajillas, pero la base sí."],
  },
  {
    source: "El museo abre los lunes, pero la biblioteca no.",
    right: ["La biblioteca no abre los lunes, pero el museo sí."],
    exchanged: ["La biblioteca abre los lunes, pero el museo no."],
  },
  {
    source: "O museu abre às segundas, mas a biblioteca não.",
    right: ["A biblioteca não abre às segundas, mas o museu sim."],
    exchanged: ["A biblioteca abre às segundas, mas o museu não."],
  },
];

describe.each([
  ["what is said once for both halves", BOTH_HALVES_OF],
  ["one half is denied, in either order", ONE_HALF_DENIED],
])("%s", (_, sentences) => {
  it.each(sentences.flatMap(({ source, right }) => right.map((claim) => [claim, source] as const)))(
    "is not incorrect: %s / %s",
    async (claim, source) => {
      expect(await labelOf(source, claim)).not.toBe("incorrect");
    },
  );

  it.each(sentences.flatMap(({ source, exchanged }) => exchanged.map((claim) => [claim, source] as const)))(
    "is incorrect: %s / %s",
    async (claim, source) => {
      expect(await labelOf(source, claim)).toBe("incorrect");
    },
  );
});
