export * from "./judge-key.ts";
export * from "./labelled-source.ts";
export * from "./score-record.ts";
export * from "./trust-note.ts";
export * from "./trust-profile.ts";
