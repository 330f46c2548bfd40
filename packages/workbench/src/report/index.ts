export { RunExports, UnsavedExports } from "./exports.tsx";
export { type ReportCase, ReportView } from "./report-view.tsx";
export { DIMENSIONS, type Dimension } from "./score-tile.tsx";
export { bodySources, type ShownSource, sourcesOfRun } from "./shown-source.ts";
