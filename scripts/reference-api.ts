import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What an exported name is, in one line, and whether a comment says what it is for. */
type Entry = { readonly line: string; readonly documented: boolean };
type Manifest = { readonly name: string; readonly exports: Readonly<Record<string, string | { types: string }>> };

const PACKAGES = fileURLToPath(new URL("../packages/", import.meta.url));
/** Longer declarations are tables, which have pages of their own. */
const LONGEST = { function: 600, class: 600, interface: 1200, type: 600, const: 120 } as const;
type Kind = keyof typeof LONGEST;
/** The texts of a check and the options of a judge once more; they go when the judge takes those. */
const SPEAK_FOR_THEMSELVES = new Set(["FactualityOptions"]);

/** Every public name of the packages by subpath, read from the built declarations: what changes here changes for users. */
export function apiPage(note: string): string {
  const packages = ["core", "beleg"].map((folder) => sections(join(PACKAGES, folder)));
  const all = packages.flat();
  const names = all.reduce((sum, { lines }) => sum + lines.length, 0);
  const pages = all.map(({ path, lines }) => `## \`${path}\`\n\n\`\`\`ts\n${lines.join("\n")}\n\`\`\`\n`);
  return `# The API

${note}

${all.length} subpaths, ${names} names; whatever is not listed is not exported. Options are spelled in camelCase; snake_case is data, as it stands in
JSON, HTTP and the store ([contracts](contracts.md) has the fields of the schemas). \`…\` stands for what is too long for a line.

${pages.join("\n")}`;
}

function sections(folder: string): { readonly path: string; readonly lines: readonly string[] }[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === "string") return [];
    const entries = [...exportsOf(join(folder, target.types))].sort(([a], [b]) => (a < b ? -1 : 1));
    const bare = entries.flatMap(([word, { documented }]) =>
      documented || SPEAK_FOR_THEMSELVES.has(word) ? [] : [word],
    );
    if (bare.length > 0) throw new Error(`${name + path.slice(1)}: no comment says what ${bare.join(", ")} is for`);
    return [{ path: name + path.slice(1), lines: entries.map(([, { line }]) => line) }];
  });
}

/** The names a declaration file exports, its own and those it passes on, each with its line. */
function exportsOf(file: string): Map<string, Entry> {
  const code = readFileSync(file, "utf8")
    .replace(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export )/gm, "// documented\n")
    .replace(/\/\*[\s\S]*?\*\//g, "");
  const found = declarations(code);
  for (const [, from] of code.matchAll(/^export \* from "(.+)";$/gm)) {
    for (const [name, entry] of exportsOf(declarationFile(file, from!))) found.set(name, entry);
  }
  for (const [, type, list, from] of code.matchAll(/^export (type )?\{([^}]*)\} from "(.+)";$/gm)) {
    const source = from!.startsWith(".") ? exportsOf(declarationFile(file, from!)) : undefined;
    for (const item of list!.split(",").map((word) => word.trim())) {
      const [, own, name, alias = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(item) ?? [];
      if (name === undefined || alias === undefined) continue;
      const isType = type !== undefined || own !== undefined;
      const elsewhere = { line: `${isType ? "type " : ""}${name} from "${from}"`, documented: true };
      const entry = source ? source.get(name) : elsewhere;
      if (entry === undefined) throw new Error(`${file}: ${name} is not in ${from}`);
      // Of a schema only the type passes here.
      const line = isType && entry.line.startsWith("const ") ? `type ${name}` : entry.line;
      found.set(alias, { ...entry, line: line.replace(new RegExp(`\\b${name}\\b`), alias) });
    }
  }
  return found;
}

function declarationFile(file: string, from: string): string {
  const path = join(dirname(file), from.replace(/\.[jt]s$/, ".d.ts"));
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\``);
  return path;
}

/** A schema and its type share a name: the schema, which comes first, speaks for both. */
function declarations(code: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const statement =
    /^(\/\/ documented\n)?export (?:declare )?(?:abstract )?(function|const|class|interface|type) (\w+)[\s\S]*?(?=^\S(?<![})>\]])|$(?![\s\S]))/gm;
  for (const [whole, comment = "", kind, name] of code.matchAll(statement)) {
    const line = oneLine(whole.slice(comment.length), kind as Kind);
    if (!found.has(name!)) found.set(name!, { line, documented: comment !== "" });
  }
  return found;
}

function oneLine(declaration: string, kind: Kind): string {
  const line = declaration
    .replace(/^export (?:declare )?/, "")
    .replace(/\breadonly (?=[\w"[]+\??[\]"]?[:(])/g, "")
    .replace(/\s+/g, " ")
    .replace(/; }/g, " }")
    .trim()
    .replace(/;$/, "");
  const schema = /^const \w+: z\.\w+(?=<)/.exec(line)?.[0];
  if (schema !== undefined) return `${schema}<…>`;
  return line.length <= LONGEST[kind] ? line : `${line.slice(0, LONGEST[kind]).trimEnd()}…`;
}
