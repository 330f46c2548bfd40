export { ClaimItem } from "./claim-item.tsx";
export { type Claim, claimsOf } from "./claims.ts";
export { RunExports, UnsavedExports } from "./exports.tsx";
export { useItemKeys } from "./item-keys.ts";
export { claimMarks, claimQuotes, type ItemMark, quoteMarks } from "./marks.ts";
export { type ReportCase, ReportView } from "./report-view.tsx";
export { DIMENSIONS, type Dimension } from "./score-tile.tsx";
export { bodySources, type ShownSource, sourcesOfRun } from "./shown-source.ts";
export { TextPanes } from "./text-panes.tsx";
