export const en = {
  claims: "Claims",
  change: "What changed",
  change_verdict: "other verdict",
  change_new: "new",
  change_gone: "gone",
  change_same: "unchanged",
  no_claims: "Neither has a claim that can be checked.",
  empty: "no text",
  text: "Text",
  sources_differ:
    "The two were not checked against the same source. A verdict may have changed because of the source, not because of the text.",
  same_text: "The text is the same in both.",
  same_claims_one: "{count} claim with the same verdict",
  same_claims_other: "{count} claims with the same verdict",
  no_changes: "No claim got another verdict.",
} as const;
