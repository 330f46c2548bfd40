import type { Steps } from "../../../ports/steps.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { CoherenceMeasure } from "./coherence-measures.ts";

/** So many words in a row nobody writes twice by chance. */
const PASSAGE = 8;

/** Rows of words that stand in the text a second time. */
export function* repeatedPassages(judged: JudgedText): Steps<CoherenceMeasure[]> {
  const found: CoherenceMeasure[] = [];
  const seen = new Set<string>();
  for (const { tokens } of judged.sentences) {
    yield 5 + tokens.length;
    let repeated: { start: number; end: number; value: number } | undefined;
    const name = () => {
      if (repeated !== undefined) found.push({ key: "repeated_passage", ...repeated, amount: shareOfText(judged) });
      repeated = undefined;
    };
    for (let i = 0; i + PASSAGE <= tokens.length; i += 1) {
      const row = tokens.slice(i, i + PASSAGE);
      const words = row.map(({ lower }) => lower).join(" ");
      if (!seen.has(words)) name();
      else
        repeated = {
          start: repeated?.start ?? row[0]!.start,
          end: row.at(-1)!.end,
          value: (repeated?.value ?? PASSAGE - 1) + 1,
        };
      seen.add(words);
    }
    name();
  }
  return found;
}
