import type { Cost } from "./cost-of.ts";
export const PEERS: Readonly<Record<"promptfoo" | "autoevals", { name: string; cost: Cost }>> = {
  promptfoo: { name: "promptfoo", cost: { calls: 2, ms: 0, tenAtOnceMs: 0, cpuMs: 0, inputTokens: 1000 } },
  autoevals: { name: "autoevals", cost: { calls: 2, ms: 0, tenAtOnceMs: 0, cpuMs: 0, inputTokens: 1000 } },
};
