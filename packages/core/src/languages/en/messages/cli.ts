export const cli = {
  demo_report: "report: {file}    exit {code}",
} as const;
