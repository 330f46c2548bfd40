import { describe, expect, it } from "vitest";
import { PROSE_LANGUAGES, readProse } from "../../bench/prose/read-prose.ts";
import { shareOf, styleFindings, twinScores } from "../../bench/prose/style-findings.ts";

// The paragraphs were written by people who saw neither rules nor code; see bench/prose.ts for the figures.
describe.each(PROSE_LANGUAGES)("good prose: %s", (lang) => {
  const rows = (["dev", "kept", "after"] as const).flatMap((half) => readProse(lang, half));

  it("earns hardly a remark", async () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    const found = await styleFindings(rows);
    const told = found.remarks
      .map(({ id, severity, metric, words }) => `${severity} ${metric} ${id}: ${words}`)
      .join("\n");
    expect(shareOf(found, "high"), told).toBe(0);
    expect(shareOf(found, "medium"), told).toBeLessThanOrEqual(0.01);
    expect(shareOf(found, "low"), told).toBeLessThanOrEqual(0.05);
  });

  it("scores higher than its damaged twins", async () => {
    const { counts, missed } = await twinScores(rows);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(missed.length / total, missed.map(({ damage, id }) => `${id} ${damage}`).join("\n")).toBeLessThanOrEqual(
      0.05,
    );
  });
});
