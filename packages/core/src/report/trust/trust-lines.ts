import { TrustNote } from "../../contracts/index.ts";
import type { Locale } from "../../locales/index.ts";
import { countClaims } from "../formats/claim-counts.ts";
import type { ReportCase } from "../formats/report-case.ts";
import { claimList, forEachItem } from "../input-items.ts";
import { trustSentences } from "./trust-sentences.ts";

/** What a report says of its judge: how often verdicts like the ones it gives were right, or that nobody has measured it. */
export function trustLines({ agents }: ReportCase, locale: Locale): readonly string[] {
  const counts = countClaims(agents?.factuality);
  if (counts === null || counts.correct + counts.incorrect + counts.uncertain === 0) return [];
  const trust = TrustNote.safeParse((agents?.factuality?.details as { trust?: unknown } | undefined)?.trust);
  let withheld = 0;
  forEachItem(claimList(agents?.factuality), ({ uncertain_reason }) => {
    if (uncertain_reason === "below_trust") withheld += 1;
  });
  return trustSentences(trust.data, { ...counts, withheld }, locale);
}
