import type { Messages } from "../../parts/messages.ts";

export const rerank: Messages["rerank"] = {
  adds: "Ergänzt {facets} zu {subject}",
  strengthens: "Stärkt {facets} zu {subject}",
  adds_nothing: "Ergänzt keinen Aspekt, der der Sammlung fehlt",
  no_facets: "Für dieses Thema sind keine Facetten erklärt",
  still_open: "noch offen: {facets}",
  collection_unknown: "was die Sammlung abdeckt, ist nicht bekannt",
  list: "{first} und {last}",
  fills: "Schließt die Lücke {facets} zu {subject}",
  matches: "Enthält {found} von {total} gesuchten Wörtern: {words}",
  matches_nothing: "Enthält keines der gesuchten Wörter",
};
