import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Menu, pageHtml } from "./page-html.ts";
import { escapeText, type RenderedPage, renderPage } from "./render-page.ts";
import { addressOf, siteSections } from "./site-pages.ts";

/**
 * Builds the site: the pages of the menu, every Markdown file they link to, and the other files as they are. With `only`,
 * the pages of those sections alone, less those of `without`, for whoever has no more than the service.
 */
export function buildSite(
  root: string,
  target: string,
  { only, without = [] }: { readonly only?: readonly string[]; readonly without?: readonly string[] } = {},
): { readonly pages: number; readonly broken: readonly string[] } {
  const sections = siteSections(root)
    .filter(({ title }) => only === undefined || only.includes(title))
    .map(({ title, files }) => ({ title, files: files.filter((file) => !without.includes(file)) }));
  const listed = new Set(sections.flatMap((section) => section.files));
  const isThere = (file: string) => only === undefined || listed.has(file);
  const pages = new Map<string, RenderedPage>();
  const files = new Set<string>();
  const broken: string[] = [];
  const waiting = only === undefined ? ["README.md", ...listed] : [...listed];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (pages.has(file)) continue;
    const page = renderPage(file, readFileSync(join(root, file), "utf8"), isThere);
    pages.set(file, page);
    for (const linked of page.links) {
      const path = join(root, linked);
      if (!existsSync(path)) broken.push(`${file}: ${linked}`);
      else if (linked.endsWith(".md")) waiting.push(linked);
      else if (statSync(path).isFile()) files.add(linked);
      else broken.push(`${file}: ${linked} is a folder`);
    }
  }
  rmSync(target, { recursive: true, force: true });
  const write = (address: string, content: string) => {
    mkdirSync(dirname(join(target, address)), { recursive: true });
    writeFileSync(join(target, address), content);
  };
  const menu = sections.map(({ title, files: own }) => ({
    title,
    entries: own.map((file) => ({ title: pages.get(file)!.title, address: addressOf(file) })),
  }));
  for (const [file, page] of pages) write(addressOf(file), pageHtml(page, addressOf(file), menu));
  if (only !== undefined) write("index.html", pageHtml(contents(menu), "index.html", menu));
  for (const file of files) cpSync(join(root, file), join(target, addressOf(file)), { recursive: true });
  const index = [...pages].flatMap(([file, { title, parts }]) =>
    parts.map((part) => ({
      page: title,
      title: part.title,
      address: `${addressOf(file)}#${part.anchor}`,
      words: distinctWords(part.text),
    })),
  );
  write("search-index.js", `window.SEARCH_INDEX = ${JSON.stringify(index)};\n`);
  for (const name of ["search.js", "site.css"]) cpSync(join(import.meta.dirname, name), join(target, name));
  return { pages: pages.size, broken };
}

/** What the search looks for, each word once; the pages have the text. */
function distinctWords(text: string): string {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu))].join(" ");
}

/** A first page for a site without one of its own: what there is to read. */
function contents(menu: Menu): Pick<RenderedPage, "title" | "html"> {
  const lists = menu.map(({ title, entries }) => {
    const items = entries.map((entry) => `<li><a href="${entry.address}">${escapeText(entry.title)}</a></li>`);
    return `<h2>${escapeText(title)}</h2>\n<ul>${items.join("")}</ul>\n`;
  });
  return { title: "Help", html: `<h1>Help</h1>\n${lists.join("")}` };
}
