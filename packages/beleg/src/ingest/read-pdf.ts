import { belegError } from "@beleg/core/contracts";
import { optionalPackage } from "../files/index.ts";
import type { ReadDocument } from "./read-document.ts";

const BETWEEN_PAGES = "\n\n";

/** The text of a PDF, page by page; the library loads only here. */
export async function readPdf(bytes: Uint8Array, file: string): Promise<ReadDocument> {
  const { extractText, getDocumentProxy, getMeta } = await optionalPackage("unpdf", () => import("unpdf"));
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(pdf, { mergePages: false });
    const { info } = await getMeta(pdf);
    const title: unknown = info?.Title;
    return { title: typeof title === "string" ? title : "", text: text.join(BETWEEN_PAGES), pages: startsOf(text) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw belegError("document_unreadable", { file, detail: detail.slice(0, 200) }, { cause: error });
  }
}

function startsOf(pages: readonly string[]): number[] {
  let start = 0;
  return pages.map((page) => {
    const at = start;
    start += page.length + BETWEEN_PAGES.length;
    return at;
  });
}
