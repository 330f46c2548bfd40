import { type BelegError, belegError } from "@beleg/core/contracts";

const MIB = 2 ** 20;

/** What one document may cost; files from elsewhere may be made to cost anything. */
export const DOCUMENT_LIMITS = {
  /** Of the file. */
  fileBytes: 64 * MIB,
  /** Of one compressed part of a PDF or DOCX once it is inflated; images, which hold no text, aside. */
  inflatedBytes: 64 * MIB,
  /** Elements of a page inside each other. */
  depth: 10_000,
  /** Of the text that was found. */
  characters: 20_000_000,
  seconds: 60,
  /** That the process grows by while it reads. */
  memoryBytes: 1024 * MIB,
} as const;

/** What went beyond them, and how far a document may go. */
export function overLimit(file: string, limit: keyof typeof DOCUMENT_LIMITS): BelegError {
  return belegError("document_over_limit", { file, detail: DETAIL[limit] });
}

const DETAIL = {
  fileBytes: `the file has more than ${DOCUMENT_LIMITS.fileBytes / MIB} MiB`,
  inflatedBytes: `a part of it inflates to more than ${DOCUMENT_LIMITS.inflatedBytes / MIB} MiB`,
  depth: `elements nest deeper than ${DOCUMENT_LIMITS.depth}`,
  characters: `its text has more than ${DOCUMENT_LIMITS.characters} characters`,
  seconds: `reading it takes more than ${DOCUMENT_LIMITS.seconds} s`,
  memoryBytes: `reading it takes more than ${DOCUMENT_LIMITS.memoryBytes / MIB} MiB of memory`,
} satisfies Record<keyof typeof DOCUMENT_LIMITS, string>;
