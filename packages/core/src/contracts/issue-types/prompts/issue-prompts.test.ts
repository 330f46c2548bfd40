import { describe, expect, it } from "vitest";
import { COHERENCE_PROMPTS } from "./coherence.ts";
import { ERROR_PROMPTS, VERDICT_PROMPTS } from "./factuality.ts";
import { READABILITY_PROMPTS } from "./readability.ts";

describe.each([
  ["factuality", { ...ERROR_PROMPTS, ...VERDICT_PROMPTS }],
  ["coherence", COHERENCE_PROMPTS],
  ["readability", READABILITY_PROMPTS],
])("what a model is told of %s", (_, rows) => {
  it.each(["de", "en", "es"] as const)("is a part of a sentence in %s, another for every type", (language) => {
    const said = Object.values(rows).map((row) => row[language]);
    for (const words of said) expect(words).toMatch(/^\p{L}[^{};]*[^\s.]$/u);
    expect(new Set(said).size).toBe(said.length);
  });
});
