import { posix } from "node:path";
import { escapeText, type RenderedPage } from "./render-page.ts";

export type Menu = readonly {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly address: string }[];
}[];

/** A whole page: the menu, the search and the text. Addresses are relative, so that the site works in any folder. */
export function pageHtml({ title, html }: Pick<RenderedPage, "title" | "html">, address: string, menu: Menu): string {
  const home = posix.relative(posix.dirname(address), ".");
  const base = home === "" ? "" : `${home}/`;
  const lists = menu.map(({ title: section, entries }) => {
    const items = entries.map((entry) => {
      const here = entry.address === address ? ' aria-current="page"' : "";
      return `<li><a href="${base}${entry.address}"${here}>${escapeText(entry.title)}</a></li>`;
    });
    const open = entries.some((entry) => entry.address === address) || section === "Guides" ? " open" : "";
    return `<details${open}><summary>${section}</summary><ul>${items.join("")}</ul></details>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} · Beleg</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}site.css">
<body data-base="${base}">
<a class="skip" href="#text">To the text</a>
<header><a class="home" href="${base}index.html">Beleg</a>
<form role="search"><input type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"></form></header>
<ol class="hits" aria-live="polite" hidden></ol>
<nav aria-label="Pages">${lists.join("")}</nav>
<main id="text">
${html}</main>
<script src="${base}search-index.js" defer></script>
<script src="${base}search.js" defer></script>
</body>
</html>
`;
}
