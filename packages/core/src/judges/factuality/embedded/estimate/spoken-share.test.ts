import { describe, expect, it } from "vitest";
import { packOf } from "../../../../languages/pack-of.ts";
import { readSourceText } from "../../source-text.ts";
import { spokenShare } from "./spoken-share.ts";

const shareOf = (text: string, language: "en" | "de" | "es" = "en") =>
  spokenShare(readSourceText(text, packOf(language)));

describe("spokenShare", () => {
  it("tells a chat from a report, in each language", () => {
    expect(shareOf("Ann: Are you coming?\nBob: I think we can make it, but I need my coat.")).toBe(1);
    expect(
      shareOf("Anna: Kommst du mit?\nBert: Ich glaube, wir schaffen das, aber ich brauche meinen Mantel.", "de"),
    ).toBe(1);
    expect(shareOf("Ana: ¿Vienes conmigo?\nBeto: Yo creo que nosotros llegamos, pero me falta mi abrigo.", "es")).toBe(
      1,
    );
    expect(shareOf("The council met on Monday and closed two libraries. The mayor spoke of savings.")).toBe(0);
  });

  it("does not count what a report quotes, even where a quotation runs on over several paragraphs", () => {
    const report = [
      "The keeper spoke after the match.",
      '"I am happy with my season and we want more.',
      '"You never know what we can do," he said.',
      "‘I don’t worry about us,’ the coach said. 'We've got our plan,' she added.",
      "Both sides meet again in May.",
    ].join("\n");
    expect(shareOf(report)).toBe(0);
  });

  it("reads the quotations of tokenised text", () => {
    const report =
      "He said : ' I 'm glad that we are here . ' The town 's mayor thanked `` you and your friends '' on Monday .";
    expect(shareOf(report)).toBe(0);
    expect(shareOf("They 're late , and I think we 're early .")).toBe(1);
  });

  it("is 0 for nothing at all and stays within 0 and 1 for quotation marks alone", () => {
    expect(shareOf("")).toBe(0);
    expect(shareOf(`${'"'.repeat(500)} I ${"'".repeat(500)}`)).toBeLessThanOrEqual(1);
  });
});
