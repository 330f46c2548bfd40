/** What a caller may do: read results, make new ones, decide reviews, let a disallowed source in, delete and configure. */
export const SCOPES = ["read", "write", "review", "override", "admin"] as const;
export type Scope = (typeof SCOPES)[number];
