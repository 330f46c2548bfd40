/** A new wording gets a new version, so that cached answers of the old one are not read. */
export const EXPLANATION_PROMPT_VERSION = "4";
