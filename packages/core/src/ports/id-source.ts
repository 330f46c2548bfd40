/** Gives a new identifier that was never given before. */
export type IdSource = () => string;
