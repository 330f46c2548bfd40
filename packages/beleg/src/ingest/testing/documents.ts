import { crc32, deflateRawSync } from "node:zlib";

/** An archive of some files, as small as the format allows. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const heads: Buffer[] = [];
  const bodies: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(bytes.length, 8);
    const common = Buffer.concat([
      Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from([name.length, 0, 0, 0]),
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
    heads.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), common, place, Buffer.from(name)]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(heads.length, 8);
  end.writeUInt16LE(heads.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** A Word document with this body, in the XML of Word. */
export function docxOf(body: string, title = ""): Buffer {
  return zipOf({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
    "docProps/core.xml": `<cp:coreProperties><dc:title>${title}</dc:title></cp:coreProperties>`,
  });
}

/** A paragraph of a Word document. */
export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A PDF with one line of text a page; readers rebuild the missing table of contents. */
export function pdfOf(...pages: readonly string[]): Buffer {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(" ");
  const font = "<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
  const parts = pages.flatMap((text, at) => {
    const content = `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;
    const [page, stream] = [10 + 2 * at, 11 + 2 * at];
    return [
      `${page} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${font} /Contents ${stream} 0 R >> endobj`,
      `${stream} 0 obj << /Length ${content.length} >>\nstream\n${content}\nendstream endobj`,
    ];
  });
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
      ...parts,
      "trailer << /Root 1 0 R >>",
      "%%EOF\n",
    ].join("\n"),
    "latin1",
  );
}
