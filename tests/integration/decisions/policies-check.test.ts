import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { REFERENCE_CASES } from "../../../packages/beleg/src/decisions/testing/reference-cases.ts";
import { captureCli } from "../../support/run-cli.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-policies-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
const policy = (rules: string, body: string) => `---\nrules:\n${rules}\n---\n${body}\n`;
const check = async (...argv: string[]) => captureCli(["policies", "check", ...argv], { cwd: folder });

describe("beleg policies check", () => {
  it("finds no conflict in the samples", async () => {
    const { code, stdout } = await check("--format", "pretty");
    expect(stdout).toMatch(/^no conflict \(policies: 6, rules: 17\)\n/);
    expect(stdout).not.toContain("conflict  ");
    expect(code).toBe(0);
  });

  it("names every mistake of every file with its line, and exits 2", async () => {
    file(
      "cash.md",
      policy("  - when: amuont > 5 USD\n    action: BLOCK\n  - when: device new\n    action: STOP", "Cash."),
    );
    file("night.md", policy("  - when: amount > enormous\n    action: BLOCK", "Night."));
    file("other.md", "---\npolicy_id: gifts\n---\nGifts.\n");
    file("others.md", "---\npolicy_id: gifts\n---\nGifts.\n");
    const { code, stdout, stderr } = await check(".");
    expect([code, stderr]).toEqual([2, ""]);
    const { problems, findings } = JSON.parse(stdout);
    expect(problems.map((one: { file: string; line: number }) => [one.file, one.line])).toEqual([
      ["cash.md", 3],
      ["cash.md", 6],
      ["night.md", 3],
      ["others.md", 1],
    ]);
    expect(findings).toEqual([]);
    expect((await check(".", "-f", "pretty", "--locale", "de")).stdout).toMatch(
      /^4 Fehler: .*\n {2}cash\.md:3 {2}"amuont"/,
    );
  });

  it("names rules that contradict each other, never hold or never matter, and exits 1", async () => {
    file("a.md", policy("  - when: device new\n    action: CHALLENGE", "**Rule:** A new device is challenged."));
    file("b.md", policy("  - when: unknown_device\n    action: BLOCK", "**Rule:** A new device is blocked."));
    file("c.md", policy("  - when: country is PE and country is CL\n    action: BLOCK", "Both."));
    const { code, stdout } = await check(".", "-f", "pretty");
    expect(code).toBe(1);
    expect(stdout).toContain("conflicts: 2 (policies: 3, rules: 3)");
    expect(stdout).toContain("conflict  a 1 and b 1 hold in the same cases and ask for different actions");
    expect(stdout).toContain("conflict  c 1 never holds");
    expect(stdout).toContain("note  c 1 marks no sentence: write **Rule 1:** before the one that carries it");
  });

  it("shows what each rule would have decided, against what became of the payments", async () => {
    const rows = REFERENCE_CASES.map((one, at) => ({ ...one, outcome: at % 2 === 1 ? "fraud" : "legitimate" }));
    file("past.jsonl", rows.map((row) => JSON.stringify(row)).join("\n"));
    const { code, stdout } = await check("--transactions", "past.jsonl");
    const { rules, backtest, findings } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(backtest).toMatchObject({
      transactions: 6,
      decisions: { APPROVE: 1, CHALLENGE: 2, ESCALATE_TO_HUMAN: 1, BLOCK: 2 },
      expected: { of: 6, agree: 6 },
      disagreements: [],
      outcomes: { BLOCK: { fraud: 2, legitimate: 0 }, APPROVE: { fraud: 0, legitimate: 1 } },
    });
    expect(
      rules.find((one: { policy_id: string; rule: number }) => one.policy_id === "FP-03" && one.rule === 2),
    ).toMatchObject({
      action: "BLOCK",
      matches: 2,
      undecided: 0,
      decisions: { BLOCK: 2 },
      outcomes: { fraud: 2, legitimate: 0 },
    });
    const unmatched = findings.filter(({ kind }: { kind: string }) => kind === "no_match");
    expect(
      unmatched.map(
        ({ rules: [rule] }: { rules: { policy_id: string; rule: number }[] }) => `${rule?.policy_id} ${rule?.rule}`,
      ),
    ).toEqual(["FP-02 2", "FP-02 4", "FP-05 1", "FP-05 2", "FP-05 3"]);
  });

  it("takes earlier rows of a customer for history, and tells where it disagrees", async () => {
    file(
      "fast.md",
      policy("  - when: payments in 10m >= 3\n    action: CHALLENGE", "**Rule:** Three payments are challenged."),
    );
    const [first] = REFERENCE_CASES.slice(2);
    const row = (minute: number, expected_decision: string) =>
      JSON.stringify({
        ...first,
        transaction: {
          ...first!.transaction,
          transaction_id: `T-${minute}`,
          timestamp: `2025-01-15T14:0${minute}:00Z`,
        },
        expected_decision,
        expected_rules: minute === 1 ? ["fast 1"] : minute === 3 ? ["fast 1"] : [],
      });
    file("past.jsonl", [row(1, "APPROVE"), row(2, "BLOCK"), row(3, "CHALLENGE")].join("\n"));
    const { stdout } = await check(".", "--transactions", "past.jsonl", "-f", "pretty");
    expect(stdout).toContain(
      "3 past payments decided without a model: APPROVE 2, CHALLENGE 1, ESCALATE_TO_HUMAN 0, BLOCK 0",
    );
    expect(stdout).toContain("expected decisions met: 2 of 3\n  T-2: expected BLOCK, decided APPROVE (-)");
    expect(stdout).toContain("expected rules met: 2 of 3\n  T-1: expected rules fast 1, held -");
  });

  it("says in one line that there is nothing to check", async () => {
    expect(await check("nowhere")).toMatchObject({ code: 2, stdout: "" });
    expect((await check(".")).stderr).toContain("holds no policy");
  });
});
