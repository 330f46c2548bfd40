export const pt = {
  claims: "Afirmações",
  change: "O que mudou",
  change_verdict: "outro veredito",
  change_new: "nova",
  change_gone: "removida",
  change_same: "sem alterações",
  no_claims: "Nenhum dos dois contém uma afirmação verificável.",
  empty: "sem texto",
  text: "Texto",
  sources_differ:
    "Não foram verificados com a mesma fonte. Um veredito pode ter mudado por causa da fonte e não do texto.",
  same_text: "O texto é o mesmo em ambos.",
  same_claims_one: "{count} afirmação com o mesmo veredito",
  same_claims_other: "{count} afirmações com o mesmo veredito",
  no_changes: "Nenhuma afirmação recebeu outro veredito.",
} as const;
