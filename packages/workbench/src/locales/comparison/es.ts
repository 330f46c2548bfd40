export const es = {
  claims: "Afirmaciones",
  change: "Qué ha cambiado",
  change_verdict: "otro veredicto",
  change_new: "nueva",
  change_gone: "eliminada",
  change_same: "sin cambios",
  no_claims: "Ninguno de los dos contiene una afirmación comprobable.",
  empty: "sin texto",
  text: "Texto",
  sources_differ:
    "No se han comprobado con la misma fuente. Un veredicto puede haber cambiado por la fuente y no por el texto.",
  same_text: "El texto es el mismo en ambos.",
  same_claims_one: "{count} afirmación con el mismo veredicto",
  same_claims_other: "{count} afirmaciones con el mismo veredicto",
  no_changes: "Ninguna afirmación recibió otro veredicto.",
} as const;
