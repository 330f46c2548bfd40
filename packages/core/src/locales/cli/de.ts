import type { TranslationOf } from "../message-table.ts";
import type { en } from "./en.ts";

export const de: TranslationOf<typeof en> = {
  demo_report: "Bericht: {file}    Exit {code}",
};
