import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

type Case = readonly [language: Language, source: string, text: string, label: string];

/** Claims close to their sentence, each with the way in which it is told differently. */
const TOLD: Readonly<Record<string, readonly Case[]>> = {
  "a bound that belongs to another part": [
    [
      "en",
      "The policy covers theft from locked rooms, and theft from elsewhere only if the bicycle was chained.",
      "The policy covers theft from locked rooms only if the bicycle was chained.",
      "uncertain",
    ],
  ],
  "a name for somebody the sentence does not name": [
    [
      "de",
      "Timo Hassler wurde Zweiter hinter dem Italiener Conti. Sein Rückstand auf den Führenden beträgt 38 Sekunden.",
      "Sein Rückstand auf den führenden Italiener Conti beträgt 38 Sekunden.",
      "uncertain",
    ],
  ],
  "an instruction told as a duty": [
    [
      "de",
      "Laden Sie den Akku vor dem ersten Gebrauch vollständig auf.",
      "Vor dem ersten Gebrauch ist der Akku vollständig aufzuladen.",
      "uncertain",
    ],
  ],
  "the noun of a list line told as a verb": [
    ["de", "Papiertonne: Abholung am ersten Freitag", "Die Papiertonne wird am ersten Freitag abgeholt.", "correct"],
    ["de", "Papiertonne: Abholung jeden Montag", "Die Papiertonne wird jeden Dienstag abgeholt.", "incorrect"],
  ],
};

describe.each(Object.entries(TOLD))("%s", (_, cases) => {
  it.each(cases)("%s: %s → %s is %s", async (language, source, text, label) => {
    const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
