import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../scripts/docs-site/build-site.ts";
import { renderPage } from "../../scripts/docs-site/render-page.ts";

const root = new URL("../..", import.meta.url).pathname;
let folder: string;
let built: ReturnType<typeof buildSite>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-site-"));
  built = buildSite(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => ({ name, html: readFileSync(join(folder, name), "utf8") }));

describe("the site of the documentation", () => {
  it("has every guide, every page of the reference and every record", () => {
    for (const part of ["guides", "reference", "decisions"]) {
      const files = readdirSync(join(root, "docs", part)).filter((name) => name.endsWith(".md"));
      for (const file of files) {
        const page = file === "README.md" ? "index.html" : file.replace(/\.md$/, ".html");
        expect(existsSync(join(folder, part, page)), `${part}/${page}`).toBe(true);
      }
    }
    expect(readFileSync(join(folder, "reference/issue-types.html"), "utf8")).toContain("<code>NUMBER</code>");
  });

  it("links only to what is there, in the repository and in the site", () => {
    expect(built.broken).toEqual([]);
    const anchors = new Map(
      pages().map(({ name, html }) => [name, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
    );
    const dead = pages().flatMap(({ name, html }) =>
      [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = ""]) => {
        if (/^[a-z]+:/i.test(href)) return [];
        const [path = "", anchor] = href.split("#");
        const file = path === "" ? name : join(dirname(name), path);
        if (!existsSync(join(folder, file))) return [`${name}: ${href}`];
        return anchor === undefined || anchors.get(file)?.has(decodeURIComponent(anchor)) ? [] : [`${name}: ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it("lets everything be found by its words", () => {
    const index = JSON.parse(readFileSync(join(folder, "search-index.js"), "utf8").replace(/^[^[]*|;\s*$/g, "")) as {
      readonly address: string;
      readonly words: string;
    }[];
    expect(index.length).toBeGreaterThan(200);
    expect(index.find(({ words }) => words.split(" ").includes("tobebackedby"))?.address).toMatch(/\.html#/);
  });
});

describe("a page", () => {
  it("makes links between files links between pages, and escapes what looks like a tag", () => {
    const { html, links } = renderPage(
      "docs/guides/a.md",
      "# A `b` & c\n\n[x](../reference/api.md#the-api) <script>alert(1)</script>\n\n## Twice\n\n## Twice\n",
    );
    expect(html).toContain('href="../reference/api.html#the-api"');
    expect(html).toContain('<h1 id="a-b--c">');
    expect(html).toContain('id="twice-1"');
    expect(html).not.toContain("<script>");
    expect(links).toEqual(["docs/reference/api.md"]);
  });
});
