import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { checkPolicyFiles } from "./check-policy-files.ts";
import { openPolicyFolder, parsePolicy, SAMPLE_POLICIES } from "./index.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-policies-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idsOf = (policies: readonly { policy_id: string }[]) => policies.map(({ policy_id }) => policy_id);

describe("the sample policies", () => {
  it("are six, and every rule marks the sentence that carries it", async () => {
    const policies = await openPolicyFolder(SAMPLE_POLICIES).read();
    expect(idsOf(policies)).toEqual(["FP-01", "FP-02", "FP-03", "FP-04", "FP-05", "FP-06"]);
    const rules = policies.flatMap(({ rules, text }) => rules.map(({ quote }) => ({ quote, text })));
    expect(rules).toHaveLength(17);
    for (const { quote, text } of rules) expect(text).toContain(quote);
  });

  it("open a review where they say that a person looks at the case", async () => {
    const policies = await openPolicyFolder(SAMPLE_POLICIES).read();
    const reviewed = policies.flatMap(({ policy_id, rules }) =>
      rules.filter(({ review }) => review).map(() => policy_id),
    );
    expect(reviewed).toEqual(["FP-06"]);
  });
});

describe("a policy folder", () => {
  it("shows changes, additions and removals at the next read", async () => {
    cpSync(SAMPLE_POLICIES, folder, { recursive: true });
    const policies = openPolicyFolder(folder);
    const before = await policies.read();
    expect(await policies.read()).toBe(before);
    writeFileSync(join(folder, "FP-07-gifts.md"), "# Gift cards\n\nGift cards are verified.\n");
    rmSync(join(folder, "FP-02.md"));
    writeFileSync(join(folder, "FP-03.md"), "---\ntitle: New title\n---\nNew words.\n");
    const after = await policies.read();
    expect(idsOf(after)).toEqual(["FP-01", "FP-03", "FP-04", "FP-05", "FP-06", "FP-07"]);
    expect(after.find(({ policy_id }) => policy_id === "FP-03")).toMatchObject({
      title: "New title",
      text: "New words.",
      rules: [],
    });
    expect(after.at(-1)).toMatchObject({ title: "Gift cards" });
    renameSync(join(folder, "FP-01.md"), join(folder, "old.txt"));
    expect(idsOf(await policies.read())).not.toContain("FP-01");
  });

  it("refuses a policy it cannot read instead of deciding without it", async () => {
    writeFileSync(join(folder, "FP-01.md"), "---\nrules: [{when: [], action: BLOCK}]\n---\nText\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({ code: "invalid_policy" });
    writeFileSync(join(folder, "FP-01.md"), "---\n{: broken\n---\nText\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({ code: "invalid_policy" });
  });

  it("refuses a folder without policies, and a rule on a signal that does not exist: neither would ever speak", async () => {
    writeFileSync(join(folder, "policy.txt"), "Text\n");
    writeFileSync(join(folder, "README.md"), "What these files are.\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({ code: "no_policies" });
    writeFileSync(join(folder, "FP-01.md"), "---\nrules: [{when: [unknown_devise], action: BLOCK}]\n---\nText\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({
      code: "invalid_policy",
      params: { file: "FP-01.md", line: 2, problem: expect.stringContaining('"unknown_devise" is no field') },
    });
  });

  it("refuses two files with one id", async () => {
    writeFileSync(join(folder, "FP-01.md"), "Text\n");
    writeFileSync(join(folder, "FP-01-b.md"), "Text\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({ code: "duplicate_value" });
  });
});

it("a file without front matter takes its id from its name", () => {
  expect(parsePolicy("Only words.", "FP-12-words.md")).toEqual({
    policy_id: "FP-12",
    title: "FP-12",
    text: "Only words.",
    rules: [],
  });
});

it("any name is an id, and a heading is a title", () => {
  expect(parsePolicy("# Cash at night\n\nCash is only noted.", "cash at night.md")).toMatchObject({
    policy_id: "cash-at-night",
    title: "Cash at night",
  });
});

describe("a policy with a mistake says the line and what to do", () => {
  const file = (head: string, body = "Words.") => `---\n${head}\n---\n${body}\n`;
  const rule = (line: string) => file(`title: A\nrules:\n  - when: ${line}\n    action: BLOCK`);

  it.each<[string, string, number, string]>([
    ["no end", "---\ntitle: A\n", 1, "close it with a line of three dashes"],
    ["no YAML", file("title: [A"), 2, "Flow sequence"],
    ["no text", file("title: A", ""), 4, "write below the front matter what it says"],
    ["an alias", file("title: &a A\npolicy_id: *a"), 2, "no aliases"],
    ["an unknown key", file("title: A\nseverity: high"), 3, '"severity" is no part of a policy'],
    ["an id with a blank", file("policy_id: night cash"), 2, "64 letters, digits, dots, dashes"],
    ["rules that are no list", file("rules: device new"), 2, "begin each rule with a dash"],
    ["a rule without an action", file("rules:\n  - when: device new"), 3, "the action is one of APPROVE, CHALLENGE"],
    ["a rule without a condition", file("rules:\n  - action: BLOCK"), 3, "the rule has no condition"],
    [
      "an unknown part of a rule",
      file("rules:\n  - when: device new\n    then: BLOCK"),
      4,
      '"then" is no part of a rule',
    ],
    [
      "a severity",
      file("rules:\n  - when: device new\n    action: BLOCK\n    severity: urgent"),
      5,
      "low, medium or high",
    ],
    ["a count without a list", file("rules:\n  - when: device new\n    action: BLOCK\n    at_least: 2"), 5, "add them"],
    ["a count above its list", file("rules:\n  - of: [device new]\n    action: BLOCK\n    at_least: 2"), 5, "1 to 1"],
    [
      "a condition that is no text",
      file("rules:\n  - when: [5]\n    action: BLOCK"),
      3,
      "a condition is one line of text",
    ],
    ["a mistyped field", rule("amuont > 5 USD"), 4, '"amuont" is no field: use amount,'],
    ["a limit nobody set", rule("amount > gigantic"), 4, '"gigantic" is no amount and no limit: the limits are floor'],
    [
      "a second mark",
      file("rules:\n  - when: device new\n    action: BLOCK", "**Rule:** A.\n\n**Rule:** B."),
      8,
      "marked twice",
    ],
    [
      "a mark for no rule",
      file("rules:\n  - when: device new\n    action: BLOCK", "**Rule 2:** A."),
      6,
      "there is no rule 2",
    ],
    [
      "a mark without number",
      file("rules:\n  - {when: device new, action: BLOCK}\n  - {when: device missing, action: BLOCK}", "**Rule:** A."),
      6,
      "say which rule",
    ],
    ["no measure", `Words. ${"x".repeat(70_000)}`, 1, "larger than 64 KiB"],
  ])("%s", (_name, markdown, line, problem) => {
    expect(() => parsePolicy(markdown, "night.md", ["floor"])).toThrow(
      expect.objectContaining({
        code: "invalid_policy",
        params: { file: "night.md", line, problem: expect.stringContaining(problem) },
      }),
    );
  });

  it("and all mistakes at once", () => {
    const markdown = file(
      "rules:\n  - when: amuont > 5 USD\n    action: STOP\n  - when: device gone\n    action: BLOCK",
    );
    let lines: readonly unknown[] = [];
    try {
      parsePolicy(markdown, "night.md");
    } catch (error) {
      lines = (error as { errors: { params: { line: number } }[] }).errors.map(({ params }) => params.line);
    }
    expect(lines).toEqual([3, 4, 5]);
  });

  it("whatever a file holds, it is a policy or a mistake in one, soon", async () => {
    const spent = await processorMs(() => {
      for (const hostile of [
        "[".repeat(30_000),
        "a: ".repeat(15_000),
        "- ".repeat(30_000),
        "&a [*a]",
        "%".repeat(9000),
      ]) {
        expect(() => parsePolicy(`---\n${hostile}\n---\nWords.`, "x.md")).toThrow(
          expect.objectContaining({ code: "invalid_policy" }),
        );
      }
      parsePolicy("word ".repeat(10_000), "x.md");
    });
    expect(spent).toBeLessThan(10_000);
  });
});

it("a file that is no text is a mistake, one with a byte-order mark is not", async () => {
  writeFileSync(join(folder, "marked.md"), "\ufeff---\npolicy_id: marked\n---\nWords.\n");
  writeFileSync(join(folder, "broken.md"), Buffer.from([0xff, 0xfe, 0x41, 0x00]));
  const { policies, problems } = await checkPolicyFiles(folder, []);
  expect(idsOf(policies)).toEqual(["marked"]);
  expect(problems).toEqual([{ file: "broken.md", line: 1, problem: "the file is not UTF-8: save it as UTF-8" }]);
});

it("the policy of the guide is one", () => {
  const guide = readFileSync(new URL("../../../../docs/guides/policies.md", import.meta.url), "utf8");
  const [, shown = ""] = /^```markdown\n([\s\S]*?)^```/m.exec(guide) ?? [];
  expect(parsePolicy(shown, "shown.md")).toMatchObject({
    policy_id: "night-cash",
    rules: [
      { action: "CHALLENGE", quote: expect.stringContaining("confirmed with the customer.") },
      { action: "BLOCK", review: true, quote: expect.stringContaining("a person looks at the case.") },
    ],
  });
});
