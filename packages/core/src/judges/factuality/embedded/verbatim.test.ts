import { describe, expect, it } from "vitest";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

/** Texts with what once hid a sentence from its own source: lists, headings, citations, clauses, quotes, abbreviations. */
const TEXTS = {
  en: `# Opening hours

The pool opens at 9 a.m. on weekdays, but it stays closed on public holidays and during school swimming lessons. Who may use it?

1. Members pay 4.50 pounds; guests of the hotel pay nothing for the first two hours.
2. Children under six swim free if an adult is with them.
- **Lockers:** 120, of which 14 are reserved for staff [3].

"We expect 30,000 visitors this year," said Dr. Ellen Moss, who has run the pool since 2019. The pool opens at 9 a.m. on weekdays. If it rains, the slides close. Prices rose by 5% to $12 【2†source】, although the council had promised to keep them. See [the full price list](https://example.org/prices) for groups of ten or more.`,
  de: `Betriebsordnung

Das Freibad öffnet werktags um 9 Uhr, aber an Feiertagen bleibt es wegen der Reinigung aller Becken geschlossen. Wer darf hinein?

1. Mitglieder zahlen 4,50 Euro; Gäste des Hotels zahlen in den ersten zwei Stunden nichts.
2. Kinder unter sechs Jahren schwimmen frei, wenn ein Erwachsener dabei ist.
- Schließfächer: 120, davon 14 für das Personal [2].

„Wir erwarten rund 30.000 Besucher“, sagte Dr. Ellen Moos, die das Bad z. B. seit dem 3. Mai 2019 leitet. Das Freibad öffnet werktags um 9 Uhr. Die Preise stiegen um 5 % auf 12 €, obwohl der Stadtrat im März etwas anderes versprochen hatte.`,
  es: `Horario de la piscina

La piscina abre a las 9 los días laborables, pero permanece cerrada los festivos y durante las clases escolares de natación. ¿Quién puede entrar?

1. Los socios pagan 4,50 euros; los huéspedes del hotel no pagan nada las dos primeras horas.
2. Los niños menores de seis años nadan gratis si los acompaña un adulto.
- Taquillas: 120, de las cuales 14 son del personal [1].

«Esperamos 30.000 visitantes», dijo la Dra. Elena Mora, que dirige la piscina desde 2019. La piscina abre a las 9 los días laborables. Los precios subieron un 5 % hasta 12 €, aunque el ayuntamiento había prometido mantenerlos.`,
  pt: `Horário da piscina

A piscina abre às 9 horas nos dias úteis, mas fica fechada nos feriados e durante as aulas escolares de natação. Quem pode entrar?

1. Os sócios pagam 4,50 euros; os hóspedes do hotel não pagam nada nas duas primeiras horas.
2. As crianças com menos de seis anos nadam de graça se um adulto as acompanhar.
- Cacifos: 120, dos quais 14 são do pessoal [1].

“Esperamos 30.000 visitantes”, disse a Dra. Helena Moura, que dirige a piscina desde 2019. A piscina abre às 9 horas nos dias úteis. Os preços subiram 5 % para 12 €, embora a câmara tivesse prometido mantê-los.`,
} as const;

describe("a text that is its own source", () => {
  it.each(Object.entries(TEXTS))("is correct throughout (%s)", async (_, text) => {
    const { score, details } = await agent.run({ article_text: text, summary_text: text });
    expect(details.claims.length).toBeGreaterThan(7);
    expect(details.claims.filter(({ label }) => label !== "correct")).toEqual([]);
    expect(score).toBe(1);
  });

  it("is correct throughout where languages are mixed", async () => {
    const text = Object.values(TEXTS).join("\n\n");
    const { score } = await agent.run({ article_text: text, summary_text: text });
    expect(score).toBe(1);
  });
});

it("proves nothing by other signs or by a question", async () => {
  const labelOf = async (article_text: string, summary_text: string) =>
    (await agent.run({ article_text, summary_text })).details.claims.map(({ label }) => label);
  expect(await labelOf("The new tram line cost €55 million.", "The new tram line cost $55 million.")).not.toContain(
    "correct",
  );
  expect(await labelOf("The old bridge is closed today?", "The old bridge is closed today.")).not.toContain("correct");
});

describe("a source that disagrees with itself", () => {
  it.each([
    ["The harbour bridge opened in 1894.", "The harbour bridge opened in 1895."],
    ["Die Brücke wurde 1894 eröffnet.", "Die Brücke wurde 1895 eröffnet."],
    ["El puente se inauguró en 1894.", "El puente se inauguró en 1895."],
    ["A ponte foi inaugurada em 1894.", "A ponte foi inaugurada em 1895."],
  ])("proves a claim with less confidence and says what else it says: %s", async (other, claim) => {
    const article_text = `${other}\n\n${claim}`;
    const { details } = await agent.run({ article_text, summary_text: claim });
    expect(details.claims).toMatchObject([
      { label: "correct", confidence: 0.6, evidence_quote: claim, conflict: { text: other, start_char: 0 } },
    ]);
  });

  it.each([
    ["Room 117 seats 40 people.", "Room 118 seats 60 people."],
    ["The company employed 300 people in 2020.", "The company employed 400 people in 2021."],
    ["Price: 3 euros.", "Price: 4 euros."],
    ["The waiting period is three months.", "After an accident at work the waiting period is six months."],
  ])("is not one that tells of two things: %s", async (claim, other) => {
    const { details } = await agent.run({ article_text: `${claim}\n\n${other}`, summary_text: claim });
    expect(details.claims).toMatchObject([{ label: "correct", confidence: 1 }]);
    expect(details.claims[0]).not.toHaveProperty("conflict");
  });
});
