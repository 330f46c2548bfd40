import type { EvaluationSummary } from "@beleg/core/contracts";
import {
  costLines,
  type EvaluationWords,
  levelTable,
  noiseTable,
  peopleLines,
  peopleTable,
  yardstickTable,
} from "@beleg/core/evaluation";
import { card, wordTable } from "./cards.ts";

/** What every task shows before its own boxes: the simple rules beside the judge, and agreement from three distances. */
export function depthCards(summary: EvaluationSummary, words: EvaluationWords): string {
  const { say } = words;
  const yardsticks = yardstickTable(summary, words);
  const levels = levelTable(summary, words);
  const people = peopleTable(summary, words);
  const noise = noiseTable(summary, words);
  const cost = costLines(summary.cost, words);
  return [
    ...(yardsticks ? [card(say("yardsticks"), say("yardsticks_line"), wordTable(yardsticks), { wide: true })] : []),
    ...(levels ? [card(say("levels"), "", wordTable(levels), { wide: true })] : []),
    ...(people ? [card(say("people"), peopleLines(summary, words).join(" "), wordTable(people), { wide: true })] : []),
    ...(noise ? [card(say("label_noise"), "", wordTable(noise))] : []),
    ...(cost.length > 0 ? [card(say("cost"), cost.join(" "), "", { wide: true })] : []),
  ].join("\n");
}
