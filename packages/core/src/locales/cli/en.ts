export const en = {
  demo_report: "report: {file}    exit {code}",
} as const;
