import type { RuleDescription } from "../rule.ts";

export const narrowingClause: RuleDescription = {
  summary: "A clause that tells which ones are meant is taken for a statement on all of them.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      { language: "en", source: "Customers who paid in cash get a discount.", text: "Customers paid in cash." },
      {
        language: "de",
        source: "Kunden, die bar bezahlt haben, erhalten drei Prozent Rabatt.",
        text: "Die Kunden haben bar bezahlt.",
      },
      {
        language: "es",
        source: "Los clientes que pagaron en efectivo reciben un descuento.",
        text: "Los clientes pagaron en efectivo.",
      },
    ],
    miss: [
      {
        language: "es",
        source: "La clienta Ana Ruiz, que pagó en efectivo, recibió un descuento.",
        text: "La clienta Ana Ruiz recibió un descuento.",
      },
      {
        language: "en",
        source: "The woman who paid in cash got a discount.",
        text: "The woman who paid in cash got a discount.",
      },
      {
        language: "de",
        source: "Lena Brück, die bar bezahlt hat, erhielt drei Prozent Rabatt.",
        text: "Lena Brück hat bar bezahlt.",
      },
    ],
  },
};
