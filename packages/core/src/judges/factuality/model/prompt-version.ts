/** Version of the prompts: cached answers of other versions are never read. */
export const PROMPT_VERSION = "factuality-5";
