import type { Messages } from "../../parts/messages.ts";

export const factuality: Messages["factuality"] = {
  number_contradicted: "La fuente da otra cifra.",
  date_contradicted: "La fuente da otra fecha.",
  name_contradicted: "La fuente da otro nombre.",
  negation_contradicted: "La fuente dice lo contrario.",
  roles_contradicted: "La fuente lo dice al revés.",
  contradicted: "La fuente contradice esto.",
  unsupported: "La fuente no respalda esto.",
};
