import type { GuardDecision, GuardedSentence } from "@beleg/core/contracts";
import { trustSentences } from "@beleg/core/judges";

type Claim = GuardedSentence["claims"][number];

/** What a test that fails says: the words that are wrong beside the words of the source. */
export function describeDecision({ verdict, reason, sentences, trust }: GuardDecision): string {
  if (verdict === "incomplete") return `nobody can say whether the sources back the answer: ${reason ?? "not judged"}`;
  if (verdict === "passed") return "expected the sources not to back the answer, but they do";
  const claims = sentences.flatMap((sentence) => sentence.claims);
  const listed = (label: Claim["label"], title: string) => {
    const lines = claims.filter((claim) => claim.label === label).map(claimLines);
    return lines.length === 0 ? [] : [`\n${title}:\n${lines.join("\n")}`];
  };
  return [
    "expected the sources to back the answer",
    ...listed("incorrect", "contradicted"),
    ...listed("uncertain", "not confirmed"),
    ...(trust ? ["", ...trustSentences(trust, verdictsOf(claims), "en")] : []),
  ].join("\n");
}

function verdictsOf(claims: readonly Claim[]) {
  const given = (label: Claim["label"]) => claims.filter((claim) => claim.label === label).length;
  return { correct: given("correct"), incorrect: given("incorrect"), withheld: 0 };
}

function claimLines({ text, label, quote, source_id }: Claim): string {
  const who = source_id === undefined ? "the source" : source_id;
  if (quote === undefined) return `  - "${text}"\n    nothing in the sources is near it`;
  return `  - "${text}"\n    ${label === "incorrect" ? `${who} says` : `nearest in ${who}`}: "${quote}"`;
}
