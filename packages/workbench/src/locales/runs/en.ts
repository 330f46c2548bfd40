export const en = {
  title: "Runs",
  lead: "Every check that was kept, newest first.",
  findings_one: "{count} finding",
  findings_other: "{count} findings",
} as const;
