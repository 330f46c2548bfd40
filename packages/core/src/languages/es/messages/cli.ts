import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "informe: {file}    salida {code}",
  baseline_written: "{file}: {count} hallazgos se dan por conocidos desde ahora",
  baseline_incomplete: "{file} no se ha escrito: la comprobación no terminó",
};
