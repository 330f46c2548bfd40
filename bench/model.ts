// What a check with a model costs beside the model: `npx node bench/model.ts` after `npm run build`.
// Ten articles with summaries, one fake model that answers after 300 ms. Tokens are characters / 4 for everybody, of the messages and of the schemas
// beside them. The peers' figures are recorded (see bench/model/peers.ts). Exits 1 when a bar is missed.
import { check, createLanguageModel } from "beleg";
import { type Cost, costOf } from "./model/cost-of.ts";
import { tenPairs } from "./model/pairs.ts";
import { PEERS } from "./model/peers.ts";
import { startFakeModel } from "./model/start-fake-model.ts";

const LATENCY_MS = 300;
const fake = await startFakeModel();
const model = createLanguageModel({
  model: "fake",
  openai_base_url: fake.url,
  openai_api_key: null,
  ollama_host: null,
});
// Each check is a further repetition of its question, so that none is answered from the cache.
let sample = 0;
const whole = await costOf(fake, tenPairs(), (pair) => check(pair, { model, sample: sample++ }));
const factuality = await costOf(fake, tenPairs(), (pair) =>
  check(pair, { model, dimensions: ["factuality"], sample: sample++ }),
);
fake.stop();

const { promptfoo } = PEERS;
const rounded = (cost: Cost) =>
  Object.fromEntries(Object.entries(cost).map(([name, value]) => [name, Math.round(value * 10) / 10]));
console.table({
  "Beleg, all dimensions": rounded(whole),
  "Beleg, factuality": rounded(factuality),
  ...Object.fromEntries(Object.values(PEERS).map(({ name, cost }) => [`${name} (recorded)`, cost])),
});
const bars = [
  ["calls deep", Math.floor(whole.ms / LATENCY_MS), 2],
  ["ten at once, times one", whole.tenAtOnceMs / whole.ms, 1.3],
  ["own processor time, ms a check", whole.cpuMs, 10],
  ["input tokens of factuality, times promptfoo's", factuality.inputTokens / promptfoo.cost.inputTokens, 1.1],
] as const;
for (const [name, value, most] of bars)
  console.log(`${value <= most ? "ok  " : "MISS"} ${name}: ${value.toFixed(2)}, at most ${most}`);
process.exitCode = bars.every(([, value, most]) => value <= most) ? 0 : 1;
