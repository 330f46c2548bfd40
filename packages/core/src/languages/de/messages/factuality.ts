import type { Messages } from "../../parts/messages.ts";

export const factuality: Messages["factuality"] = {
  number_contradicted: "Die Quelle nennt eine andere Zahl.",
  date_contradicted: "Die Quelle nennt ein anderes Datum.",
  name_contradicted: "Die Quelle nennt einen anderen Namen.",
  negation_contradicted: "Die Quelle sagt das Gegenteil.",
  roles_contradicted: "Die Quelle sagt es umgekehrt.",
  contradicted: "Die Quelle widerspricht dem.",
  unsupported: "Die Quelle belegt das nicht.",
};
