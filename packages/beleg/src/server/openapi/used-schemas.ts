import type { ApiDocument } from "./docs-page.ts";

/** The document with only the schemas its routes lead to: a generated client then holds nothing it cannot use. */
export function onlyUsedSchemas(document: ApiDocument): ApiDocument {
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      follow(all[name] ?? null);
    }
  };
  follow(document.paths);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas } };
}
