import type { Messages } from "../../parts/messages.ts";

export const cli: Messages["cli"] = {
  demo_report: "relatório: {file}    saída {code}",
  baseline_written: "{file}: {count} achados passam a ser conhecidos",
  baseline_incomplete: "{file} não foi escrito: a verificação não terminou",
};
