import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { atOnce } from "../../../ports/steps.ts";
import { comparedClaim, sourceSentence } from "../embedded/compared-span.ts";
import { readSourceText } from "../source-text.ts";
import { alignItems } from "./align-items.ts";
import { mayMove } from "./may-move.ts";
import { statementItems } from "./statement-items.ts";

function moves(code: Language, claim: string, sentence: string, phrase: readonly number[], place: number): boolean {
  const language = packOf(code);
  const source = readSourceText(sentence, language);
  const rows = [comparedClaim(source, claim), sourceSentence(source, 0)].map(statementItems);
  return mayMove(atOnce(alignItems(rows[0]!, rows[1]!)), phrase, place, language);
}

describe("a phrase that the sentence has elsewhere", () => {
  it.each([
    ["de", "Das Werk schließt im Mai.", "Im Mai schließt das Werk.", [0, 1], 3, true],
    ["en", "The works close in May.", "In May the works close.", [3, 4], 0, true],
    ["es", "La fábrica cierra en mayo.", "En mayo la fábrica cierra.", [3, 4], 0, true],
    ["en", "Hull beat Leeds.", "Leeds beat Hull.", [2], 0, false],
    ["de", "Hull schlug Leeds.", "Leeds schlug Hull.", [2], 0, false],
    ["es", "Hull venció a Leeds.", "Leeds venció a Hull.", [3], 0, false],
  ] as const)("%s: %s / %s", (code, claim, sentence, phrase, place, expected) => {
    expect(moves(code, claim, sentence, phrase, place)).toBe(expected);
  });

  // Nothing stands before the first word: who looked for the verb there found no word at all and threw.
  it.each([
    ["de", "Zum Jahresende schließt das Werk.", "Zum Jahresende schließt das Werk.", [0, 1]],
    ["de", "Im Mai schließt das Werk.", "Im Mai öffnet das Werk.", [0, 1]],
    ["en", "In May the works close.", "In May the works open.", [0, 1]],
    ["es", "En mayo cierra la fábrica.", "En mayo abre la fábrica.", [0, 1]],
  ] as const)("is told of one that opens both, too: %s: %s / %s", (code, claim, sentence, phrase) => {
    expect(moves(code, claim, sentence, phrase, 0)).toBe(true);
  });
});
