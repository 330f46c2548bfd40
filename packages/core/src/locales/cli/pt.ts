import type { TranslationOf } from "../message-table.ts";
import type { en } from "./en.ts";

export const pt: TranslationOf<typeof en> = {
  demo_report: "relatório: {file}    saída {code}",
};
