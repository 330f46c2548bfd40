import { posix } from "node:path";
import { Marked } from "marked";
import { addressOf } from "./site-pages.ts";

/** A heading and the words under it: what the search finds. */
type PagePart = { readonly title: string; readonly anchor: string; readonly text: string };

export type RenderedPage = {
  readonly title: string;
  readonly html: string;
  readonly parts: readonly PagePart[];
  /** The files of the repository it links to. */
  readonly links: readonly string[];
};

/** Turns a Markdown file into the inner HTML of its page; links between files become links between pages, others their words alone. */
export function renderPage(
  file: string,
  markdown: string,
  isThere: (linked: string) => boolean = () => true,
): RenderedPage {
  const links = new Set<string>();
  const anchors = new Map<string, number>();
  const headings: { title: string; anchor: string }[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading(text, level, raw) {
        const anchor = freeAnchor(slugOf(raw), anchors);
        headings.push({ title: plain(text), anchor });
        return `<h${level} id="${anchor}">${text} <a class="anchor" href="#${anchor}" aria-label="link to this part">#</a></h${level}>\n`;
      },
      link(href, _title, text) {
        const address = target(href);
        return address === null ? text : `<a href="${escapeAttribute(address)}">${text}</a>`;
      },
      html(text) {
        // Comments stay out; a tag in a table is an example, not markup.
        return text.startsWith("<!--") ? "" : escapeText(text);
      },
    },
  });

  function target(href: string): string | null {
    if (/^(?:[a-z]+:|#)/i.test(href)) return href;
    const [path = "", anchor] = href.split("#");
    const linked = posix.join(posix.dirname(file), path);
    if (!isThere(linked)) return null;
    links.add(linked);
    const address = posix.relative(posix.dirname(addressOf(file)), addressOf(linked));
    return anchor === undefined ? address : `${address}#${anchor}`;
  }

  // What scrolls can be reached by keyboard.
  const html = (marked.parse(markdown) as string).replaceAll("<pre>", '<pre tabindex="0">');
  return { title: headings[0]?.title ?? file, html, parts: partsOf(html, headings), links: [...links] };
}

/** The words between one heading and the next. */
function partsOf(html: string, headings: readonly Omit<PagePart, "text">[]): PagePart[] {
  const starts = headings.map(({ anchor }) => html.indexOf(`id="${anchor}"`));
  return headings.map((heading, at) => {
    const inside = html.slice(html.indexOf("</h", starts[at]), starts[at + 1]);
    return { ...heading, text: plain(inside.replace(/^<\/h\d>/, "").replace(/<h\d $/, "")) };
  });
}

/** As GitHub makes them, so that links work in both places. */
function slugOf(heading: string): string {
  return heading
    .replaceAll(/`|\*|\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

function freeAnchor(slug: string, taken: Map<string, number>): string {
  const times = taken.get(slug) ?? 0;
  taken.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

function plain(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"');
  return text.replaceAll("&#39;", "'").replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim();
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
