import { expect, test } from "vitest";
import { Claim, type FactualityResult } from "../../../contracts/index.ts";
import { scriptedModel, type Verifier, type VerifierScores } from "../../../ports/index.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { judgeTrust } from "../trust/judge-trust.ts";
import { verifiedFactuality } from "./verified-factuality.ts";

const ARTICLE = [
  "The harbour bridge in Oslo was reopened on Monday after two years of repairs.",
  "Mayor Ingrid Dahl praised the crews for their patience.",
  "Ferries keep running until the end of the summer.",
].join(" ");
const VERBATIM = "Ferries keep running until the end of the summer.";
const PARAPHRASE = "People can cross the water over the restored bridge again.";
const input = (summary_text: string) => ({ article_text: ARTICLE, summary_text });

type Asked = { readonly claim: string; readonly passages: readonly string[] };

/** A verifier that scores as it is told, and remembers what it was asked. */
function fakeVerifier(score: (passage: string, claim: string) => Partial<VerifierScores>) {
  const asked: Asked[] = [];
  const verifier: Verifier = {
    name: "fake@1",
    async score(claim, passages) {
      asked.push({ claim, passages });
      return passages.map((passage) => ({ supported: 0, contradicted: 0, unsupported: 1, ...score(passage, claim) }));
    },
  };
  return { verifier, asked };
}

const claimsOf = ({ details }: FactualityResult) => details.claims.map((claim) => Claim.parse(claim));
const reopened = (supported: number) => (passage: string) =>
  passage.includes("reopened") ? { supported, unsupported: 1 - supported } : {};
const run = async (verifier: Verifier, summary: string, model?: Parameters<typeof verifiedFactuality>[1]) =>
  createFactualityAgent(verifiedFactuality(verifier, model)).run(input(summary), { language: "en" });

test("what the rules prove never reaches the verifier; it judges what they leave open, and the claim says who did", async () => {
  const { verifier, asked } = fakeVerifier(reopened(0.9));
  const claims = claimsOf(await run(verifier, `${VERBATIM} ${PARAPHRASE}`));
  expect(claims).toMatchObject([
    { label: "correct", decided_by: "rules" },
    { label: "correct", decided_by: "verifier", confidence: 0.9 },
  ]);
  expect(new Set(asked.map(({ claim }) => claim))).toEqual(new Set([PARAPHRASE]));
});

test("the quote is the sentence of the deciding passage that scores highest by itself", async () => {
  const { verifier } = fakeVerifier((passage) =>
    passage.startsWith("The harbour") ? { supported: passage.includes("Mayor") ? 0.8 : 0.95 } : { supported: 0.1 },
  );
  const [claim] = claimsOf(await run(verifier, PARAPHRASE));
  expect(claim?.evidence_quote).toBe(ARTICLE.slice(0, ARTICLE.indexOf(" Mayor")));
});

test("a number the quote contradicts is vetoed by the rules, however sure the verifier is", async () => {
  const { verifier } = fakeVerifier(reopened(1));
  const [claim] = claimsOf(await run(verifier, "After seven years of work people can cross the restored bridge."));
  expect(claim).toMatchObject({ label: "uncertain" });
});

test("a verifier that sees only the claim cannot confirm or contradict it by another thing", async () => {
  const text = "The ferry from Corrick takes 35 minutes. The bus to Melby runs twice a day.";
  const last = async (side: "supported" | "contradicted", summary: string) => {
    const { verifier } = fakeVerifier((passage) => (passage.includes("bus") ? { [side]: 0.99, unsupported: 0 } : {}));
    const agent = createFactualityAgent(verifiedFactuality(verifier));
    return claimsOf(await agent.run({ article_text: text, summary_text: summary })).at(-1);
  };
  const ferry = "The ferry from Corrick takes 35 minutes.";
  expect(await last("supported", `${ferry} It runs twice a day.`)).toMatchObject({ label: "uncertain" });
  expect(await last("supported", `${ferry} It only goes twice a day.`)).toMatchObject({ label: "uncertain" });
  expect(await last("contradicted", `${ferry} It only goes on some days.`)).toMatchObject({ label: "uncertain" });
  const bus = "The bus to Melby is slow.";
  expect(await last("supported", `${bus} It only goes twice a day.`)).toMatchObject({ label: "correct" });
  expect(await last("contradicted", `${bus} It only goes on some days.`)).toMatchObject({ label: "incorrect" });
});

test("under a heading another value is a clash, and no other thing", async () => {
  const text = "Hotel Alpina has 20 rooms. Breakfast there is served early. Guests pay 12 euros for it.";
  const { verifier } = fakeVerifier((passage) =>
    passage.includes("12") ? { contradicted: 0.99, unsupported: 0 } : {},
  );
  const agent = createFactualityAgent(verifiedFactuality(verifier));
  const summary_text = "## Hotel Alpina\n\nMorning meals cost guests 15 euros.";
  const [claim] = claimsOf(await agent.run({ article_text: text, summary_text }));
  expect(claim).toMatchObject({ label: "incorrect" });
});

test("a contradiction is called incorrect with its sentence, unless another passage supports the claim", async () => {
  const summary = "The bridge in Oslo stays closed, Mayor Dahl says of the ferries.";
  const against = (supported: number) => (passage: string) => ({
    contradicted: passage.includes("reopened") ? 0.9 : 0,
    supported: passage.includes("Ferries") ? supported : 0,
  });
  const [disputed] = claimsOf(await run(fakeVerifier(against(0.6)).verifier, summary));
  expect(disputed).toMatchObject({ label: "uncertain" });
  const [wrong] = claimsOf(await run(fakeVerifier(against(0.4)).verifier, summary));
  expect(wrong).toMatchObject({ label: "incorrect", decided_by: "verifier", error_type: null });
  expect(wrong?.evidence_quote).toContain("reopened");
});

test("a verifier that knows no contradiction never calls a claim incorrect", async () => {
  const { verifier } = fakeVerifier(() => ({ supported: 0, unsupported: 1 }));
  const [claim] = claimsOf(await run(verifier, PARAPHRASE));
  expect(claim).toMatchObject({ label: "uncertain", decided_by: "verifier" });
});

test("marked words of a claim that stays open are where its finding stands", async () => {
  const start = PARAPHRASE.indexOf("again");
  const { verifier } = fakeVerifier(() => ({ supported: 0.2, spans: [{ start, end: start + 5 }] }));
  const { issue_spans } = await run(verifier, PARAPHRASE);
  expect(issue_spans).toMatchObject([{ start_char: start, end_char: start + 5, origin: "embedded" }]);
});

test("the model is asked only for what rules and verifier left open", async () => {
  const summary = `${VERBATIM} ${PARAPHRASE} The mayor is proud of Norway.`;
  const { verifier } = fakeVerifier((passage, claim) => (claim === PARAPHRASE ? reopened(0.9)(passage) : {}));
  const asked: string[] = [];
  const model = scriptedModel(({ purpose, untrusted }) => {
    if (purpose === "factuality.extract") {
      const claims = summary.split(/(?<=\.) /).map((text, sentence) => ({ text, sentence }));
      return { value: { claims } };
    }
    asked.push(untrusted?.find(({ name }) => name === "claims")?.text ?? "");
    const verdict = { claim: 0, label: "uncertain", confidence: 0.4, passage: 0, quote: "the crews", error_type: null };
    return { value: { verdicts: [{ ...verdict, covers_claim: true }] } };
  });
  const result = await run(verifier, summary, model);
  expect(claimsOf(result).map(({ decided_by }) => decided_by)).toEqual(["rules", "verifier", "model"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("proud of Norway");
  expect(asked[0]).not.toContain("cross the water");
});

test("a verifier that breaks leaves its claims failed, and those the rules decided as they are", async () => {
  const verifier: Verifier = { name: "broken@1", score: () => Promise.reject(new Error("out of memory")) };
  const result = await createFactualityAgent(verifiedFactuality(verifier)).run(input(`${VERBATIM} ${PARAPHRASE}`), {
    language: "en",
    debug: true,
  });
  expect(result.status).toBe("incomplete");
  expect(claimsOf(result)).toMatchObject([
    { label: "correct", decided_by: "rules" },
    { label: "failed", debug: { parse_error: "verifier_failed: out of memory" } },
  ]);
  expect(result.details.claims[1]).not.toHaveProperty("decided_by");
});

test("each judge answers for its own record: a poor verifier takes nothing from the rules", async () => {
  const rate = (hits: number) => ({ hits, n: 100, rate: hits / 100, low: hits / 100, high: hits / 100 });
  const verdicts = (hits: number) => ({ right: rate(hits), calibration: [] });
  const trust = judgeTrust(
    {
      profile: 1,
      judge: { origin: "embedded", model: "none", verifier: "fake@1", prompt_version: "none", version: "1" },
      data: { name: "own", sha256: "a".repeat(64), sources: 1, claims: 100 },
      languages: [
        {
          lang: "en",
          claims: 100,
          correct: verdicts(80),
          incorrect: verdicts(80),
          confirmed: rate(50),
          found: rate(50),
          open: rate(50),
          failed: 0,
          evidence: rate(50),
          calibration_error: { n: 0, before: null, after: null },
          kinds: [],
          deciders: [
            { decided_by: "rules", correct: verdicts(99), incorrect: verdicts(99) },
            { decided_by: "verifier", correct: verdicts(60), incorrect: verdicts(60) },
          ],
        },
      ],
      usage: { calls: 0, input_tokens: 0, output_tokens: 0 },
    },
    0.9,
  );
  const { verifier } = fakeVerifier(reopened(0.95));
  const agent = createFactualityAgent(verifiedFactuality(verifier));
  const claims = claimsOf(await agent.run(input(`${VERBATIM} ${PARAPHRASE}`), { language: "en", trust }));
  expect(claims).toMatchObject([
    { label: "correct", confidence: 0.99 },
    { label: "uncertain", uncertain_reason: "below_trust" },
  ]);
});
