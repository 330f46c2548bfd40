import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SIGNAL_KEYS } from "@beleg/core/decision";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPolicyFolder, parsePolicy, SAMPLE_POLICIES } from "./index.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-policies-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const idsOf = (policies: readonly { policy_id: string }[]) => policies.map(({ policy_id }) => policy_id);

describe("the sample policies", () => {
  it("are six, and their rules name only signals that exist", async () => {
    const policies = await openPolicyFolder(SAMPLE_POLICIES).read();
    expect(idsOf(policies)).toEqual(["FP-01", "FP-02", "FP-03", "FP-04", "FP-05", "FP-06"]);
    const known: readonly string[] = SIGNAL_KEYS;
    expect(
      policies.flatMap(({ rules }) => rules.flatMap(({ when }) => when)).filter((key) => !known.includes(key)),
    ).toEqual([]);
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
    writeFileSync(join(folder, "policy.md"), "Text\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({ code: "no_policies" });
    writeFileSync(join(folder, "FP-01.md"), "---\nrules: [{when: [unknown_devise], action: BLOCK}]\n---\nText\n");
    await expect(openPolicyFolder(folder).read()).rejects.toMatchObject({
      code: "invalid_policy",
      params: { file: "FP-01.md", field: "rules[0].when: unknown_devise" },
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
