/** A JSON Schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;
/** Gives a rule its name, and writes it out the first time. */
type Define = (name: string, body: () => string) => string;

const FIXED: Readonly<Record<string, string>> = {
  // No \u escapes: every character can be written as itself, and half a surrogate pair cannot.
  char: String.raw`[^"\\\x00-\x1F\x7F] | "\\" ["\\/nrt]`,
  string: String.raw`"\"" char* "\""`,
  whole: `"0" | [1-9] [0-9]{0,14}`,
  fraction: `"." [0-9]{1,6}`,
  boolean: `"true" | "false"`,
  null: `"null"`,
  integer: `"-"? whole`,
  number: `"-"? whole fraction?`,
  array: `"[" (value ("," value)*)? "]"`,
  object: `"{" (string ":" value ("," string ":" value)*)? "}"`,
  value: "string | number | boolean | null | array | object",
};

/** A repetition is written out in full by llama.cpp; a longer one is left open, and the reader has the last word. */
const MAX_REPETITION = 500;

/**
 * Writes a JSON Schema as a GBNF grammar of compact JSON: what a model decodes with it fits the schema, bounds of
 * numbers included. The grammar may be narrower than the schema: members come in order and none is left out.
 */
export function jsonSchemaGrammar(schema: Schema): string {
  const rules = new Map<string, string>();
  const define: Define = (name, body) => {
    if (rules.has(name)) return name;
    rules.set(name, "");
    rules.set(name, body());
    return name;
  };
  define("root", () => ruleOf(schema, schema, define));
  // A rule names others; the fixed ones among them are added until none is missing.
  for (const [, body] of rules)
    for (const name of body.replace(/"(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]/g, " ").match(/[a-z]+/g) ?? [])
      if (FIXED[name] !== undefined && !rules.has(name)) rules.set(name, FIXED[name]);
  return [...rules].map(([name, body]) => `${name} ::= ${body}`).join("\n");
}

function ruleOf(node: Schema, root: Schema, define: Define): string {
  const inner = (child: unknown): string => ruleOf((child ?? {}) as Schema, root, define);
  if (typeof node.$ref === "string") {
    const path = node.$ref.replace(/^#\/?/, "").split("/").filter(Boolean);
    const target = path.reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], root);
    return path.length === 0
      ? "root"
      : define(`ref-${path.join("-").replace(/[^a-zA-Z0-9]+/g, "-")}`, () => inner(target));
  }
  if (node.const !== undefined) return literal(node.const);
  if (Array.isArray(node.enum)) return either(node.enum.map(literal));
  const options = node.anyOf ?? node.oneOf;
  if (Array.isArray(options)) return either(options.map(inner));
  if (Array.isArray(node.type)) return either(node.type.map((type) => inner({ ...node, type })));
  switch (node.type) {
    case "object":
      return objectRule(node, inner);
    case "array":
      return `"[" ${listOf(inner(node.items), node.minItems, node.maxItems)} "]"`;
    case "string":
      return stringRule(node);
    case "integer":
    case "number":
      return numberRule(node, node.type);
    case "boolean":
    case "null":
      return node.type;
    default:
      return "value";
  }
}

function objectRule({ properties, additionalProperties: more }: Schema, inner: (child: unknown) => string): string {
  const members = Object.entries((properties ?? {}) as Record<string, unknown>);
  if (members.length > 0) {
    const written = members.map(([name, child]) => `${literal(name)} ":" ${inner(child)}`);
    return `"{" ${written.join(' "," ')} "}"`;
  }
  if (more === false) return '"{}"';
  return typeof more === "object" ? `"{" ${listOf(`string ":" ${inner(more)}`, 0, undefined)} "}"` : "object";
}

function listOf(item: string, least: unknown = 0, most?: unknown): string {
  const min = Number(least);
  if (most === 0) return "";
  const rest = repeated(`("," ${item})`, Math.max(0, min - 1), most === undefined ? undefined : Number(most) - 1);
  return min > 0 ? `${item} ${rest}` : `(${item} ${rest})?`;
}

function stringRule({ minLength = 0, maxLength }: Schema): string {
  const most = maxLength === undefined ? undefined : Number(maxLength);
  const open = most === undefined || most > MAX_REPETITION;
  return minLength === 0 && open ? "string" : String.raw`"\"" ${repeated("char", Number(minLength), most)} "\""`;
}

function repeated(rule: string, min: number, max: number | undefined): string {
  const least = Math.min(min, MAX_REPETITION);
  if (max === undefined || max > MAX_REPETITION) return least === 0 ? `${rule}*` : `${rule}{${least},}`;
  return `${rule}{${least},${max}}`;
}

/** Numbers between near bounds are counted out, since a grammar cannot compare. */
function numberRule(node: Schema, type: "integer" | "number"): string {
  const low = Number(node.minimum ?? node.exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const high = Number(node.maximum ?? node.exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const withLow = node.exclusiveMinimum === undefined;
  const withHigh = node.exclusiveMaximum === undefined;
  if (low < 0 || !Number.isInteger(low)) return type;
  if (!Number.isInteger(high) || high - low > MAX_REPETITION) {
    if (type === "number") return "whole fraction?";
    return low === 0 && withLow ? "whole" : "[1-9] [0-9]{0,14}";
  }
  const between = Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i);
  const ends = [...(withLow ? [low] : []), ...(withHigh && high > low ? [high] : [])];
  if (type === "integer") return either([...between, ...ends].map(literal));
  const above = [low, ...between].filter((whole) => whole < high).map(literal);
  return either([...ends.map(literal), ...between.map(literal), `${either(above)} "." [0-9]{0,3} [1-9]`]);
}

function either(options: readonly string[]): string {
  const different = [...new Set(options)];
  return different.length === 1 ? (different[0] ?? "") : `(${different.join(" | ")})`;
}

/** A JSON value as the grammar's own quoted text. */
function literal(value: unknown): string {
  return JSON.stringify(JSON.stringify(value));
}
