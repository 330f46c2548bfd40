import type { Cost } from "./cost-of.ts";

interface Peer {
  readonly name: string;
  readonly cost: Cost;
}

/**
 * What the peers cost on the same pairs and the same fake, measured with `bench/model/measure-peers.ts` on two busy cores: promptfoo's
 * `matchesContextFaithfulness` and autoevals' `Faithfulness`, both two calls, for what Beleg calls factuality.
 */
export const PEERS = {
  promptfoo: {
    name: "promptfoo 0.121.20",
    cost: { calls: 2, ms: 613, tenAtOnceMs: 1599, cpuMs: 8.7, inputTokens: 1208 },
  },
  autoevals: {
    name: "autoevals 0.0.132",
    cost: { calls: 2, ms: 611, tenAtOnceMs: 634, cpuMs: 3.9, inputTokens: 1933 },
  },
} as const satisfies Record<string, Peer>;
