import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../../../../tests/support/processor-time.ts";
import type { Language } from "../../../../languages/language.ts";
import { packOf } from "../../../../languages/pack-of.ts";
import { analyse, LANGUAGES, snapToWords } from "../../../../text/index.ts";
import cases from "../../cases/claims-or-not.json" with { type: "json" };
import type { ExtractedClaim } from "../../claim-extractor.ts";
import { createFactualityAgent } from "../../factuality-agent.ts";
import { embeddedFactuality } from "../embedded-backend.ts";
import { embeddedClaimExtractor } from "./embedded-claim-extractor.ts";

async function claimsOf(text: string, language: Language = "en"): Promise<readonly ExtractedClaim[]> {
  const outcome = await embeddedClaimExtractor.extract({ summary: analyse(text, packOf(language)) });
  if (outcome.status === "failed") throw new Error(outcome.code);
  return outcome.claims;
}

const textsOf = async (text: string, language?: Language) => (await claimsOf(text, language)).map((one) => one.text);

describe.each(LANGUAGES)("sentences in %s", (language) => {
  it.each(cases[language].claims)("states something: %s", async (text) => {
    expect(await claimsOf(text, language)).not.toEqual([]);
  });

  it.each(cases[language].not_claims)("states nothing: %s", async (text) => {
    expect(await claimsOf(text, language)).toEqual([]);
  });
});

describe("what is judged of a claim", () => {
  it.each([
    ["Revenue rose to 5 million【2†source】.", "Revenue rose to 5 million", "Revenue rose to 5 million"],
    ["Revenue rose to 5 million [3].", "Revenue rose to 5 million", "Revenue rose to 5 million"],
    ["Revenue rose to 5 million.[1, 2]", "Revenue rose to 5 million.", "Revenue rose to 5 million."],
    ["Revenue rose to 5 million.[^2]", "Revenue rose to 5 million.", "Revenue rose to 5 million."],
    ["Revenue rose to 5 million (1).", "Revenue rose to 5 million", "Revenue rose to 5 million"],
    ["Revenue rose (Source: Reuters) to 5 million.", "Revenue rose to 5 million.", null],
    ["Revenue rose [2] to 5 million.", "Revenue rose to 5 million.", null],
    ["- **Employees:** 2,800", "Employees: 2,800", "Employees:** 2,800"],
    ["1. Revenue rose to 5 million.", "Revenue rose to 5 million.", "Revenue rose to 5 million."],
    ["• Revenue *rose* to 5 million.", "Revenue rose to 5 million.", "Revenue *rose* to 5 million."],
    ["See the [report](https://example.org/a_b) of 2023: sales fell.", "See the report of 2023: sales fell.", null],
    ["The winner is Smith (42).", "The winner is Smith (42).", "The winner is Smith (42)."],
    ["The area is 5 km².", "The area is 5 km².", "The area is 5 km²."],
  ])("%s", async (text, judged, place) => {
    const [claim, ...others] = await claimsOf(text);
    expect(others).toEqual([]);
    expect(claim?.text).toBe(judged);
    if (place !== null) expect(text.slice(claim?.start_char ?? 0, claim?.end_char ?? 0)).toBe(place);
  });

  it("keeps the dot of an ordinal where ordinals have one", async () => {
    expect(await textsOf("2. Mai 2024 war ein Donnerstag.", "de")).toEqual(["2. Mai 2024 war ein Donnerstag."]);
    expect(await textsOf("2. Umsatz stieg auf 5 Millionen.", "de")).toEqual(["Umsatz stieg auf 5 Millionen."]);
  });

  it.each<[string, Language, readonly string[]]>([
    ["The hall opens at 9.\n\nKind regards\nVisitor Desk, Kilbrae", "en", ["The hall opens at 9."]],
    ["The hall opens at 9.\n\nCheers,\n*Mags* 🙂\n", "en", ["The hall opens at 9."]],
    [
      "Die Halle öffnet um 9 Uhr.\n\nMit freundlichen Grüßen\ni. A. Ruth Sommerfeld",
      "de",
      ["Die Halle öffnet um 9 Uhr."],
    ],
    ["Die Halle öffnet um 9 Uhr.\nGruß, Piet (Einkauf)", "de", ["Die Halle öffnet um 9 Uhr."]],
    ["La sala abre a las 9.\n\nUn abrazo,\nNacho (2.º A)", "es", ["La sala abre a las 9."]],
    [
      "Kind regards were sent by Anna.\nThe hall opens at 9.",
      "en",
      ["Kind regards were sent by Anna.", "The hall opens at 9."],
    ],
    [
      "The hall opens at 9.\nThanks,\nThe desk is closed on Mondays.",
      "en",
      ["The hall opens at 9.", "The desk is closed on Mondays."],
    ],
    ['The hall opens at 9 [1].\n---\n[1] "Hall to open at nine", Wednesday', "en", ["The hall opens at 9"]],
    ["[1] The hall opened in 1998.", "en", ["The hall opened in 1998."]],
    ["**A few things to keep in mind**\n\n- The hall opens at 9.", "en", ["The hall opens at 9."]],
    ["✅ Mitnehmen / erlaubt\n- Zelte bis 3 Meter sind erlaubt.", "de", ["Zelte bis 3 Meter sind erlaubt."]],
    ["**The hall is open daily**\nIt was built by Rey.", "en", ["The hall is open daily", "It was built by Rey."]],
    ["**Side effects.** A headache may follow.", "en", ["A headache may follow."]],
    ["**The hall is open.** It was built by Rey.", "en", ["The hall is open.", "It was built by Rey."]],
    ["**Short answer: yes.** The hall opens at 9.", "en", ["The hall opens at 9."]],
    ["THE KESTREL\nIt hunts from the air.", "en", ["It hunts from the air."]],
    ["| Users | 29 |\n| Teams | 4 |", "en", ["| Users | 29 |", "| Teams | 4 |"]],
    [
      "**Q2: I bought it used. Does that matter?**\nThe warranty goes with the bike.",
      "en",
      ["The warranty goes with the bike."],
    ],
    [
      "Question of the day: nobody knew. The hall opens at 9.",
      "en",
      ["Question of the day: nobody knew.", "The hall opens at 9."],
    ],
    ["(This isn't legal advice, of course.) The hall opens at 9.", "en", ["The hall opens at 9."]],
    ["<small>Quelle: Anleitung, Kap. 9</small>\n\n<b>Öffnung:</b> 9 Uhr", "de", ["Öffnung: 9 Uhr"]],
    ["**1. «Volvió a España.»** Falso: no volvió nunca.", "es", ["«Volvió a España.»", "Falso: no volvió nunca."]],
  ])("leaves out how a text is headed, signed and sourced: %j", async (text, language, judged) => {
    expect(await textsOf(text, language)).toEqual(judged);
  });

  it("is no heading and no line that opens a list", async () => {
    const text = "Key figures\n\nThe main points are:\n- Revenue rose to 5 million.\n\n**Outlook**\n\nSales will fall.";
    expect(await textsOf(text)).toEqual(["Revenue rose to 5 million.", "Sales will fall."]);
  });

  it("drops the opinion beside a fact", async () => {
    expect(await textsOf("I really love this friendly company, but it closed its factory in Leeds.")).toEqual([
      "but it closed its factory in Leeds.",
    ]);
  });

  it("gives sentences said twice their own places", async () => {
    const text = "Revenue rose 2%. Costs rose 12%. Revenue rose 2%.";
    expect((await claimsOf(text)).map((one) => one.start_char)).toEqual([0, 17, 33]);
  });

  it("lies on whole words of any text, in order", async () => {
    const piece = fc.constantFrom(
      "- ",
      "**",
      "[2]",
      "(1)",
      "Sales",
      " rose ",
      "12%",
      ". ",
      "\n",
      "# ",
      "【1】",
      "é",
      "_",
      "²",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 24 }), async (pieces) => {
        const text = pieces.join("");
        let before = 0;
        for (const { start_char, end_char } of await claimsOf(text)) {
          const [start, end] = [start_char ?? -1, end_char ?? -1];
          expect(start).toBeGreaterThanOrEqual(before);
          expect(snapToWords(text, start, end)).toEqual({ start, end });
          before = end;
        }
      }),
    );
  });

  it.each(LANGUAGES)("takes linear time in %s", async (language) => {
    for (const word of [
      "so ",
      "I ",
      "the ",
      "a, ",
      "es ist ",
      "muy ",
      "if you ",
      '"a ',
      "**a ",
      "[1",
      "(1",
      "( [",
      "don't ",
    ]) {
      expect(await processorMs(() => claimsOf(word.repeat(20_000), language))).toBeLessThan(3000);
    }
  });
});

describe("a check of what states nothing", () => {
  const agent = createFactualityAgent(embeddedFactuality);

  it.each([
    "I love this company. Have a great day!",
    "# Northwind results",
    "Unfortunately, I could not find that information in the documents.",
  ])("%s has no claims, no score and no issue", async (summary_text) => {
    const result = await agent.run({ article_text: "Northwind employs 2,300 people.", summary_text });
    expect(result).toMatchObject({ status: "no_claims", score: null, issue_spans: [] });
  });

  it("marks the wrong words of a claim with marks at their place", async () => {
    const summary_text = "- **Northwind employs** [1] *2,800 people* [2].";
    const article_text = "Northwind employs 2,300 people.";
    const { issue_spans } = await agent.run({ article_text, summary_text }, { language: "en" });
    expect(issue_spans.map((one) => summary_text.slice(one.start_char, one.end_char))).toEqual(["2,800"]);
  });
});
