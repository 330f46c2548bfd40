// Writes the typed part of the Python client from the service's own description of itself.
// `node scripts/reference-http.ts` runs it; a test fails when the files are not current.
import type { ApiDocument } from "../packages/beleg/src/server/index.ts";
import { type Operation, operationsOf, type Parameter, type Schema, schemasOf } from "./openapi-operations.ts";

const FOLDER = "clients/python/beleg_client";
const NOTE = "# Made by `node scripts/reference-http.ts` from the service's OpenAPI description; do not edit by hand.";

/** The generated files of the client: its types, and one method for each operation. */
export function pythonClient(document: ApiDocument): readonly { readonly path: string; readonly content: string }[] {
  const schemas = schemasOf(document);
  const types = new TypeWriter(Object.keys(schemas));
  for (const [name, schema] of Object.entries(schemas)) types.define(name, schema);
  const methods = operationsOf(document).map((one) => method(one, types, schemas));
  return [
    { path: `${FOLDER}/types.py`, content: types.module() },
    { path: `${FOLDER}/client.py`, content: clientModule(methods) },
  ];
}

/** Collects the classes and aliases that schemas become. */
class TypeWriter {
  readonly #written: string[] = [];
  readonly #taken: Set<string>;

  constructor(names: readonly string[]) {
    this.#taken = new Set(names);
  }

  define(name: string, schema: Schema): void {
    if (schema.properties === undefined) this.#written.push(`${name}: TypeAlias = ${this.#alias(schema, name)}\n`);
    else this.#class(name, schema);
  }

  /** How a schema is written in a type; objects inside become classes named after where they stand. */
  of(schema: Schema, place: string): string {
    if (schema.$ref !== undefined) return /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] ?? "Any";
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(", ")}]`;
    const union = schema.anyOf ?? schema.oneOf;
    if (union !== undefined)
      return unionOf(union.map((one, at) => this.of(one, at === 0 ? place : `${place}${at + 1}`)));
    if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => this.of({ ...schema, type }, place)));
    if (schema.properties !== undefined) return this.#inner(place, schema);
    return this.#plain(schema, place);
  }

  module(): string {
    return `${NOTE}
"""What the service takes and answers, as it is in JSON."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${this.#written.join("\n")}`;
  }

  #plain({ type, items, prefixItems, additionalProperties }: Schema, place: string): string {
    if (type === "array" && prefixItems) return `list[${unionOf(prefixItems.map((one) => this.of(one, place)))}]`;
    if (type === "array") return `list[${items === undefined ? "Any" : this.of(items, `${place}Item`)}]`;
    if (type === "object" && typeof additionalProperties === "object")
      return `dict[str, ${this.of(additionalProperties, `${place}Value`)}]`;
    const plain = {
      string: "str",
      number: "float",
      integer: "int",
      boolean: "bool",
      null: "None",
      object: "dict[str, Any]",
    };
    return plain[type as keyof typeof plain] ?? "Any";
  }

  /** An alias runs when the module is loaded, and may speak of itself: it stays a text. */
  #alias(schema: Schema, name: string): string {
    const type = this.of(schema, name);
    return new RegExp(`\\b${name}\\b`).test(type) ? "Any" : JSON.stringify(type);
  }

  /** An object without a name of its own is called after its place. */
  #inner(place: string, schema: Schema): string {
    let name = place;
    while (this.#taken.has(name)) name += "Object";
    this.#taken.add(name);
    this.#class(name, schema);
    return name;
  }

  #class(name: string, { properties = {}, required = [], description }: Schema): void {
    const fields = Object.entries(properties).map(([key, schema]) => {
      const type = this.of(schema, name + pascal(key));
      const doc = schema.description === undefined ? "" : `    # ${oneLine(schema.description)}\n`;
      return `${doc}    ${key}: ${required.includes(key) ? type : `NotRequired[${type}]`}\n`;
    });
    const doc = description === undefined ? "" : `    ${docstring(description)}\n\n`;
    this.#written.push(`class ${name}(TypedDict):\n${doc}${fields.join("") || "    pass\n"}`);
  }
}

function clientModule(methods: readonly string[]): string {
  return `${NOTE}
"""The client: one method for each operation of the service."""

from __future__ import annotations

from typing import Any, Iterator, Literal, overload

from . import types as t
from .transport import Transport


class Client(Transport):
    """Speaks to a Beleg service. Offsets count code points, as Python's strings do, unless a request says otherwise."""

${methods.join("\n")}`;
}

function method(
  { method: verb, path, operation }: { method: string; path: string; operation: Operation },
  types: TypeWriter,
  schemas: Readonly<Record<string, Schema>>,
) {
  const { operationId = "", summary = "", parameters = [], requestBody, responses = {} } = operation;
  const place = pascal(operationId);
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const query = parameters.filter((one) => one.in === "query");
  const good = Object.entries(responses).find(([code]) => code.startsWith("2"))?.[1]?.content ?? {};
  const isStream = "text/event-stream" in good;
  const answers = answerTypes(good, place, types);
  const positional = [
    "self",
    ...parameters
      .filter((one) => one.in === "path")
      .map((one) => `${snake(one.name)}: ${inTypes(types.of(one.schema, ""))}`),
    ...(body === undefined ? [] : [`body: ${inTypes(types.of(body, `${place}Body`))}`]),
  ];
  const named = query.map((one) => `${one.name}: ${keyword(one, types)}`);
  const keyed = verb === "POST" ? ["idempotency_key: str | None = None"] : [];
  const signature = (own: readonly string[], answer: string) =>
    `    def ${snake(operationId)}(${[...positional, ...(own.length + keyed.length > 0 ? ["*"] : []), ...own, ...keyed].join(", ")}) -> ${answer}:`;
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{self.quoted(${snake(name)})}`);
  const call = [
    `"${verb}"`,
    `${address === path ? "" : "f"}"${address}"`,
    ...(query.length > 0 ? [`query={${query.map(({ name }) => `"${name}": ${name}`).join(", ")}}`] : []),
    ...(body === undefined ? [] : [`body=${sent(operationId, body, schemas)}`]),
    ...(keyed.length > 0 ? ["idempotency_key=idempotency_key"] : []),
  ].join(", ");
  const views = overloads(query, answers, (own, answer) => signature(own, answer));
  const answer = isStream ? `Iterator[${answers.join(" | ")}]` : answers.join(" | ");
  return `${views}${signature(named, answer)}
        ${docstring(summary)}
        ${answered(answer, `self.${isStream ? "events" : "request"}(${call})`)}
`;
}

/** The answer gets its type by a name: what is read from JSON has none. */
function answered(type: string, call: string): string {
  return type === "None" ? call : `answer: ${type} = ${call}\n        return answer`;
}

/** Where a view of the answer can be chosen, the type follows the choice. */
function overloads(
  query: readonly Parameter[],
  answers: readonly string[],
  signature: (named: readonly string[], answer: string) => string,
): string {
  const views = query.find(({ name }) => name === "view")?.schema.enum ?? [];
  if (views.length !== 2 || answers.length !== 2) return "";
  return views
    .map((view, at) => {
      const given = `view: Literal[${literal(view)}]${at === 0 ? ` = ${literal(view)}` : ""}`;
      return `    @overload\n${signature([given], answers[at]!)} ...\n\n`;
    })
    .join("");
}

function answerTypes(
  good: NonNullable<NonNullable<Operation["responses"]>[string]["content"]>,
  place: string,
  types: TypeWriter,
): string[] {
  const all = Object.entries(good).flatMap(([media, { schema = {} }]) => {
    if (!/json$|event-stream$/.test(media)) return ["str"];
    const parts = schema.anyOf ?? [schema];
    return parts.map((one) => inTypes(types.of(one, `${place}Answer`)));
  });
  return all.length === 0 ? ["None"] : [...new Set(all)];
}

function keyword({ name, required, schema }: Parameter, types: TypeWriter): string {
  const type = inTypes(types.of(schema, ""));
  if (required) return type;
  // Python's strings count code points.
  if (name === "offsets") return `${type} = "unicode"`;
  return schema.default === undefined ? `${type} | None = None` : `${type} = ${literal(schema.default)}`;
}

/** Bodies that may say how they count characters say it Python's way, where the caller has not said it. */
function sent(operationId: string, body: Schema, schemas: Readonly<Record<string, Schema>>): string {
  if (operationId === "checkBatch") return "self.counted_items(body)";
  const { properties } = schemas[body.$ref?.split("/").at(-1) ?? ""] ?? body;
  return properties?.offset_encoding?.enum?.includes("unicode") ? "self.counted(body)" : "body";
}

/** The names of classes, as the client module sees them. */
function inTypes(type: string): string {
  return type.replaceAll(/"[^"]*"|\b[A-Z]\w*/g, (word) =>
    /^"|^(?:Any|Literal|None)$/.test(word) ? word : `t.${word}`,
  );
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

function literal(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

function docstring(text: string): string {
  return `"""${oneLine(text).replaceAll("\\", "\\\\").replaceAll('"""', "'''").replace(/"$/, '" ')}"""`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function snake(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
