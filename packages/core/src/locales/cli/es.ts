import type { TranslationOf } from "../message-table.ts";
import type { en } from "./en.ts";

export const es: TranslationOf<typeof en> = {
  demo_report: "informe: {file}    salida {code}",
};
