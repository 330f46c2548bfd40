export * from "../contracts/index.ts";
export * from "../contracts/json-schema/index.ts";
