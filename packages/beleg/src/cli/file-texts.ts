import type { TextOrigin } from "@beleg/core/report";
import { type GuardedParser, openGuardedParser, readTypedDocument } from "../ingest/index.ts";
import type { CliIo } from "./cli-io.ts";

/** The text of a file; `origin` where it was read out of a document, whose lines are not the file's. */
export type FileText = { readonly text: string; readonly origin: TextOrigin | undefined };

/** Reads texts and documents. */
export type FileTexts = { read(file: string): Promise<FileText>; close(): Promise<void> };

/** Opens it; only a document that needs a parser starts a thread. */
export function openFileTexts(io: CliIo): FileTexts {
  const parser: GuardedParser = openGuardedParser();
  const close = () => parser.close();
  const stop = () => void close();
  io.signal.addEventListener("abort", stop, { once: true });
  return {
    async read(file) {
      const { text, pages = [], kind } = await readTypedDocument(file, io, parser);
      const isExtracted = kind === "html" || kind === "pdf" || kind === "docx";
      return { text, origin: isExtracted ? { kind: "extracted", pages } : undefined };
    },
    async close() {
      io.signal.removeEventListener("abort", stop);
      await close();
    },
  };
}
