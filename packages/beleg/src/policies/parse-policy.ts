import { belegError, Policy, parseContract } from "@beleg/core/contracts";
import { SIGNAL_KEYS } from "@beleg/core/decision";
import { parse as parseYaml } from "yaml";

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]{0,20000}?)\r?\n---\r?\n?/;

/** Reads a policy: YAML front matter (`policy_id`, `title`, `rules`) and markdown text; without it the name gives the id. */
export function parsePolicy(markdown: string, file: string): Policy {
  const head = FRONT_MATTER.exec(markdown);
  const text = markdown.slice(head?.[0].length ?? 0).trim();
  const heading = /^#\s+(.{1,200})$/m.exec(text)?.[1]?.trim();
  const name = /FP-\d{2,4}/.exec(file)?.[0];
  const given = head === null ? {} : frontMatter(head[1]!, file);
  const outcome = parseContract(Policy, { policy_id: name, title: heading ?? name, ...given, text });
  if (outcome.status === "ok") {
    const unknown = unknownSignal(outcome.value);
    if (unknown !== null) throw belegError("invalid_policy", { file, field: unknown });
    return outcome.value;
  }
  const [{ path }] = outcome.errors;
  throw belegError("invalid_policy", { file, field: path === "" ? "policy" : path });
}

/** Where a rule names a signal nobody raises; such a rule would never hold, and nobody would notice. */
function unknownSignal({ rules }: Policy): string | null {
  const known: readonly string[] = SIGNAL_KEYS;
  for (const [index, { when }] of rules.entries()) {
    const key = when.find((name) => !known.includes(name));
    if (key !== undefined) return `rules[${index}].when: ${key}`;
  }
  return null;
}

function frontMatter(yaml: string, file: string): object {
  try {
    const value: unknown = parseYaml(yaml);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through: a broken and a foreign front matter are the same mistake to the author.
  }
  throw belegError("invalid_policy", { file, field: "front matter" });
}
