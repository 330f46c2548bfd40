import { z } from "zod";
import { SETTINGS } from "../packages/beleg/src/settings/index.ts";

/** docs/reference/settings.md: every setting with its variable, values and default. */
export function settingsPage(note: string): string {
  const rows = Object.entries(SETTINGS).map(([name, setting]) => {
    const variable = "env" in setting ? `\`${setting.env}\`` : "";
    const { description = "" } = z.toJSONSchema(setting.schema, { io: "input" });
    const fallback = setting.fallback === null ? "" : `\`${JSON.stringify(setting.fallback)}\``;
    return `| \`${name}\` | ${variable} | ${fallback} | ${[description, ...valuesOf(setting.schema)].join("; ").replaceAll("|", "\\|")} |`;
  });
  return `# Settings

${note}

Every setting has one name. It can come from a flag (\`top_k\` is \`--top-k\`, where a verb has it), an environment variable, an environment
file (\`--env-file\`, else \`.env\`), or \`beleg.config.yaml\`, \`.yml\` or \`.json\` in the folder (\`-c FILE\` for another one). The first of these that
names it wins, in this order; otherwise the default holds. \`--print-config\` prints each value and where it came from. Secrets are never printed.

\`beleg schema BelegConfig\` prints the JSON Schema of the configuration file. A JSON file may name it for editors:

\`\`\`json
{ "$schema": "./beleg.config.schema.json", "model": "ollama/qwen3:8b", "locale": "en", "fail_on": "high" }
\`\`\`

| setting | variable | default | what it is |
|---|---|---|---|
${rows.join("\n")}
`;
}

/** The words a setting may be, or the range of its number. */
function valuesOf(schema: z.ZodType): string[] {
  const { anyOf = [], ...own } = z.toJSONSchema(schema, { io: "input" });
  return [own, ...anyOf].flatMap((part) => {
    if (typeof part === "boolean") return [];
    if (part.enum !== undefined) return [part.enum.map((word) => `\`${word}\``).join(", ")];
    if (part.minimum !== undefined && part.maximum !== undefined) return [`${part.minimum} to ${part.maximum}`];
    return [];
  });
}
