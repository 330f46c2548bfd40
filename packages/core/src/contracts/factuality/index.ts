export * from "./claim.ts";
export * from "./claim-debug.ts";
export * from "./decided-by.ts";
export * from "./evidence-quote.ts";
export * from "./factuality-details.ts";
