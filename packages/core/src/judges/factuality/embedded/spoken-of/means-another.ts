import type { Steps } from "../../../../ports/steps.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { namesIn } from "../../alignment/sentence-context.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import type { ExtractedClaim } from "../../claim-extractor.ts";
import type { SourceText } from "../../source-text.ts";
import { type ComparedSpan, comparedClaim } from "../compared-span.ts";
import { areTwoThings } from "./are-two-things.ts";
import { goesOn, surelyNames } from "./goes-on.ts";
import { goesOnAlike, isToldAlike } from "./goes-on-alike.ts";
import { pointsAt } from "./points-at.ts";
import { subjectMeant, unsaidIn } from "./thing-meant.ts";
import { thingNamedLast } from "./thing-named-last.ts";
import { isField, thingToldOf } from "./thing-told-of.ts";
import { hasTitle, isToldUnderAnother } from "./under-another-title.ts";
import { wasNamedLast } from "./was-named-last.ts";

/**
 * True where a claim speaks of something else than the sentence that says the same: "The ferry is quick. It runs twice a day" beside
 * "The bus runs twice a day". What a pronoun stands for was named before it, in the text and in its source; and where titles tell
 * several things apart, a line is about the one that was named last.
 */
export function* meansAnother(
  claim: ExtractedClaim,
  sentence: number,
  source: SourceText,
  laid?: LaidClaim,
): Steps<boolean> {
  if (claim.after === undefined) return false;
  const { language } = source.partOf(sentence);
  const span = comparedClaim(source, claim.text);
  const items = statementItems(span);
  const behind = yield* readLines(claim.after, source);
  const told = [...behind, ...(yield* readLines(claim.under ?? "", source))];
  const isName = surelyNames(namesIn(span, source), source);
  const isOpening = !isField(claim.text) && goesOn(items, language, isName);
  if (hasTitle(sentence, source) && (laid !== undefined || isOpening || isField(claim.text))) {
    return isToldUnderAnother(items, sentence, source, told);
  }
  const own = thingNamedLast(told, source);
  const points = own && pointsAt(own, { items, isName, isOpening, laid }, language, source);
  if (own === undefined || points === undefined) return false;
  if (wasNamedLast(own, sentence, source) === own.isOther) {
    return !isToldAlike(behind.slice(0, own.lines), sentence, source, laid === undefined ? MOST_LEFT_OUT : 0);
  }
  if (points === "perhaps" || own.isOther) return false;
  const theirs = laid === undefined ? thingToldOf(sentence, source) : isOpening ? subjectMeant(laid) : unsaidIn(laid);
  if (theirs === undefined || goesOnAlike(told, sentence, source, theirs)) return false;
  // Word for word, with the subject of the sentence.
  if (laid === undefined && !isOpening && theirs.at === sentence) return false;
  return yield* areTwoThings(own, theirs.thing, items, laid, source);
}

/** Who takes whole sentences out of a source takes every second or third. */
const MOST_LEFT_OUT = 2;

/** What stands last comes first. */
function* readLines(text: string, source: SourceText): Steps<readonly ComparedSpan[]> {
  const lines: ComparedSpan[] = [];
  for (const line of text === "" ? [] : text.split("\n")) {
    lines.unshift(comparedClaim(source, line));
    // As long as reading what was never met takes.
    yield line.length;
  }
  return lines;
}
