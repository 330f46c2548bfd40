import { TrustNote } from "../../contracts/index.ts";
import { isMeasured } from "../../judges/factuality/trust/is-measured.ts";
import type { Locale } from "../../locales/index.ts";
import { countClaims } from "../formats/claim-counts.ts";
import type { ReportCase } from "../formats/report-case.ts";
import { trustWords } from "./trust-words.ts";

/** What a report says of its judge: how often verdicts like the ones it gives were right, or that nobody has measured it. */
export function trustLines({ agents }: ReportCase, locale: Locale): readonly string[] {
  const { say } = trustWords(locale);
  const counts = countClaims(agents?.factuality);
  if (counts === null || counts.correct + counts.incorrect + counts.uncertain === 0) return [];
  const trust = TrustNote.safeParse((agents?.factuality?.details as { trust?: unknown } | undefined)?.trust);
  if (!trust.success) return [say("not_measured")];
  const given = (["correct", "incorrect"] as const).filter((label) => counts[label] > 0);
  return given.map((label) => lineOf(label, trust.data, locale));
}

function lineOf(label: "correct" | "incorrect", trust: TrustNote, locale: Locale): string {
  const { say, percents } = trustWords(locale);
  const right = trust[label];
  return isMeasured(right) ? say(`line_${label}`, percents(right)) : say("line_few", { verdict: label, n: right.n });
}
