import { extname } from "node:path";

/** The kinds of files a text can be read from. */
export type FileKind = "text" | "markdown" | "html" | "pdf" | "docx";

const ENDINGS: Readonly<Record<string, FileKind>> = {
  ".html": "html",
  ".htm": "html",
  ".xhtml": "html",
  ".pdf": "pdf",
  ".docx": "docx",
  ".md": "markdown",
  ".markdown": "markdown",
};

/** The kind a file has by its ending; anything unknown is text. */
export function kindByEnding(file: string): FileKind {
  return ENDINGS[extname(file).toLowerCase()] ?? "text";
}
