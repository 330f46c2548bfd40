import { resolve } from "node:path";
import { canonicalJson, formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { Settings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choiceOr, on } from "./flags.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

type Diagnosis = Awaited<ReturnType<typeof import("../store/index.ts").diagnose>>;

/** `beleg doctor`: examines the store, the graph beside it, a model file and a verifier; `--repair` puts right what can be put right. */
export const verb = defineVerb({
  options: {
    ...storeFlags,
    repair: on("--repair", "repair what can be repaired"),
    format: choiceOr("-f, --format <format>", "how", ["pretty", "json"], "pretty"),
  },
  help: "\nExit 0: healthy, or repaired; 1: something is wrong.\n\nExamples:\n  beleg doctor\n  beleg doctor --repair",

  async run(invocation) {
    const { options, io } = invocation;
    const { settings, locale } = await storeSettings(invocation);
    const { diagnose, openGraph } = await import("../store/index.ts");
    const stored = await withStore(settings, io, async (store) => {
      const graph = await openGraph(settings);
      try {
        return await diagnose(store, graph, { repair: options.repair });
      } finally {
        await graph?.close();
      }
    });
    const diagnosis = [
      ["model_unusable", await modelProblem(settings)] as const,
      ["verifier_unusable", await verifierProblem(settings, io)] as const,
    ].reduce(withProblem, stored);
    const json = options.format === "json";
    await write(io.stdout, json ? `${canonicalJson(diagnosis, { indent: 2 })}\n` : describe(diagnosis, locale));
    return diagnosis.healthy ? EXIT.passed : EXIT.gateFailed;
  },
});

/** Loading the model layer is left to those who have a model. */
async function modelProblem(settings: Settings): Promise<string | undefined> {
  if (settings.model === "none") return undefined;
  const { diagnoseModel } = await import("../language-model/index.ts");
  return diagnoseModel(settings);
}

/** The same for a verifier. */
async function verifierProblem(settings: Settings, { cwd }: CliIo): Promise<string | undefined> {
  if (settings.verifier === "none") return undefined;
  const { diagnoseVerifier } = await import("../verifier/index.ts");
  return diagnoseVerifier({ ...settings, home: resolve(cwd, settings.home) });
}

function withProblem(
  diagnosis: Diagnosis,
  [code, reason]: readonly ["model_unusable" | "verifier_unusable", string | undefined],
): Diagnosis {
  if (reason === undefined) return diagnosis;
  const problem = { code, count: 1, examples: [reason], repaired: false };
  return { healthy: false, problems: [...diagnosis.problems, problem] };
}

function describe({ problems, healthy }: Diagnosis, locale: Locale): string {
  const lines = problems.map(({ code, count, examples, repaired }) => {
    const line = formatMessage(`store.${code}`, { count }, locale);
    const some = examples.length > 0 ? ` (${examples.join(", ")})` : "";
    return `${repaired ? formatMessage("store.repaired", { line }, locale) : line}${some}\n`;
  });
  if (healthy) lines.push(`${formatMessage("store.healthy", {}, locale)}\n`);
  return lines.join("");
}
