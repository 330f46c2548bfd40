import { describe, expect, test } from "vitest";
import type { Policy } from "../../contracts/decision/index.ts";
import { caseFacts } from "../policies/case-facts.ts";
import { policyRetrieval } from "./policy-retrieval.ts";
import { rerankPolicies } from "./rerank-policies.ts";

const rank = rerankPolicies({ now: () => Date.UTC(2025, 0, 1) });
const facts = caseFacts({
  transaction: {
    transaction_id: "T-1",
    customer_id: "C-1",
    amount: "100.00",
    currency: "PEN",
    country: "PE",
    channel: "web",
    device_id: null,
    timestamp: "2025-01-01T12:00:00Z",
    merchant_id: null,
  },
  behavior: null,
});
const inWords = (policy_id: string, title: string, text: string): Policy => ({ policy_id, title, text, rules: [] });

/** The same three policies by hand in each language; none has rules, so only their words can find them. */
const WRITTEN: Readonly<Record<string, { readonly policies: readonly Policy[]; readonly quote: string }>> = {
  en: {
    policies: [
      inWords("FP-01", "Unusual amount", "Payments above three times the customer's average are verified."),
      inWords("FP-03", "Unknown device", "People buy new phones. An unknown device leads to a challenge."),
      inWords("FP-04", "Unusual hours", "Payments outside the usual hours are noted."),
    ],
    quote: "An unknown device leads to a challenge.",
  },
  de: {
    policies: [
      inWords("FP-01", "Ungewöhnlicher Betrag", "Zahlungen über dem Dreifachen des Durchschnitts werden geprüft."),
      inWords(
        "FP-03",
        "Unbekanntes Gerät",
        "Menschen kaufen neue Telefone. Ein unbekanntes Gerät führt zur Rückfrage.",
      ),
      inWords("FP-04", "Ungewöhnliche Zeiten", "Zahlungen außerhalb der üblichen Zeiten werden vermerkt."),
    ],
    quote: "Ein unbekanntes Gerät führt zur Rückfrage.",
  },
  es: {
    policies: [
      inWords("FP-01", "Monto inusual", "Los pagos superiores a tres veces el promedio del cliente se verifican."),
      inWords(
        "FP-03",
        "Dispositivo desconocido",
        "La gente compra teléfonos nuevos. Un dispositivo desconocido exige una verificación.",
      ),
      inWords("FP-04", "Horario inusual", "Los pagos fuera del horario habitual se anotan."),
    ],
    quote: "Un dispositivo desconocido exige una verificación.",
  },
  pt: {
    policies: [
      inWords("FP-01", "Valor incomum", "Os pagamentos acima de três vezes a média do cliente são verificados."),
      inWords(
        "FP-03",
        "Dispositivo desconhecido",
        "As pessoas compram telefones novos. Um dispositivo desconhecido exige uma verificação.",
      ),
      inWords("FP-04", "Horário incomum", "Os pagamentos fora do horário habitual são anotados."),
    ],
    quote: "Um dispositivo desconhecido exige uma verificação.",
  },
};

describe.each(Object.entries(WRITTEN))("policies in %s", (_language, { policies, quote }) => {
  test("are found by what they say, with the sentence that says it", async () => {
    const { matches } = await policyRetrieval({ facts, signals: ["unknown_device"] }, policies, rank);
    expect(matches[0]).toMatchObject({ policy_id: "FP-03", quote });
    expect(matches[0]?.relevance_score).toBeGreaterThan(0.5);
  });

  test("weigh about as much as the same policies in English", async () => {
    const signals = ["amount_over_3x", "off_hours"];
    const found = async (list: readonly Policy[]) =>
      new Map(
        (await policyRetrieval({ facts, signals }, list, rank)).matches.map((hit) => [
          hit.policy_id,
          hit.relevance_score,
        ]),
      );
    const [here, english] = [await found(policies), await found(WRITTEN.en!.policies)];
    expect([...here.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, relevance] of here) expect(Math.abs(relevance! - english.get(id)!)).toBeLessThan(0.25);
  });
});

test("a folder in several languages is asked in each of them", async () => {
  const mixed = [WRITTEN.de!.policies[0]!, WRITTEN.es!.policies[1]!, WRITTEN.en!.policies[2]!];
  const signals = ["amount_over_3x", "unknown_device", "off_hours"];
  const { matches, chunk_ids } = await policyRetrieval({ facts, signals }, mixed, rank);
  expect(chunk_ids.toSorted()).toEqual(["FP-01", "FP-03", "FP-04"]);
  for (const { relevance_score } of matches) expect(relevance_score).toBeGreaterThan(0.35);
});
