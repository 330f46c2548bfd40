// The errors alone, without zod: the binary needs them on every start, the schemas only for some verbs.
export * from "../contracts/errors/index.ts";
