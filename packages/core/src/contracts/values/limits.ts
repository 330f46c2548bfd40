/** The longest name that is looked up, printed and stored. */
export const MAX_IDENTIFIER = 512;
