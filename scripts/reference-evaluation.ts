// The page of the evaluation artefacts, made from their schemas: every key with its type.
import { type ContractName, contractJsonSchema } from "../packages/core/src/contracts/json-schema/index.ts";

type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
};

const FILES: readonly { readonly file: string; readonly contract: ContractName; readonly text: string }[] = [
  {
    file: "summary.json",
    contract: "EvaluationSummary",
    text: "What the run found. Metrics are null where they are undefined (one class only, a judge without variance); rows that failed are in `failures` and in nothing else.",
  },
  {
    file: "results_<policy>.json",
    contract: "PolicyResults",
    text: "Task `factuality`, one file for each decision rule: `non_error`, `weight_0.5`, `count_as_error` (what an unproven issue counts), `score` (a cut-off), `probability` (the judge's own estimate).",
  },
  {
    file: "predictions.jsonl",
    contract: "Prediction",
    text: "One line a row, in the order of the dataset. `beleg compare` reads it.",
  },
  {
    file: "rows.jsonl",
    contract: "EvaluatedRow",
    text: "One line a row, in the order of the dataset: the prediction with text, sources, claims and quotes. `report.html` and the comparison show it, `-o rows.csv` makes a table of it.",
  },
  {
    file: "debug_claims.jsonl",
    contract: "DebugClaim",
    text: "One line a claim: the verdict and its way through the evidence gate.",
  },
  {
    file: "error_cases.jsonl",
    contract: "ErrorCase",
    text: "Only false positives and false negatives of the chosen rule.",
  },
  {
    file: "run_metadata.json",
    contract: "RunMetadata",
    text: "What is needed to run the same evaluation again. No time of day, so that the bytes repeat.",
  },
  {
    file: "beleg compare -f json",
    contract: "Comparison",
    text: "Two runs over the same rows; differences are B − A.",
  },
  {
    file: "beleg compare --with scores.NAME -f json",
    contract: "JudgeAgreement",
    text: "A run and another tool's scores of the same rows: how far they agree, and both against people where there are labels.",
  },
  {
    file: "--baseline FILE",
    contract: "Baseline",
    text: "What earlier runs reached; meant to be committed beside the code.",
  },
  {
    file: "--data FILE",
    contract: "DatasetRow",
    text: "One line of a dataset in Beleg's own form. Unknown keys are left alone.",
  },
  { file: "--data FILE (rerank)", contract: "RankingRow", text: "One query with its graded candidates." },
];

/** The whole page. */
export function evaluationPage(note: string): string {
  const parts = FILES.map(({ file, contract, text }) => {
    const schema = contractJsonSchema(contract) as Schema;
    const variants = schema.oneOf ?? schema.anyOf ?? [schema];
    const tables = variants.map((variant) => {
      const task = variant.properties?.task;
      const title = variants.length > 1 && task ? `\n### Task ${typeOf(task)}\n` : "";
      const rows = keysOf(variant, "").map(({ path, type }) => `| \`${path}\` | ${type} |`);
      return `${title}\n| key | type |\n|---|---|\n${rows.join("\n")}`;
    });
    return `## \`${file}\`\n\n${text} Contract: \`beleg schema ${contract}\`.\n${tables.join("\n")}`;
  });
  return `# Evaluation artefacts

${note}

What \`beleg eval\` leaves in its folder, beside \`summary.md\` and \`report.html\` for people and \`journal.jsonl\` for resuming.
JSON files are canonical (sorted keys, LF). \`*\` stands for any name, \`[]\` for the elements of a list; a key followed by \`?\` may be absent.

${parts.join("\n\n")}
`;
}

function keysOf(schema: Schema, prefix: string): { path: string; type: string }[] {
  const inner = (schema.anyOf ?? []).find((one) => one.properties !== undefined || one.items !== undefined) ?? schema;
  const nullable = (schema.anyOf ?? []).some((one) => one.type === "null");
  if (isMetric(inner))
    return [{ path: prefix, type: `metric \`{value, ci_lower, ci_upper}\`${nullable ? " or null" : ""}` }];
  if (inner.properties) {
    const own = prefix !== "" && nullable ? [{ path: prefix, type: "object or null" }] : [];
    const children = Object.entries(inner.properties).flatMap(([key, child]) => {
      const mark = inner.required?.includes(key) === false ? "?" : "";
      return keysOf(child, `${prefix === "" ? "" : `${prefix}.`}${key}${mark}`);
    });
    return [...own, ...children];
  }
  if (inner.type === "array" && inner.items && (inner.items.properties || inner.items.anyOf))
    return keysOf(inner.items, `${prefix}[]`);
  if (inner.type === "object" && typeof inner.additionalProperties === "object") {
    return keysOf(inner.additionalProperties, `${prefix}.*`);
  }
  return [{ path: prefix, type: typeOf(schema) }];
}

function isMetric({ properties }: Schema): boolean {
  return properties !== undefined && Object.keys(properties).join() === "value,ci_lower,ci_upper";
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return schema.items ? `list of ${typeOf(schema.items)}` : "list";
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return typeof schema.type === "string" ? schema.type : "any";
}
