/** What a caller may do: read results, make new ones, decide reviews, delete and configure. */
export const SCOPES = ["read", "write", "review", "admin"] as const;
export type Scope = (typeof SCOPES)[number];
