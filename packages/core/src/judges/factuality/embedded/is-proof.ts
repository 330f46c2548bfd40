import type { LanguagePack } from "../../../languages/language-pack.ts";
import { atOnce, type Steps } from "../../../ports/steps.ts";
import { readOnce } from "../../../text/read-once.ts";
import { TextDocument } from "../../../text/text-document.ts";
import { costOf, type LaidClaim, layOver } from "../alignment/laid-claim.ts";
import { verbatimSteps } from "../retrieval/find-verbatim.ts";
import { exchanged } from "../rules/exchanged/exchanged.ts";
import { OBJECTIONS } from "../rules/rules.ts";
import { swappedRoles } from "../rules/swapped-roles/swapped-roles.ts";
import { comparedText, type SourceText } from "../source-text.ts";
import { comparedDocument } from "./compared-span.ts";

/** A claim laid over a sentence is looked at once. */
const known = readOnce((_laid: LaidClaim): { isProof?: boolean } => ({}));

/** True for a claim laid over a sentence that no rule objects to. */
export function isProof(laid: LaidClaim): boolean {
  return known(laid).isProof ?? atOnce(proves(laid));
}

/** How many rules are asked in one step: in a new process each takes its time. */
const RULES_A_STEP = 5;

/** The same in steps. */
export function* proves(laid: LaidClaim): Steps<boolean> {
  const memo = known(laid);
  if (memo.isProof !== undefined) return memo.isProof;
  let isFree = true;
  for (const [at, rule] of OBJECTIONS.entries()) {
    if (rule.objects(laid)) {
      isFree = false;
      break;
    }
    if (at % RULES_A_STEP === 0) yield (RULES_A_STEP * costOf(laid.plain)) / OBJECTIONS.length / 2;
  }
  memo.isProof = isFree;
  return isFree;
}

/** What finds two that changed places where every word is said. */
const TURNED = [swappedRoles, exchanged];

/** Every word is there, but who does what to whom may be turned round. */
export function isTurned(laid: LaidClaim): boolean {
  return TURNED.some((rule) => rule.find(laid) !== undefined);
}

/** Reading a text that was never met, in microseconds or so for each letter. */
const COST = 5;

/** Whether a source has, or a sentence of it proves, a text that nobody wrote. It is read for this alone, and not kept. */
export function* isProved(text: string, language: LanguagePack, sentence: number, source: SourceText): Steps<boolean> {
  yield COST * text.length;
  const document = new TextDocument(text, language);
  if ((yield* verbatimSteps(comparedText(document), source)) !== undefined) return true;
  const laid = yield* layOver(comparedDocument(document), [sentence], source);
  return laid.some((one) => isProof(one) && !isTurned(one));
}
