import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type GuardedParser, openGuardedParser } from "./guarded-parser.ts";

const MIB = 2 ** 20;
const page = { file: "fine.html", kind: "html", bytes: Buffer.from("<p>law</p>") } as const;

/** Packed twice: what is inside shows only to whoever unpacks it. Readers rebuild the missing table of contents. */
function pdfOf(content: Buffer) {
  const packed = deflateSync(deflateSync(content));
  const head = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >> endobj
4 0 obj << /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>
stream
`;
  const tail = "\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";
  return {
    file: "twice.pdf",
    kind: "pdf",
    bytes: Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]),
  } as const;
}

describe("a parser of documents from anywhere", () => {
  let parser: GuardedParser;
  afterEach(() => parser.close());

  it.each([
    ["memory", { seconds: 60, memoryBytes: 150 * MIB }, Buffer.alloc(400 * MIB), /MiB of memory/],
    ["time", { seconds: 4, memoryBytes: 4096 * MIB }, Buffer.alloc(60 * MIB, "/a gs\n"), /takes more than \d+ s/],
  ])("gives up on what takes too much %s, and reads the next", async (_, limits, content, message) => {
    parser = openGuardedParser(limits);
    await expect(parser.parse(pdfOf(content))).rejects.toMatchObject({
      code: "document_over_limit",
      params: { file: "twice.pdf", detail: expect.stringMatching(message) },
    });
    expect(await parser.parse(page)).toEqual({ title: "", text: "law" });
  });
});
