import { resolve } from "node:path";
import { canonicalJson, formatMessage } from "@beleg/core/contracts";
import { modelFailureText } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import type { ModelProblem } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, forSetting, on, text } from "./flags.ts";
import { shownFormat } from "./shown-format.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

type Diagnosis = Awaited<ReturnType<typeof import("../store/index.ts").diagnose>>;

/** `beleg doctor`: examines the store, the graph beside it, the model and the verifier; `--repair` puts right what can be put right. */
export const verb = defineVerb({
  options: {
    ...storeFlags,
    model: forSetting("model", text("--model <name>", "ask this model instead of that of the settings")),
    repair: on("--repair", "repair what can be repaired"),
    format: choice("-f, --format <format>", "pretty on a terminal, else json", ["pretty", "json"]),
  },
  help: "\nA model is asked one small question, without any text of yours.\n\nExit 0: healthy, or repaired; 1: something is wrong.\n\nExamples:\n  beleg doctor\n  beleg doctor --model ollama/llama3.1\n  beleg doctor --repair",

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
    const verifier = await verifierProblem(settings, io);
    const diagnosis = [
      ["model_unusable", await modelProblem(settings)] as const,
      ["verifier_unusable", verifier === undefined ? undefined : { detail: verifier }] as const,
    ].reduce(withProblem, stored);
    const json = (options.format ?? shownFormat(io, undefined)) !== "pretty";
    const shown = json ? `${canonicalJson(diagnosis, { indent: 2 })}\n` : describe(diagnosis, settings.model, locale);
    await write(io.stdout, shown);
    return diagnosis.healthy ? EXIT.passed : EXIT.gateFailed;
  },
});

/** Loading the model layer is left to those who have a model. */
async function modelProblem(settings: Settings): Promise<ModelProblem | undefined> {
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
  [code, found]: readonly ["model_unusable" | "verifier_unusable", ModelProblem | undefined],
): Diagnosis {
  if (found === undefined) return diagnosis;
  const reason = found.code === undefined ? {} : { reason: found.code };
  const problem = { code, ...reason, count: 1, examples: [found.detail], repaired: false };
  return { healthy: false, problems: [...diagnosis.problems, problem] };
}

function describe({ problems, healthy }: Diagnosis, model: string, locale: Locale): string {
  const lines = problems.flatMap(({ code, reason, count, examples, repaired }) => {
    const failure = modelFailureText(reason, locale);
    const line = `${formatMessage(`store.${code}`, { count, model }, locale)}${failure ? `: ${failure.why}` : ""}`;
    const some = examples.length > 0 ? ` (${examples.join(", ")})` : "";
    return [
      `${repaired ? formatMessage("store.repaired", { line }, locale) : line}${some}`,
      ...(failure ? [formatMessage("store.remedy", { what: failure.remedy }, locale)] : []),
    ];
  });
  if (healthy) lines.push(formatMessage("store.healthy", {}, locale));
  if (model === "none") lines.push(formatMessage("store.model_none", {}, locale));
  else if (!problems.some(({ code }) => code === "model_unusable"))
    lines.push(formatMessage("store.model_answers", { model }, locale));
  return lines.map((line) => `${line}\n`).join("");
}
