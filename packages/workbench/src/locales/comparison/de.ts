export const de = {
  claims: "Aussagen",
  change: "Was sich geändert hat",
  change_verdict: "anderes Urteil",
  change_new: "neu",
  change_gone: "entfallen",
  change_same: "unverändert",
  no_claims: "Keiner der beiden Texte enthält eine prüfbare Aussage.",
  empty: "kein Text",
  text: "Text",
  sources_differ:
    "Die beiden wurden nicht gegen dieselbe Quelle geprüft. Ein Urteil kann sich also wegen der Quelle geändert haben statt wegen des Textes.",
  same_text: "Der Text ist in beiden derselbe.",
  same_claims_one: "{count} Aussage mit demselben Urteil",
  same_claims_other: "{count} Aussagen mit demselben Urteil",
  no_changes: "Keine Aussage wurde anders beurteilt.",
} as const;
