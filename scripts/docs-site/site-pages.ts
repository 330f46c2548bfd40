import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The parts of the site in the order of its menu. */
const SECTIONS = [
  {
    title: "Guides",
    folder: "docs/guides",
    first: ["getting-started", "trust", "factuality", "ci-gate", "library", "service"],
  },
  { title: "Reference", folder: "docs/reference", first: ["issue-types", "settings", "api", "http"] },
  { title: "Decisions", folder: "docs/decisions", first: ["README"] },
] as const;

export type Section = { readonly title: string; readonly files: readonly string[] };

/** The Markdown files of each section; those that are read first come first. */
export function siteSections(root: string): Section[] {
  return SECTIONS.map(({ title, folder, first }) => {
    const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".md"));
    const rank = (name: string) => {
      const at = (first as readonly string[]).indexOf(name.replace(/\.md$/, ""));
      return at === -1 ? first.length : at;
    };
    const sorted = names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    return { title, files: sorted.map((name) => `${folder}/${name}`) };
  });
}

/** Where a file of the repository stands in the site; what is no Markdown keeps its name. */
export function addressOf(file: string): string {
  const inside = file.replace(/^docs\//, "");
  if (inside === "README.md") return "index.html";
  return inside.replace(/(^|\/)README\.md$/, "$1index.html").replace(/\.md$/, ".html");
}
