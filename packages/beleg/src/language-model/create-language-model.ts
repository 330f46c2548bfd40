import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cache, type Clock, type Delay, type LanguageModel, noModel, type Random } from "@beleg/core";
import { itemsAtOnce, type Settings } from "../settings/index.ts";
import { cacheKey } from "./cache-key.ts";
import { chatServer } from "./chat-server.ts";
import { diskCache } from "./disk-cache.ts";
import { ggufFile } from "./gguf/gguf-file.ts";
import { ggufModel } from "./gguf/gguf-model.ts";
import { isGguf } from "./gguf/is-gguf.ts";
import type { LlamaModule } from "./gguf/llama.ts";
import { loadLlama, requireLlama } from "./gguf/load-llama.ts";
import { memoizeOpenGguf } from "./gguf/open-gguf.ts";
import { layeredCache } from "./layered-cache.ts";
import { localRateLimits } from "./local-rate-limits.ts";
import { memoryCache } from "./memory-cache.ts";
import { type ModelChoice, modelTarget } from "./model-target.ts";
import { neverThrows } from "./never-throws.ts";
import { modelPermit, type Permit } from "./rate-limit-permit.ts";
import { type ModelTotals, usageMeter } from "./usage-meter.ts";
import { withBudget } from "./with-budget.ts";
import { withCache } from "./with-cache.ts";
import { withConcurrency } from "./with-concurrency.ts";
import { withPermit } from "./with-permit.ts";
import { withRetries } from "./with-retries.ts";
import { withSingleFlight } from "./with-single-flight.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** Which model, and its limits: the part of Beleg's settings that concerns models, and a few finer ones. */
export interface LanguageModelSettings extends ModelChoice {
  /** Folder of Beleg's state; answers are kept in its `cache/model`. Without it they are kept in memory only. */
  readonly home?: Settings["home"] | undefined;
  /** Whether answers are kept and used again. Defaults to true. */
  readonly cache?: boolean | undefined;
  /** How many days an answer is kept. Defaults to 30. */
  readonly cache_days?: number | undefined;
  /** Longest wait for one answer. Defaults to 30 000. */
  readonly timeout_ms?: number | undefined;
  /** Longest wait for a request with its retries. Defaults to four times `timeout_ms`. */
  readonly deadline_ms?: number | undefined;
  /** Further calls after a failure that may pass. Defaults to 2. */
  readonly max_retries?: number | undefined;
  /** First pause before a further call. Defaults to 500. */
  readonly first_pause_ms?: number | undefined;
  /** Most calls at once; fewer while the server is too slow for them or refuses them. Defaults to 4 for Ollama, else to 32. */
  readonly concurrency?: number | undefined;
  /** Most calls a minute: of this process, where no permit of a limit shared by several is given. Defaults to no limit. */
  readonly model_calls_per_minute?: number | null | undefined;
  /** Most calls of this model. Defaults to no limit. */
  readonly max_calls?: number | null | undefined;
  /** Most tokens of this model. Defaults to no limit. */
  readonly max_tokens_total?: number | null | undefined;
}

/** What a test, or a worker, may put in the place of the world. */
export interface ModelParts {
  readonly cache?: Cache;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly delay?: Delay;
  /** Waits until a call may go out, for rate limits shared with other processes. */
  readonly permit?: Permit;
  /** Loads node-llama-cpp for a model file. Defaults to the package installed beside Beleg. */
  readonly loadLlama?: () => Promise<LlamaModule>;
}

/** A language model that can say what it has cost. */
export interface ConfiguredModel extends LanguageModel {
  readonly totals: () => ModelTotals;
}

/**
 * Makes the configured language model. `none` gives the model that answers `no_model`; a choice that cannot work
 * throws `invalid_config` here, so that no call ever throws.
 */
export function createLanguageModel(settings: LanguageModelSettings, parts: ModelParts = {}): ConfiguredModel {
  const meter = usageMeter();
  const clock = parts.clock ?? { now: Date.now };
  const asked = isGguf(settings.model) ? modelInFile(settings, parts) : modelOnServer(settings, clock);
  if (asked === undefined) return { ...noModel, totals: meter.totals };

  const { model: name, model_calls_per_minute = null } = settings;
  const { timeout_ms = 30_000, deadline_ms = 4 * timeout_ms, concurrency = itemsAtOnce(name) } = settings;
  const permit = parts.permit ?? modelPermit(localRateLimits(clock), { model: name, model_calls_per_minute });
  const keyOf = (request: Parameters<typeof cacheKey>[1]): string => cacheKey(asked.where, request);

  // From the wire upwards: each line wraps the one before it.
  let { model } = asked;
  model = withTimeLimit(model, (request) => request.timeoutMs ?? timeout_ms);
  if (asked.ready) model = withPermit(model, asked.ready);
  model = meter.count(model);
  model = withConcurrency(model, asked.ready ? 1 : concurrency);
  if (permit) model = withPermit(model, permit);
  model = withBudget(model, { maxCalls: settings.max_calls ?? null, maxTokens: settings.max_tokens_total ?? null });
  model = withRetries(model, {
    maxRetries: settings.max_retries,
    firstPauseMs: settings.first_pause_ms,
    random: parts.random ?? Math.random,
    delay: parts.delay ?? pause,
  });
  if (settings.cache ?? true) {
    const cache = parts.cache ?? defaultCache(settings.home, clock);
    const ttlMs = (settings.cache_days ?? 30) * 86_400_000;
    model = withCache(model, { cache, keyOf, ttlMs, onHit: meter.hit });
    model = withSingleFlight(model, keyOf);
  }
  model = withTimeLimit(model, (request) => request.deadlineMs ?? deadline_ms);
  model = neverThrows(model);
  return { ...model, totals: meter.totals };
}

/** A model that can be asked, and what its answers are filed under. */
interface AskedModel {
  readonly model: LanguageModel;
  readonly where: readonly string[];
  /** Waits until a model of this process is loaded: that is not time it takes to answer. It answers one at a time. */
  readonly ready?: Permit;
}

function modelOnServer(settings: ModelChoice, clock: Clock): AskedModel | undefined {
  const target = modelTarget(settings);
  return target && { model: chatServer(target, clock), where: [target.baseUrl, target.model] };
}

function modelInFile(settings: ModelChoice, parts: ModelParts): AskedModel {
  const { name, path, version } = ggufFile(settings.model);
  if (parts.loadLlama === undefined) requireLlama(name);
  const open = () => memoizeOpenGguf(path, parts.loadLlama ?? loadLlama);
  return {
    model: ggufModel(name, open),
    where: [path, version],
    ready: async (signal) => {
      const aborted = new Promise((resolve) => signal?.addEventListener("abort", resolve, { once: true }));
      // What cannot be loaded is a failure of the call, which comes next.
      await Promise.race([open().catch(() => undefined), aborted]);
    },
  };
}

function defaultCache(home: string | undefined, clock: Clock): Cache {
  const near = memoryCache({ clock });
  return home === undefined ? near : layeredCache(near, diskCache({ folder: join(home, "cache", "model"), clock }));
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
