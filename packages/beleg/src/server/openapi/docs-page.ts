import { escapeHtml } from "@beleg/core/report";

type Schema = { readonly $ref?: string; readonly [key: string]: unknown };
type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses?: Readonly<
    Record<string, { description?: string; content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
};
/** The parts of an OpenAPI document a reader wants to see. */
export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

/** A page that shows the API: plain HTML, so that it needs no script and nothing from elsewhere. */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components?.schemas ?? {});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header><h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.description ?? "")}</p>
<p><a href="/openapi.json">openapi.json</a></p></header>
<nav aria-label="Routes"><ul>
${operations.map(({ path, method, operation }) => `<li><a href="#${idOf(method, path)}"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</a> ${escapeHtml(operation.summary ?? "")}</li>`).join("\n")}
</ul></nav>
<main>
${operations.map(operationHtml).join("\n")}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${schemaHtml(schema)}</details>`).join("\n")}
</main>
</body>
</html>
`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return `<section id="${idOf(method, path)}">
<h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? "")}. ${escapeHtml(operation.description ?? "")}</p>
${(operation.parameters ?? []).length === 0 ? "" : `<table><caption>Parameters</caption><tr><th>name</th><th>in</th><th>schema</th><th></th></tr>${operation.parameters!.map((parameter) => `<tr><td><code>${escapeHtml(parameter.name)}</code>${parameter.required ? " *" : ""}</td><td>${parameter.in}</td><td><code>${escapeHtml(short(parameter.schema))}</code></td><td>${escapeHtml(parameter.description ?? "")}</td></tr>`).join("")}</table>`}
${body.map(([type, { schema }]) => `<h3>Body <small>${escapeHtml(type)}</small></h3>${schemaHtml(schema)}`).join("")}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses ?? {})
    .map(
      ([status, { description, content }]) =>
        `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(description ?? "")} ${Object.entries(content ?? {})
          .map(([type, { schema }]) => `<small>${escapeHtml(type)}</small> ${schemaHtml(schema)}`)
          .join("")}</dd>`,
    )
    .join("")}</dl>
</section>`;
}

function schemaHtml(schema: Schema): string {
  const name = schema?.$ref?.split("/").at(-1);
  if (name !== undefined) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function short(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(" | ");
  return typeof schema.type === "string" ? schema.type : JSON.stringify(schema);
}

function idOf(method: string, path: string): string {
  return `${method}${path.replace(/[^A-Za-z0-9]+/g, "-")}`;
}

docsPage.css = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:62rem;margin:0 auto;padding:1rem}
h2{border-top:1px solid #8886;padding-top:1rem;overflow-wrap:anywhere}
nav ul{list-style:none;padding:0}
b{font-variant-numeric:tabular-nums;display:inline-block;min-width:4.5ch}
pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid #8886;border-radius:.4rem;font-size:.85rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top;border-bottom:1px solid #8884}
caption{text-align:left;font-weight:600}dt{font-weight:600}
`;
