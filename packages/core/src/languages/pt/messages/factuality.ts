import type { Messages } from "../../parts/messages.ts";

export const factuality: Messages["factuality"] = {
  number_contradicted: "A fonte indica outro número.",
  date_contradicted: "A fonte indica outra data.",
  name_contradicted: "A fonte indica outro nome.",
  negation_contradicted: "A fonte diz o contrário.",
  roles_contradicted: "A fonte diz isso ao contrário.",
  contradicted: "A fonte contradiz isto.",
  unsupported: "A fonte não sustenta isto.",
};
