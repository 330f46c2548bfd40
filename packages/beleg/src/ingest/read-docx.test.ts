import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { readDocx } from "./read-docx.ts";
import { docxOf, paragraph, zipOf } from "./testing/documents.ts";

const textOf = (body: string) => readDocx(docxOf(body), "a.docx").text;

describe("a Word document", () => {
  it("is read paragraph by paragraph, with its title", () => {
    const bytes = docxOf(
      paragraph("Sales rose by 5&#160;% &amp; more.") + paragraph("") + paragraph("It &lt;rained&gt;."),
      "A &amp; B",
    );
    expect(readDocx(bytes, "a.docx")).toEqual({ title: "A & B", text: "Sales rose by 5\u00a0% & more.\nIt <rained>." });
  });

  it("joins the runs of a paragraph and keeps tabs, breaks and cells apart", () => {
    const runs =
      "<w:p><w:r><w:t>Sa</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>les</w:t><w:tab/><w:t>up</w:t><w:br/><w:t>now</w:t></w:r></w:p>";
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    expect(textOf(`${runs}<w:tbl><w:tr>${cell("2024")}${cell("12")}</w:tr></w:tbl>`)).toBe("Sales\tup\nnow\n2024\n12");
  });

  it("leaves out what was deleted, what Word computes, and what it repeats for older readers", () => {
    const deleted = "<w:del><w:r><w:delText>nine</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>";
    const twice =
      "<mc:AlternateContent><mc:Choice><w:r><w:t>box</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>box</w:t></w:r></mc:Fallback></mc:AlternateContent>";
    expect(textOf(`<w:p>${deleted}<w:r><w:t>ten </w:t></w:r>${twice}</w:p>`)).toBe("ten box");
  });

  it("inflates to no more than a document may", () => {
    const bomb = zipOf({ "word/document.xml": Buffer.alloc(65 * 2 ** 20) });
    expect(() => readDocx(bomb, "bomb.docx")).toThrow(expect.objectContaining({ code: "document_over_limit" }));
  });

  it("is told to be damaged where its bytes are", () => {
    const bytes = docxOf(paragraph("x".repeat(500)));
    const broken = Buffer.from(bytes);
    broken.fill(0xff, 80, 180);
    expect(() => readDocx(broken, "a.docx")).toThrow(expect.objectContaining({ code: "document_unreadable" }));
    expect(() => readDocx(bytes.subarray(0, -22), "a.docx")).toThrow(
      expect.objectContaining({ code: "document_unreadable" }),
    );
  });

  it("takes linear time, whatever its tags are", async () => {
    const hostile = docxOf(`${"<".repeat(200_000)}${"<w:p ".repeat(200_000)}<${"a".repeat(2_000_000)}`);
    expect(await processorMs(() => readDocx(hostile, "a.docx"))).toBeLessThan(5000);
  });
});
