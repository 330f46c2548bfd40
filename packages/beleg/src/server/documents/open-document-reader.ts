import { belegError } from "@beleg/core/contracts";
import { openGuardedParser, readDocumentBytes, type TypedDocument } from "../../ingest/index.ts";

/** Files that are read or wait for that at once; each may take a minute. */
const MOST_OPEN = 4;

/** Reads files that were sent, each in a thread of its own within the limits of documents. */
export type DocumentReader = {
  read(name: string, bytes: Buffer): Promise<TypedDocument>;
  close(): Promise<void>;
};

/** Opens it; a thread starts with the first file. No text is longer than what could be sent back to be checked. */
export function openDocumentReader(longestText: number): DocumentReader {
  const parser = openGuardedParser();
  let open = 0;
  return {
    async read(name, bytes) {
      if (open >= MOST_OPEN) throw belegError("overloaded", { seconds: 5 });
      open += 1;
      try {
        const found = await readDocumentBytes(name, bytes, parser);
        if (found.text.length <= longestText) return found;
        const detail = `its text has more than ${longestText} characters`;
        throw belegError("document_over_limit", { file: name, detail });
      } finally {
        open -= 1;
      }
    },
    close: () => parser.close(),
  };
}
