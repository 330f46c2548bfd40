import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "Bericht: {file}    Exit {code}",
  baseline_written: "{file}: {count} Befunde gelten von nun an als bekannt",
  baseline_incomplete: "{file} wurde nicht geschrieben: die Prüfung ist nicht fertig geworden",
};
