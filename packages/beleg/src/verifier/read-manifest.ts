import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { labelRoles, type Role } from "./label-roles.ts";
import { modelFiles, readModelJson, unfit } from "./model-files.ts";
import type { Family, VerifierManifest } from "./verifier-manifest.ts";

/** What a person may say of a model that its files do not, or say wrongly. */
export interface ManifestChoices {
  readonly name?: string | undefined;
  readonly family?: Family | undefined;
  /** Names of the outputs, in their order. */
  readonly labels?: readonly string[] | undefined;
  readonly template?: string | undefined;
  readonly maxTokens?: number | undefined;
}

/** Longer inputs cost more than they bring: passages are a few sentences. */
const MOST_TOKENS = 512;

/** Reads what a model is from its files. Throws `invalid_argument` where they do not tell. */
export async function readManifest(path: string, choices: ManifestChoices = {}): Promise<VerifierManifest> {
  const { config: configFile, name: folder, ...files } = await modelFiles(path);
  const config = configFile === null ? {} : await readModelJson(configFile);
  const tokenizer = files.tokenizer_config === null ? {} : await readModelJson(files.tokenizer_config);
  const name = choices.name ?? folder.replace(/[^\w.-]+/g, "-");
  if (!/^\w[\w.-]{0,63}$/.test(name)) throw unfit("--name", name);
  const reads = (choices.family ?? (isTokenClassifier(config) ? "tokens" : "nli")) === "tokens" ? "tokens" : "sequence";
  const names = choices.labels ?? labelsOf(config);
  const labels = names && labelRoles(names, reads);
  if (labels === undefined) {
    const found = names === undefined ? "config.json names no labels" : `labels: ${names.join(", ")}`;
    throw unfit(path, `${found}; say what each output means: --labels supported,unsupported,contradicted`);
  }
  const template = choices.template ?? null;
  if (template !== null && !template.includes("{passage}")) throw unfit("--template", "{passage}");
  if (template?.includes("{claim}") && reads === "tokens")
    throw unfit("--template", "{claim}: words of a pair are marked");
  const { size: bytes, mtimeMs: modified_ms } = await stat(files.model);
  return {
    verifier: 1,
    name,
    family: reads === "tokens" ? "tokens" : familyOf(labels),
    labels: [...labels],
    max_tokens: choices.maxTokens ?? mostTokens(config, tokenizer),
    template,
    ...files,
    sha256: await digestOf([files.model, files.tokenizer]),
    bytes,
    modified_ms,
  };
}

function familyOf(labels: readonly Role[]): Family {
  return labels.includes("contradicted") ? "nli" : "binary";
}

function isTokenClassifier({ architectures }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(architectures) && architectures.some((name) => String(name).endsWith("ForTokenClassification"));
}

/** The names of the outputs by their numbers. */
function labelsOf({ id2label, num_labels }: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  if (typeof id2label === "object" && id2label !== null) {
    const entries = Object.entries(id2label).sort(([a], [b]) => Number(a) - Number(b));
    return entries.map(([, label]) => String(label));
  }
  // Two outputs without names is what a configuration leaves out, because it is the default.
  const count = typeof num_labels === "number" ? num_labels : 2;
  return Array.from({ length: count }, (_, at) => `LABEL_${at}`);
}

function mostTokens(...says: readonly Readonly<Record<string, unknown>>[]): number {
  const told = says.flatMap(({ max_position_embeddings: positions, model_max_length: length }) => [positions, length]);
  const limits = told.filter((one): one is number => typeof one === "number" && one >= 16);
  return Math.min(MOST_TOKENS, ...limits);
}

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
