import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE_POLICIES } from "../../../packages/beleg/src/policies/index.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";
import { captureCli } from "../../support/run-cli.ts";

const CASES = new URL("../../../examples/decisions/cases.jsonl", import.meta.url).pathname;
const cases = readFileSync(CASES, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-decide-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function lines(argv: string[], options: { stdin?: string; env?: Record<string, string> } = {}) {
  const { code, stdout, stderr } = await captureCli(argv, { cwd, ...options });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("beleg decide", () => {
  it("gives the expected decision for every sample case without a model, in input order", async () => {
    const states = await lines(["decide", "--input", CASES, "--locale", "es"]);
    expect(states.map((state) => [state.transaction.transaction_id, state.decision.decision])).toEqual(
      cases.map((sample) => [sample.transaction.transaction_id, sample.expected_decision]),
    );
    expect(states.every((state) => state.status === "completed" && state.trace.length === 9)).toBe(true);
    expect(states[0].explanation.customer_explanation).toMatch(/^Por seguridad, necesitamos verificar/);
    expect(states[0].explanation.customer_message).toMatch(/^Estimado\/a cliente:\n\nLe escribimos sobre el pago de /);
    expect(states.map((state) => state.explanation.quality.audit_factuality.score)).toEqual(cases.map(() => 1));
  });

  it("puts what it keeps before a person by the queues' own rules, with timers, and names each review", async () => {
    writeFileSync(
      join(cwd, "beleg.config.json"),
      JSON.stringify({
        locale: "es",
        review_first: ["CHALLENGE"],
        review_expiry_customer_text: "reject",
        review_expiry_escalated_decision: "approve",
        review_wait_hours: 2,
      }),
    );
    const kept = await captureCli(["decide", "--input", CASES, "--save"], { cwd });
    expect(kept.code).toBe(0);
    const named = [...kept.stderr.matchAll(/^beleg: la revisión (\S+) del caso "(\S+)" está abierta$/gm)].map(
      ([, id, of]) => [id, of],
    );
    const items = await lines(["review", "list", "--format", "json"]);
    expect(new Set(named.map(([id]) => id))).toEqual(new Set(items.map(({ review_id }) => review_id)));
    expect(named).toHaveLength(items.length);
    for (const { kind, expiry_policy, created_at, expires_at } of items) {
      expect(expiry_policy).toBe(kind === "customer_text" ? "reject" : "approve");
      expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(2 * 3_600_000);
    }
    const waiting = await lines(["jobs", "list", "--format", "json"]);
    expect(JSON.stringify(waiting).match(/review-expiry/g)).toHaveLength(items.length);
    const [id] = named.find(([, of]) => of === cases[3].transaction.transaction_id)!;
    const shown = await captureCli(["review", "show", id!, "-f", "pretty"], { cwd });
    expect(shown.stdout).toMatch(/^ {2}pago +\S+ [A-Z]{3}, /m);
    expect(shown.stdout).toMatch(/^ {2}auditoría +La transacción /m);
    expect(shown.stdout.trimEnd().split("\n").length).toBeLessThan(25);
  });

  it("writes the same results to a file as well, and shows people prose with the record as a table", async () => {
    const { stdout } = await captureCli(
      ["decide", "--input", CASES, "--locale", "en", "-o", "states.jsonl", "--no-color"],
      { cwd, columns: 100 },
    );
    expect(stdout).toMatch(/^CHALLENGE {2}T-2001 {2}/);
    expect(stdout).toMatch(/^ {4}Country {20,}Peru \(PE\)$/m);
    expect(stdout.split("\n").every((line) => line.length <= 100)).toBe(true);
    const kept = readFileSync(join(cwd, "states.jsonl"), "utf8").trim().split("\n");
    expect(kept.map((line) => JSON.parse(line).transaction.transaction_id)).toEqual(
      cases.map((sample) => sample.transaction.transaction_id),
    );
    const explained = await captureCli(["explain", "--input", "states.jsonl", "-o", "texts.json"], { cwd });
    expect(explained.code).toBe(0);
    const texts = JSON.parse(readFileSync(join(cwd, "texts.json"), "utf8"));
    expect(texts.map(({ audit_explanation }: { audit_explanation: string }) => audit_explanation)).toEqual(
      kept.map((line) => JSON.parse(line).explanation.audit_explanation),
    );
  });

  it("is the same twice but for the times", async () => {
    const timeless = (states: { trace: object[] }[]) => states.map(({ trace: _trace, ...state }) => state);
    expect(timeless(await lines(["decide", "--input", CASES]))).toEqual(
      timeless(await lines(["decide", "--input", CASES])),
    );
  });

  it("names the field and the line of a wrong case", async () => {
    writeFileSync(join(cwd, "bad.jsonl"), `${JSON.stringify(cases[0])}\n{"transaction": {"amount": 5}}\n`);
    const { code, stderr } = await captureCli(["decide", "--input", "bad.jsonl"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/bad\.jsonl:2/);
  });

  it("takes away a policy whose file is removed, and says so when the folder is not there", async () => {
    cpSync(SAMPLE_POLICIES, join(cwd, "policies"), { recursive: true });
    rmSync(join(cwd, "policies", "FP-01.md"));
    writeFileSync(join(cwd, "case.json"), JSON.stringify(cases[0]));
    const { stdout } = await captureCli(["decide", "--input", "case.json", "--policies", "policies"], { cwd });
    expect(JSON.parse(stdout).policy_matches.chunk_ids.toSorted()).toEqual(["FP-04", "FP-06"]);
    const { code, stderr } = await captureCli(["decide", "--input", "case.json", "--policies", "nowhere"], { cwd });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/^beleg: .*nowhere/) });
  });
});

describe("beleg explain", () => {
  const row = {
    decision: { transaction_id: "T-9", decision: "BLOCK", confidence: 0.85, signals: ["unknown_device"] },
    evidence: { composite_risk_score: 75, risk_category: "high" },
    policy_matches: { matches: [{ policy_id: "FP-01", relevance: 0.92 }] },
    debate: { pro_fraud_confidence: 0.78, pro_customer_confidence: 0.55 },
  };

  it("explains in the language of the row, else of the flag, else in English, and hands ids through", async () => {
    const input = [row, { ...row, locale: "pt", id: 7 }, { ...row, id: "x" }]
      .map((one) => JSON.stringify(one))
      .join("\n");
    writeFileSync(join(cwd, "rows.jsonl"), input);
    const english = await lines(["explain", "--input", "rows.jsonl", "--format", "jsonl"]);
    expect(english.map(({ locale, id }) => [locale, id])).toEqual([
      ["en", undefined],
      ["pt", 7],
      ["en", "x"],
    ]);
    const german = await lines(["explain", "--input", "rows.jsonl", "--locale", "de"]);
    expect(german.map(({ locale }) => locale)).toEqual(["de", "pt", "de"]);
    expect(german[0].audit_explanation).toContain("75.0/100 (high)");
    expect(german[0].audit_explanation).toContain("FP-01 (Relevanz 0.92)");
  });

  it("reads a given model answer instead of asking, and blocks what leaks", async () => {
    const model_output = '{"customer_explanation": "Su puntaje fue alto.", "audit_explanation": "T-9: BLOCK (0.31)"}';
    const { stdout } = await captureCli(["explain", "--input", "-"], {
      stdin: JSON.stringify({ ...row, model_output }),
      cwd,
    });
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({
      explanation_source: "safe_template",
      filter: { status: "blocked", rule_ids: ["keyword.score", "decision.not_stated"] },
      audit_check: { corrections: [{ element: "confidence", found: "0.31", replaced_by: "0.85" }] },
    });
    expect(result.audit_explanation).toMatch(/^T-9: BLOCK \(0\.85\)\. Riesgo: 75\.0\/100 \(high\)\./);
  });

  it("never fails on a row it cannot use", async () => {
    const results = await lines(["explain", "--input", "-", "--format", "jsonl"], { stdin: '{}\n{"decision": 3}\n' });
    expect(results.map(({ explanation_source }) => explanation_source)).toEqual(["error", "error"]);
    expect(results[0].audit_explanation).toMatch(/^ERROR:/);
  });

  it("refuses a case that nobody has decided", async () => {
    const stdin = JSON.stringify({ transaction: { transaction_id: "T-1" } });
    const { code, stdout, stderr } = await captureCli(["explain", "--input", "-"], { stdin, cwd });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("have it decided first (beleg decide");
  });

  it("asks a configured model once for both texts", async () => {
    const server = await startOpenAiServer();
    server.answer(
      JSON.stringify({
        customer_explanation: "Bloqueamos esta compra para proteger su cuenta.",
        audit_explanation: "Transacción T-9: Decisión BLOCK (confianza 0.85).",
      }),
    );
    try {
      const env = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "k", BELEG_MODEL: "openai/test" };
      const { stdout } = await captureCli(["explain", "--input", "-", "--locale", "es"], {
        stdin: JSON.stringify(row),
        env,
        cwd,
      });
      expect(JSON.parse(stdout).explanation_source).toBe("model");
      expect(server.calls).toBe(1);
    } finally {
      await server.close();
    }
  });
});
