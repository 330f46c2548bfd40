import { describe, expect, test } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../index.ts";

// Answers as assistants write them: what a claim stands under says whom it speaks of.
const agent = createFactualityAgent(embeddedFactuality);

async function labelsOf(source: string, answer: string): Promise<readonly string[]> {
  const { details } = await agent.run({ article_text: source, summary_text: answer });
  return details.claims.map(({ label }) => label);
}

const HOTELS = `Hotel Alpina. Breakfast is served from 7:00. The sauna is free.

Hotel Bellevue. Breakfast is served from 6:30. The sauna costs 8 euros.`;
const ORIONS = "## Orion 5\nWeight: 1.3 kg\nPrice: $1,199\n\n## Orion 7\nWeight: 1.9 kg\nPrice: $1,599";
const BAGS = "Checked bags cost 45 CHF in Economy. Checked bags are free in Business.";
const PLANS = "| Plan | Price | Users |\n|---|---|---|\n| Basic | 9 | 3 |\n| Team | 29 | 10 |";
const RETURNS = "Customers may return items within 30 days of delivery.";
const FEES = "The fee is 20 EUR. The shop is in Bonn.";

const groups: Readonly<Record<string, readonly (readonly [source: string, answer: string, ...labels: string[]])[]>> = {
  "a heading that names another thing": [
    [HOTELS, "**Hotel Alpina**\n- The sauna costs 8 euros.", "uncertain"],
    [HOTELS, "**Hotel Bellevue**\n- The sauna costs 8 euros.", "correct"],
    [
      "Contract Miller: The notice period is 4 weeks.\n\nContract Smith: The notice period is 3 months.",
      "**Contract Miller**\n- The notice period is 3 months.",
      "uncertain",
    ],
    [
      "Aspirin: the maximum dose is 4 g per day. Ibuprofen: the maximum dose is 1.2 g per day.",
      "- **Ibuprofen**\n  - The maximum dose is 4 g per day.",
      "uncertain",
    ],
    [
      "Product A must be stored at 5 °C. Product B must be stored at 25 °C.",
      "## Product B\n\nIt must be stored at 5 °C.",
      "uncertain",
    ],
    [
      BAGS,
      "**Economy**\n- Checked bags are free.\n\n**Business**\n- Checked bags cost 45 CHF.",
      "uncertain",
      "uncertain",
    ],
    ["In 2022 the fee was 20 EUR. In 2024 the fee is 25 EUR.", "**In 2022:**\n- The fee was 25 EUR.", "uncertain"],
    [ORIONS, "**Orion 5**\n- Weight: 1.9 kg", "uncertain"],
    [ORIONS, "**Orion 7**\n- Weight: 1.9 kg", "correct"],
    ["## Orion 5\nWeight: 1.3 kg", "**Orion 7**\n- Weight: 1.9 kg", "uncertain"],
    [
      "Das Modell A hat 3 Jahre Garantie. Das Modell B hat 5 Jahre Garantie.",
      "## Modell A\n\nEs hat 5 Jahre Garantie.",
      "uncertain",
    ],
    [
      "El modelo A tiene 3 años de garantía. El modelo B tiene 5 años de garantía.",
      "**Modelo A:**\n- Tiene 5 años de garantía.",
      "uncertain",
    ],
    ["Guests may use the pool.", "**Not allowed:**\n- Guests may use the pool.", "uncertain"],
  ],
  "a heading that two things have": [
    [
      "## Orion 5\n### Price\nIt costs $10.\n\n## Orion 7\n### Price\nIt costs $20.",
      "## Orion 5\n### Price\nIt costs $20.",
      "uncertain",
    ],
  ],
  "a heading that names nothing else": [
    [
      "The harbour of Wellby opened in 1998. It cost 48 million pounds.",
      "Wellby\n\nIt cost 84 million pounds.\nIt opened in 1998.",
      "incorrect",
      "uncertain",
    ],
    ["Guests may use the pool.", "## Pool\n- Guests may use the pool.", "correct"],
    ["The fee is 20 EUR. Payment is due in May.", "## Fees and payment\n- The fee is 20 EUR.", "correct"],
    ["## Price\nIt costs $10.\n\n## Orion 7\nIt costs $10.", "## Orion 7\nIt costs $10.", "correct"],
  ],
  "a table": [
    [PLANS, "| Plan | Users |\n|---|---|\n| Team | 29 |", "uncertain"],
    [PLANS, "| Plan | Users |\n|---|---|\n| Team | 10 |", "correct"],
    [PLANS, PLANS, "correct", "correct"],
    [
      "| City | 2022 | 2023 |\n|---|---|---|\n| Bonn | 120 | 140 |",
      "| City | 2024 |\n|---|---|\n| Bonn | 160 |",
      "uncertain",
    ],
  ],
  "an answer to a question": [
    ["Registration is free of charge for members.", "No, registration is free of charge for members.", "correct"],
    ["Dogs are not allowed on the beach.", "No, dogs are not allowed on the beach.", "correct"],
    ["Dogs are not allowed on the beach.", "Yes, dogs are allowed on the beach.", "incorrect"],
    ["The pool is open all year.", "No – the pool is open all year.", "correct"],
    ["El alquiler no incluye la luz.", "No, el alquiler no incluye la luz.", "correct"],
    [
      "La empresa no responde por dinero, joyas o relojes.",
      "La empresa no responde por dinero, joyas ni relojes.",
      "correct",
    ],
    ["Ni la alcaldesa ni el consejo apoyan el plan.", "El consejo apoya el plan.", "incorrect"],
    ["Hunde dürfen in den Garten.", "Ja, Hunde dürfen in den Garten.", "correct"],
    [RETURNS, `Please note that c${RETURNS.slice(1)}`, "correct"],
    [RETURNS, `According to the documents, c${RETURNS.slice(1)}`, "correct"],
    [RETURNS, `- **Returns:** ${RETURNS}`, "correct"],
    [RETURNS, `- **Refunds:** ${RETURNS}`, "uncertain"],
  ],
  "marks of sources": [
    [FEES, "The fee is 20 EUR.[^1] The shop is in Bonn.[^2]", "correct", "correct"],
    [FEES, "The fee is 20 EUR.【1†source】 The shop is in Bonn.¹", "correct", "correct"],
    [RETURNS, RETURNS.replace(".", " (handbook.pdf, page 12)."), "correct"],
    [RETURNS, RETURNS.replace(".", " (p. 3)."), "correct"],
    [RETURNS, RETURNS.replace("30", "40").replace(".", " (p. 3)."), "incorrect"],
  ],
  "what may be read in two ways": [
    ["Opening hours: 9:00 to 17:00.", "Opening hours: 9 pm to 5 pm.", "uncertain"],
    ["Line 9 departs Central Station at 6:20.", "Line 9 departs Central Station at 6:20 pm.", "uncertain"],
    ["Line 9 departs Central Station at 6:20.", "Line 9 departs Central Station at 6:20 am.", "correct"],
    ["The contract was signed on 03/04/2024.", "The contract was signed on 4 March 2024.", "uncertain"],
    ["Visitors must not park here.", "Visitors may not park here.", "correct"],
  ],
  code: [
    ["Run the tool.\n\n```console\nnpx tool\n```", "Run the tool.\n\n```console\nnpx tool\n```", "correct", "correct"],
  ],
};

for (const [name, cases] of Object.entries(groups)) {
  describe(name, () => {
    test.each(cases)("%s | %s", async (source, answer, ...labels) => {
      expect(await labelsOf(source, answer)).toEqual(labels);
    });
  });
}
