import { escapeHtml } from "@beleg/core/report";
import { notesHtml, type Schema, schemaHtml, typeHtml } from "./docs-schema.ts";

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
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
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { description?: string; content?: Content }>>;
};
/** The parts of an OpenAPI document a reader wants to see. */
export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

type Route = { readonly path: string; readonly method: string; readonly operation: Operation };

/** A page that shows the API: plain HTML, so that it needs no script and nothing from elsewhere. */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...Map.groupBy(routes, ({ operation }) => operation.tags?.[0] ?? "service")];
  const schemas = Object.entries(components?.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>
<p>${marked(info.description ?? "")}</p>
<p><a href="/">Workbench</a> · <a href="/help/">Guides</a> · <a href="/openapi.json">openapi.json</a></p></header>
<div class="columns">
<nav aria-label="Routes">
${groups.map(([tag, own]) => `<h2>${escapeHtml(tag)}</h2><ul>${own.map(linkHtml).join("")}</ul>`).join("\n")}
</nav>
<main id="text">
${groups.map(([tag, own]) => `<h2 class="group">${escapeHtml(tag)}</h2>\n${own.map(routeHtml).join("\n")}`).join("\n")}
<h2 class="group">Schemas</h2>
${schemas.map(([name, schema]) => `<section id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${schema.description ? `<p>${marked(schema.description)}</p>` : ""}${schemaHtml(schema)}</section>`).join("\n")}
</main>
</div>
</body>
</html>
`;
}

function linkHtml({ path, method, operation }: Route): string {
  return `<li><a href="#${idOf(method, path)}">${badge(method)} <span>${escapeHtml(operation.summary ?? path)}</span></a></li>`;
}

function routeHtml({ path, method, operation }: Route): string {
  const { operationId, summary, description, parameters = [], requestBody, responses = {} } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  return `<section id="${idOf(method, path)}">
<h3>${badge(method)} <code>${escapeHtml(path)}</code></h3>
<p><strong>${escapeHtml(summary ?? "")}</strong>${description ? `<br>${marked(description)}` : ""}${operationId ? `<br><small>Operation <code>${escapeHtml(operationId)}</code></small>` : ""}</p>
${parameters.length === 0 ? "" : parametersHtml(parameters)}
${body.map(([type, { schema }]) => `<h4>Body <small>${escapeHtml(type)}</small></h4>${schemaHtml(schema)}`).join("")}
<h4>Answers</h4>
<dl>${Object.entries(responses)
    .map(([status, answer]) => answerHtml(status, answer))
    .join("")}</dl>
</section>`;
}

function parametersHtml(parameters: NonNullable<Operation["parameters"]>): string {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? " <small>required</small>" : ""}</th><td>${escapeHtml(place)}</td><td>${typeHtml(schema)}</td><td>${notesHtml(description === undefined ? schema : { ...schema, description })}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function answerHtml(
  status: string,
  { description = "", content = {} }: { description?: string; content?: Content },
): string {
  const types = Object.entries(content).map(
    ([type, { schema }]) => `<div>${typeHtml(schema)} <small>${escapeHtml(type)}</small></div>`,
  );
  const words = description === "Default Response" ? "" : marked(description);
  return `<dt>${escapeHtml(status)}</dt><dd>${words}${types.join("")}</dd>`;
}

function badge(method: string): string {
  return `<b class="method ${escapeHtml(method)}">${escapeHtml(method.toUpperCase())}</b>`;
}

/** Words with their code in the right letters. */
function marked(words: string): string {
  return escapeHtml(words).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function idOf(method: string, path: string): string {
  return `${method}${path.replace(/[^A-Za-z0-9]+/g, "-")}`;
}
