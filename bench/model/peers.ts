import type { Cost } from "./cost-of.ts";

interface Peer {
  readonly name: string;
  readonly cost: Cost;
}

/**
 * What the peers cost on the same pairs and the same fake, measured with `bench/model-peers.ts` on two busy cores: promptfoo's
 * `matchesContextFaithfulness` and autoevals' `Faithfulness`, both two calls, for what Beleg calls factuality.
 */
export const PEERS = {
  promptfoo: {
    name: "promptfoo 0.121.20",
    cost: { calls: 2, ms: 623, tenAtOnceMs: 1624, cpuMs: 5.4, inputTokens: 1206 },
  },
  autoevals: {
    name: "autoevals 0.0.132",
    cost: { calls: 2, ms: 606, tenAtOnceMs: 620, cpuMs: 1.8, inputTokens: 1932 },
  },
} as const satisfies Record<string, Peer>;
