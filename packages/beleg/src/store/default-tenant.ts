/** The tenant of whoever runs Beleg alone. */
export const DEFAULT_TENANT = "default";
