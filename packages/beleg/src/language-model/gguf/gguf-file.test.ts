import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ggufFile } from "./gguf-file.ts";
import { isGguf } from "./is-gguf.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-gguf-"));
  writeFileSync(join(folder, "good.gguf"), "GGUF and weights");
  writeFileSync(join(folder, "page.gguf"), "<!doctype html>");
  writeFileSync(join(folder, "empty.gguf"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a model file", () => {
  it("is found by an absolute and by a relative path, and named without its folder", () => {
    const path = join(folder, "good.gguf");
    for (const given of [path, relative(process.cwd(), path)])
      expect(ggufFile(`gguf/${given}`)).toMatchObject({ name: "gguf/good.gguf", path });
  });

  it("has another version once it is replaced", () => {
    const path = join(folder, "changing.gguf");
    writeFileSync(path, "GGUF one");
    const before = ggufFile(`gguf/${path}`).version;
    writeFileSync(path, "GGUF another");
    expect(ggufFile(`gguf/${path}`).version).not.toBe(before);
  });

  it.each([
    ["", "the path of the model file is missing after the slash: gguf/FILE"],
    ["missing.gguf", "there is no model file at FOLDER/missing.gguf"],
    ["good.gguf/inside.gguf", "FOLDER/good.gguf/inside.gguf cannot be read (ENOTDIR)"],
    [".", "FOLDER is a folder; name the .gguf file in it"],
    ["page.gguf", "FOLDER/page.gguf is no GGUF file; models in this format end in .gguf"],
    ["empty.gguf", "FOLDER/empty.gguf is no GGUF file; models in this format end in .gguf"],
  ])("that cannot work is a clear mistake in the settings: %s", (given, detail) => {
    const model = given === "" ? "gguf/" : `gguf/${join(folder, given)}`;
    expect(() => ggufFile(model)).toThrow(
      expect.objectContaining({
        code: "invalid_config",
        params: { file: "BELEG_MODEL", detail: detail.replaceAll("FOLDER", folder) },
      }),
    );
  });

  it("is told from models on servers", () => {
    expect(["gguf/a.gguf", " gguf//b.gguf"].map(isGguf)).toEqual([true, true]);
    expect(["none", "ollama/gguf/a", "openai/gguf", "gguf"].map(isGguf)).toEqual([false, false, false, false]);
  });
});
