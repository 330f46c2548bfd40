/** What one or more model calls cost. Tokens are as the server counted them; 0 where it did not say. */
export interface ModelUsage {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** The cost of an answer that came without asking a server. */
export const NO_USAGE: ModelUsage = Object.freeze({ calls: 0, input_tokens: 0, output_tokens: 0 });

/** Adds two costs. */
export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    calls: a.calls + b.calls,
    input_tokens: a.input_tokens + b.input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
  };
}
