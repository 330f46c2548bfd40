/** The risk flags for which a source stands last and needs a person; a test holds them to the service's own list. */
export const BLOCKING_RISKS: readonly string[] = ["prompt_injection", "malware", "phishing", "fabricated"];
