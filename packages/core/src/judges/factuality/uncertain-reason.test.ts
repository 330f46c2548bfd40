import { describe, expect, it } from "vitest";
import { Claim, EvidenceSelectionReason, type UncertainReason } from "../../contracts/index.ts";
import { LOCALES, type Locale } from "../../locales/index.ts";
import type { Language } from "../../text/index.ts";
import { embeddedFactuality } from "./embedded/embedded-backend.ts";
import { createFactualityAgent } from "./factuality-agent.ts";
import { uncertainReason } from "./uncertain-reason.ts";

const agent = createFactualityAgent(embeddedFactuality);

describe("why a claim is uncertain", () => {
  it.each(EvidenceSelectionReason.options)("with the evidence %s", (selection) => {
    const pointsNowhere = selection === "no_passage_selected";
    expect(uncertainReason("uncertain", selection, "ok")).toBe(pointsNowhere ? "nothing_found" : "not_confirmed");
    expect(uncertainReason("correct", selection, "no_evidence")).toBe("not_confirmed");
    expect(uncertainReason("incorrect", selection, "no_evidence")).toBe("not_confirmed");
    expect(uncertainReason("incorrect", selection, "below_trust")).toBe("below_trust");
  });
});

type Case = readonly [language: Language, article: string, text: string, reason: UncertainReason, quote: string | null];

const closes =
  "The union said the company would not close any of its four British factories. It had asked for a meeting.";

describe("the embedded judge says why it is uncertain", () => {
  it.each<Case>([
    [
      "en",
      closes,
      "None of its four UK factories will be closed.",
      "not_confirmed",
      "any of its four British factories",
    ],
    ["en", closes, "The Eiffel Tower attracts millions of tourists.", "nothing_found", null],
    ["en", "The harbour closed early.", "A volcano buried Pompeii early one morning.", "nothing_found", null],
    ["de", "Die Stadt baut das Freibad um.", "Das Freibad bekommt eine Rutsche.", "not_confirmed", "das Freibad"],
    ["de", "Die Stadt baut das Freibad um.", "Der Zoo hat zwei Pinguine.", "nothing_found", null],
    ["es", "El hospital abrió una nueva planta.", "El hospital es el mayor del país.", "not_confirmed", "El hospital"],
    ["es", "El hospital abrió una nueva planta.", "Los trenes circulan sin retraso.", "nothing_found", null],
    ["pt", "A biblioteca abriu em maio.", "A biblioteca tem dois andares.", "not_confirmed", "A biblioteca"],
    ["pt", "A biblioteca abriu em maio.", "O rio transbordou ontem.", "nothing_found", null],
  ])("%s: %s / %s", async (language, article_text, summary_text, reason, quote) => {
    const { details, issue_spans } = await agent.run({ article_text, summary_text }, { language, locale: "en" });
    const [claim] = details.claims;
    expect(claim).toMatchObject({ label: "uncertain", uncertain_reason: reason, evidence_found: quote !== null });
    if (quote === null) expect(claim?.evidence_quote).toBeNull();
    else expect(claim?.evidence_quote).toContain(quote);
    expect(Claim.safeParse(claim).success).toBe(true);
    expect(issue_spans).toMatchObject([{ verdict: "uncertain", issue_type: reason.toUpperCase(), severity: "low" }]);
  });

  it("says so in every locale, and never that the source does not back it", async () => {
    const messages = async (locale: Locale) => {
      const texts = [
        "None of its four UK factories will be closed.",
        "The Eiffel Tower attracts millions of tourists.",
      ];
      const results = await Promise.all(
        texts.map((summary_text) => agent.run({ article_text: closes, summary_text }, { language: "en", locale })),
      );
      return results.map(({ issue_spans }) => issue_spans[0]?.message);
    };
    expect(await Promise.all(LOCALES.map(async (locale) => [locale, ...(await messages(locale))]))).toEqual([
      ["de", "Das ließ sich an der Quelle nicht bestätigen.", "Dazu wurde in der Quelle nichts gefunden."],
      ["en", "This could not be confirmed from the source.", "Nothing about this was found in the source."],
      ["es", "Esto no se pudo confirmar con la fuente.", "No se encontró nada sobre esto en la fuente."],
      ["pt", "Não foi possível confirmar isto com a fonte.", "Nada sobre isto foi encontrado na fonte."],
    ]);
  });
});
