/** What makes a source a danger to whoever uses it, not only a weaker source: such a one stands last and is never approved unread. */
export const BLOCKING_RISKS = ["prompt_injection", "malware", "phishing", "fabricated"] as const;

const BLOCKING: ReadonlySet<string> = new Set(BLOCKING_RISKS);

/** Those of a source's risk flags that are blocking. */
export function blockingRisks(riskFlags: readonly string[]): string[] {
  return riskFlags.filter((flag) => BLOCKING.has(flag));
}
