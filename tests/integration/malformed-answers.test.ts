import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { salvageJson } from "../../packages/core/src/salvage/index.ts";
import { CORPUS_SCHEMAS, type CorpusSchema } from "../support/malformed-answers/schemas.ts";

const ROOT = new URL("../fixtures/malformed-answers/", import.meta.url);

interface Case {
  readonly name: string;
  readonly text: string;
  readonly schema: CorpusSchema;
  readonly value?: unknown;
  readonly code?: string;
}

function casesOf(className: string): Case[] {
  const lines = readFileSync(new URL(`${className}.jsonl`, ROOT), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const one = JSON.parse(line) as Case;
    return { ...one, name: `${className}/${one.name}` };
  });
}

const classes = readdirSync(ROOT)
  .map((file) => file.replace(".jsonl", ""))
  .sort();
const table: string[] = [];

describe("the corpus of malformed answers", () => {
  it("has at least 200 answers", () => {
    expect(classes.flatMap(casesOf).length).toBeGreaterThanOrEqual(200);
  });

  it.each(classes)("%s: every answer ends in the typed outcome it deserves", (className) => {
    const cases = casesOf(className);
    let salvaged = 0;
    for (const { name, text, schema, value, code } of cases) {
      const outcome = salvageJson<unknown>(text, CORPUS_SCHEMAS[schema]);
      if (outcome.status === "ok") {
        salvaged += 1;
        expect.soft(outcome.value, name).toEqual(value);
      } else expect.soft(`${outcome.code} (${outcome.detail})`, name).toMatch(new RegExp(`^${code ?? "a value"} `));
    }
    const salvageable = cases.filter((one) => one.code === undefined).length;
    table.push(
      `${className.padEnd(24)} ${String(cases.length).padStart(4)} answers  ${salvaged}/${salvageable} salvaged`,
    );
  });

  it("prints the salvage rate of each class", () => {
    process.stdout.write(`${table.join("\n")}\n`);
    expect(table).toHaveLength(classes.length);
  });
});
