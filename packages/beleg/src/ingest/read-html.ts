import type { ReadDocument } from "./read-document.ts";

/** What a page says around its text. */
const ASIDE =
  "script,style,noscript,template,svg,canvas,iframe,nav,header,footer,aside,form,button,[hidden],[aria-hidden=true]";
/** Elements that start a line of their own. */
const BLOCKS = new Set(
  "address article blockquote br dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section table td th tr ul".split(
    " ",
  ),
);

/** The text of a page: its main part where it names one, block by block, without what stands around it. */
export async function readHtml(html: string): Promise<ReadDocument> {
  const { parseHTML } = await import("linkedom");
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  const title = document.querySelector("title")?.textContent ?? document.querySelector("h1")?.textContent ?? "";
  const root = document.querySelector("main") ?? document.querySelector("article") ?? document.body ?? document;
  for (const element of root.querySelectorAll(ASIDE)) element.remove();
  return { title, text: textOf(root) };
}

interface TreeNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<TreeNode>;
}

const TEXT_NODE = 3;

/** Walks without recursion: pages from the web nest as deep as they like. */
function textOf(root: TreeNode): string {
  const parts: string[] = [];
  const stack: (TreeNode | string)[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === "string") {
      parts.push(node);
    } else if (node.nodeType === TEXT_NODE) {
      parts.push((node.textContent ?? "").replace(/\s+/g, " "));
    } else {
      const block = BLOCKS.has(node.nodeName.toLowerCase());
      if (block) stack.push("\n");
      const children = [...node.childNodes];
      for (let i = children.length - 1; i >= 0; i -= 1) stack.push(children[i]!);
      if (block) stack.push("\n");
    }
  }
  const lines = parts.join("").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}
