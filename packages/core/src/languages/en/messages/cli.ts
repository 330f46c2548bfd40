export const cli = {
  demo_report: "report: {file}    exit {code}",
  baseline_written: "{file}: {count} findings are known from now on",
  baseline_incomplete: "{file} is not written: the check did not finish",
} as const;
