import { escapeHtml } from "@beleg/core/report";

/** A JSON Schema, as far as a page reads it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly [key: string]: unknown;
};

/** What limits a value, beside its type. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: "≥",
  maximum: "≤",
  minLength: "length ≥",
  maxLength: "length ≤",
  minItems: "items ≥",
  maxItems: "items ≤",
};
/** Numbers that only say that a value is a safe integer. */
const ANY_INTEGER = Number.MAX_SAFE_INTEGER;

/** An object as a table of its fields, anything else in a few words. */
export function schemaHtml(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${typeHtml(schema)}</p>`;
  const rows = fields.map(([name, field]) => {
    const needed = schema.required?.includes(name) ? " <small>required</small>" : "";
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${needed}</th><td>${typeHtml(field)}</td><td>${notesHtml(field)}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

/** What a schema says beside its type: words, limits, what holds where nothing is given. */
export function notesHtml(schema: Schema): string {
  const limits = Object.entries(LIMITS).flatMap(([key, sign]) => {
    const limit = schema[key];
    return typeof limit === "number" && Math.abs(limit) < ANY_INTEGER ? [`${sign} ${limit}`] : [];
  });
  const fallback = schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`];
  const rules = [...limits, ...fallback].join(", ");
  return [schema.description && escapeHtml(schema.description), rules && `<small>${escapeHtml(rules)}</small>`]
    .filter((one) => one)
    .join("<br>");
}

/** The type in a few words; what has a name of its own is a link. */
export function typeHtml(schema: Schema, depth = 0): string {
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => typeHtml(one, depth)).join(" or ");
  if (schema.allOf) return schema.allOf.map((one) => typeHtml(one, depth)).join(" and ");
  if (schema.const !== undefined) return codeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => codeHtml(JSON.stringify(one))).join(" ");
  if (schema.items) return `list of ${typeHtml(schema.items, depth)}`;
  if (schema.properties && depth < 2) {
    const inner = Object.entries(schema.properties).map(
      ([key, field]) => `<li><code>${escapeHtml(key)}</code>: ${typeHtml(field, depth + 1)}</li>`,
    );
    return `object<ul>${inner.join("")}</ul>`;
  }
  if (typeof schema.additionalProperties === "object" && Object.keys(schema.additionalProperties).length > 0)
    return `object of ${typeHtml(schema.additionalProperties, depth + 1)}`;
  return schema.type === undefined ? "anything" : escapeHtml([schema.type].flat().join(" or "));
}

function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
