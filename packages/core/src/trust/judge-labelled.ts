import type { LabelledSource } from "../contracts/index.ts";
import type { ClaimJudge } from "../judges/factuality/claim-judge.ts";
import { ClaimVerifier, type VerificationOptions } from "../judges/factuality/claim-verifier.ts";
import { retrieverOf } from "../judges/factuality/retrieval/evidence-retriever.ts";
import { SourceText } from "../judges/factuality/source-text.ts";
import { isLanguage } from "../languages/language.ts";
import { textPairOf } from "../text/index.ts";
import { claimAnswer } from "./claim-answer.ts";
import type { ClaimAnswer } from "./labelled-answer.ts";

/**
 * Has a judge judge the labelled claims of a source as they are, several in a call, through the same retrieval and the
 * same gate as every check.
 */
export async function judgeLabelled(
  judge: ClaimJudge,
  labelled: LabelledSource,
  options: VerificationOptions = {},
): Promise<readonly ClaimAnswer[]> {
  const summary_text = labelled.claims.map(({ text }) => text.replace(/\s+/g, " ")).join("\n");
  const language = isLanguage(labelled.lang) ? labelled.lang : undefined;
  const { article, summary } = textPairOf({ article_text: labelled.source, summary_text }, language);
  const source = new SourceText(article);
  const verifier = new ClaimVerifier(judge, source, retrieverOf(source), summary);
  const given = labelled.claims.map(({ text }) => ({ text, start_char: null, end_char: null, sentence_index: 0 }));
  const verified = await verifier.verify(given, options);
  return labelled.claims.map((claim, at) =>
    claimAnswer(verified?.claims.slice(at, at + 1) ?? [], claim, labelled.source),
  );
}
