import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import { atOnce } from "../../../ports/steps.ts";
import { type LaidClaim, layOver } from "../alignment/laid-claim.ts";
import { comparedClaim } from "../embedded/compared-span.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { isProof } from "../embedded/is-proof.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { readSourceText } from "../source-text.ts";
import { DESCRIPTIONS } from "./described/descriptions.ts";
import type { ContradictionRule, ObjectionRule, Rule, RuleExample } from "./rule.ts";
import { RULES } from "./rules.ts";

const agent = createFactualityAgent(embeddedFactuality);

/** The verdict of the whole judge on a text of one claim. */
async function verdictOn({ language, source, text }: RuleExample) {
  const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
  expect(details.claims).toHaveLength(1);
  return details.claims[0]!;
}

/** The text laid over the sentences of its source, the nearest first. */
function laidOver({ language, source, text }: RuleExample): readonly LaidClaim[] {
  const article = readSourceText(source, packOf(language));
  const sentences = article.sentences.map((_, at) => at);
  return atOnce(layOver(comparedClaim(article, text), sentences, article));
}

/** The words a contradiction marks in the text. */
function markedBy(rule: ContradictionRule, example: RuleExample): readonly string[] {
  const marked = laidOver(example).flatMap((laid) => {
    const found = rule.find(laid);
    return found === undefined ? [] : [example.text.slice(found.claim.start, found.claim.end)];
  });
  // What a sentence says in passing is laid beside the claim by itself, and marks the same words.
  return [...new Set(marked)];
}

/** Whether an objection speaks up about every sentence of the source; of its cases, each told by itself, none proves the text either. */
function objects(rule: ObjectionRule, example: RuleExample): boolean {
  return laidOver(example).every((laid) => rule.objects(laid) || (laid.ofCase !== undefined && !isProof(laid)));
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (_, rule: Rule) => {
  const { examples, languages } = DESCRIPTIONS[rule.id]!;
  const { hit, miss } = examples;

  it.each(hit)("speaks up ($language): $text", async (example) => {
    const { label, error_type } = await verdictOn(example);
    if (rule.kind === "contradiction") {
      expect(markedBy(rule, example)).toEqual([example.marked ?? example.text]);
      expect({ label, error_type }).toEqual({ label: "incorrect", error_type: rule.issueType });
    } else {
      expect(objects(rule, example)).toBe(true);
      // A contradiction may speak up as well.
      expect(label).not.toBe("correct");
    }
  });

  it.each(miss)("stays silent ($language): $text", async (example) => {
    const { label } = await verdictOn(example);
    if (rule.kind === "contradiction") {
      expect(markedBy(rule, example)).toEqual([]);
      expect(label).not.toBe("incorrect");
    } else {
      expect(objects(rule, example)).toBe(false);
      expect(label).toBe("correct");
    }
  });

  it("shows what it does in each of its languages", () => {
    const spoken = new Set(hit.map(({ language }) => language));
    expect([...spoken]).toEqual(languages);
    expect(hit.length).toBeGreaterThanOrEqual(3);
    expect(miss.length).toBeGreaterThanOrEqual(3);
    expect(new Set(miss.map(({ language }) => language)).size).toBeGreaterThanOrEqual(2);
    expect(spoken.size).toBeGreaterThanOrEqual(2);
  });
});

it("lists every rule of the folder once, under the name of its file or of its own folder", () => {
  const here = readdirSync(new URL(".", import.meta.url), { withFileTypes: true });
  const alone = here.filter(({ name }) => !/^rules?\.ts$|\.test\.ts$/.test(name) && name.endsWith(".ts"));
  const folders = here.filter((one) => one.isDirectory() && !["described", "shared"].includes(one.name));
  const files = [...alone, ...folders].map(({ name }) => name.replace(/\.ts$/, ""));
  expect(RULES.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
  expect(Object.keys(DESCRIPTIONS).toSorted()).toEqual(files.toSorted());
});
