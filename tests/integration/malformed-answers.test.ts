import { readdirSync, readFileSync } from "node:fs";
import { salvageJson } from "@beleg/core/salvage";
import { describe, expect, it } from "vitest";
import { CORPUS_SCHEMAS, type CorpusSchema } from "../support/malformed-answers/schemas.ts";

const ROOT = new URL("../fixtures/malformed-answers/", import.meta.url);

interface Case {
  readonly name: string;
  readonly text: string;
  readonly schema: CorpusSchema;
  readonly value?: unknown;
  readonly code?: string;
}

function casesOf(folder: string): Case[] {
  const texts = readdirSync(new URL(`${folder}/`, ROOT)).filter((file) => file.endsWith(".txt"));
  return texts.sort().map((file) => {
    const expectation = readFileSync(new URL(`${folder}/${file.replace(".txt", ".json")}`, ROOT), "utf8");
    const text = readFileSync(new URL(`${folder}/${file}`, ROOT), "utf8");
    return { name: `${folder}/${file}`, text, ...(JSON.parse(expectation) as Omit<Case, "name" | "text">) };
  });
}

const folders = readdirSync(ROOT).sort();
const table: string[] = [];

describe("the corpus of malformed answers", () => {
  it("has at least 200 files", () => {
    expect(folders.flatMap(casesOf).length).toBeGreaterThanOrEqual(200);
  });

  it.each(folders)("%s: every answer ends in the typed outcome it deserves", (folder) => {
    const cases = casesOf(folder);
    let salvaged = 0;
    for (const { name, text, schema, value, code } of cases) {
      const outcome = salvageJson<unknown>(text, CORPUS_SCHEMAS[schema]);
      if (outcome.status === "ok") {
        salvaged += 1;
        expect.soft(outcome.value, name).toEqual(value);
      } else expect.soft(`${outcome.code} (${outcome.detail})`, name).toMatch(new RegExp(`^${code ?? "a value"} `));
    }
    const salvageable = cases.filter((one) => one.code === undefined).length;
    table.push(`${folder.padEnd(24)} ${String(cases.length).padStart(4)} answers  ${salvaged}/${salvageable} salvaged`);
  });

  it("prints the salvage rate of each class", () => {
    process.stdout.write(`${table.join("\n")}\n`);
    expect(table).toHaveLength(folders.length);
  });
});
