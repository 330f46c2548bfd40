import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatOfFile, readJson, readJsonLines, readText, writeFileAtomically } from "./index.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-files-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const put = (name: string, content: string | Buffer) => writeFileSync(join(cwd, name), content);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("readText", () => {
  it("drops a byte-order mark and keeps everything else", async () => {
    put("a.txt", "\ufeffÄ\r\n𝒳 \ufffd");
    expect(await readText("a.txt", { cwd })).toBe("Ä\r\n𝒳 \ufffd");
  });

  it("reads stdin for -", async () => {
    const stdin = Readable.from([Buffer.from("gr"), Buffer.from([0xc3]), Buffer.from([0xbc]), Buffer.from("n")]);
    expect(await readText("-", { cwd, stdin })).toBe("grün");
  });

  it("names the first byte that is not UTF-8, past a real replacement character", async () => {
    put("a.txt", Buffer.concat([Buffer.from("\ufffdä"), Buffer.from([0xc3, 0x28])]));
    await expect(readText("a.txt", { cwd })).rejects.toMatchObject({ code: "invalid_utf8", params: { offset: 5 } });
  });
});

describe("readJson", () => {
  it("names the file, line and column of a mistake", async () => {
    put("a.json", '{\n "a": }');
    await expect(readJson("a.json", { cwd })).rejects.toMatchObject({
      code: "invalid_json",
      path: "a.json",
      params: { line: 2, column: 7 },
    });
  });
});

describe("numbers too large to be any", () => {
  it.each([
    ['{"a": [1, {"b c": 1e999}]}', "a.json: a[1].b c"],
    [`[-1${"0".repeat(400)}]`, "a.json: [0]"],
    ["1E+1000", "a.json"],
    [`1${"0".repeat(250)}e99`, "a.json"],
    [`${"[".repeat(50_000)}1e999${"]".repeat(50_000)}`, `a.json: ${"[0]".repeat(67).slice(0, 200)}`],
  ])("%.40s is refused with its path", async (text, path) => {
    put("a.json", text);
    await expect(readJson("a.json", { cwd })).rejects.toMatchObject({ code: "not_finite", path });
  });

  it("text that only looks like one, and small numbers, stay", async () => {
    const value = { a: "1e999", b: 1e-300, c: 1e300, d: "9".repeat(400) };
    put("a.jsonl", `${JSON.stringify(value)}\n{"b": 0e999}\n`);
    const read = await all(readJsonLines("a.jsonl", { cwd }));
    expect(read.map((line) => line.value)).toEqual([value, { b: 0 }]);
  });
});

describe("readJsonLines", () => {
  it("keeps line numbers over blank lines and a missing last line break", async () => {
    put("a.jsonl", '{"a":1}\n\n  \n{"a":2}');
    expect(await all(readJsonLines("a.jsonl", { cwd }))).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 4, value: { a: 2 } },
    ]);
  });

  it("joins a line that arrives in pieces, even inside a character", async () => {
    const bytes = Buffer.from('{"word":"grün"}\n"b"\n');
    const stdin = Readable.from([...bytes].map((byte) => Buffer.from([byte])));
    expect((await all(readJsonLines("-", { cwd, stdin }))).map(({ value }) => value)).toEqual([{ word: "grün" }, "b"]);
  });

  it("gives the values before a mistake, then the mistake", async () => {
    put("a.jsonl", '1\n2\n{"x"\n');
    const seen: unknown[] = [];
    await expect(
      (async () => {
        for await (const { value } of readJsonLines("a.jsonl", { cwd })) seen.push(value);
      })(),
    ).rejects.toMatchObject({ code: "invalid_json_end", params: { line: 3, column: 5 } });
    expect(seen).toEqual([1, 2]);
  });
});

describe("writeFileAtomically", () => {
  it("makes missing folders and leaves no draft behind", async () => {
    await writeFileAtomically("deep/er/a.json", "{}\n", cwd);
    expect(readFileSync(join(cwd, "deep/er/a.json"), "utf8")).toBe("{}\n");
    expect(readdirSync(join(cwd, "deep/er"))).toEqual(["a.json"]);
  });

  it("says which file cannot be written and leaves no draft", async () => {
    put("a-file", "x");
    await expect(writeFileAtomically("a-file/b.json", "{}", cwd)).rejects.toMatchObject({
      code: "file_unwritable",
      params: { file: "a-file/b.json" },
    });
    expect(readdirSync(cwd)).toEqual(["a-file"]);
  });
});

describe("formatOfFile", () => {
  it.each([
    ["out.json", "json"],
    ["out.sarif.json", "sarif"],
    ["OUT.HTML", "html"],
    ["a.b.junit.xml", "junit"],
    ["a.junit", "junit"],
    ["gl-code-quality-report.json", "gitlab"],
    ["a.gitlab.json", "gitlab"],
    ["a.pretty", "pretty"],
    ["a.txt", "pretty"],
  ])("%s asks for %s", (file, format) => {
    expect(formatOfFile(file)).toBe(format);
  });

  it("refuses an ending it does not know and lists the others", () => {
    expect(() => formatOfFile("out.docx", ["json", "html"])).toThrow(/out\.docx.*\.json \.html/);
  });
});
