import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readManifest } from "./read-manifest.ts";
import { findVerifier, keepVerifier, listVerifiers, removeVerifier } from "./verifier-files.ts";
import { verifierIdentity } from "./verifier-manifest.ts";

let home: string;
let model: string;
const put = (name: string, value: object | string) =>
  writeFileSync(join(model, name), typeof value === "string" ? value : JSON.stringify(value));

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "beleg-verifiers-"));
  model = join(home, "my nli");
  mkdirSync(join(model, "onnx"), { recursive: true });
  put("onnx/model.onnx", "network");
  put("tokenizer.json", {});
  put("config.json", { id2label: { 0: "entailment", 1: "neutral", 2: "contradiction" }, max_position_embeddings: 256 });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe("what a model is", () => {
  it("is read from its folder, as models are published", async () => {
    expect(await readManifest(model)).toMatchObject({
      name: "my-nli",
      family: "nli",
      labels: ["supported", "unsupported", "contradicted"],
      max_tokens: 256,
      template: null,
      tokenizer_config: null,
    });
  });

  it("is read from beside its file as well, and said otherwise where a person says so", async () => {
    const said = { name: "mine", labels: ["unsupported", "supported"], maxTokens: 99, template: "{passage} / {claim}" };
    const manifest = await readManifest(join(model, "onnx/model.onnx"), said);
    expect(manifest).toMatchObject({ name: "mine", family: "binary", max_tokens: 99, template: said.template });
  });

  it.each([
    ["labels that do not tell", () => put("config.json", { id2label: { 0: "good", 1: "bad" } }), "--labels"],
    ["no tokenizer", () => rmSync(join(model, "tokenizer.json")), "there is no tokenizer.json"],
    ["no model", () => rmSync(join(model, "onnx"), { recursive: true }), "there is no .onnx file"],
    ["a broken configuration", () => put("config.json", "{"), "JSON"],
  ])("with %s is refused, and why is said", async (_name, spoil, reason) => {
    spoil();
    await expect(readManifest(model)).rejects.toMatchObject({
      code: "invalid_argument",
      message: expect.stringContaining(reason),
    });
  });
});

describe("a verifier that was added", () => {
  it("is found by name, listed, and forgotten again", async () => {
    const manifest = await readManifest(model);
    await keepVerifier(home, manifest);
    expect(await findVerifier(home, "my-nli")).toEqual(manifest);
    expect(await listVerifiers(home)).toEqual([manifest]);
    await removeVerifier(home, "my-nli");
    expect(await listVerifiers(home)).toEqual([]);
    await expect(removeVerifier(home, "my-nli")).rejects.toMatchObject({ code: "invalid_config" });
  });

  it("is another one when its file is, and says so before a check relies on it", async () => {
    const manifest = await readManifest(model);
    await keepVerifier(home, manifest);
    put("onnx/model.onnx", "another network");
    await expect(findVerifier(home, "my-nli")).rejects.toThrow("has changed since it was added");
    expect(verifierIdentity(await readManifest(model))).not.toBe(verifierIdentity(manifest));
    put("onnx/model.onnx", "network");
    utimesSync(join(model, "onnx/model.onnx"), 0, 0);
    await expect(findVerifier(home, "my-nli")).rejects.toThrow("has changed since it was added");
    rmSync(join(model, "onnx/model.onnx"));
    await expect(findVerifier(home, "my-nli")).rejects.toThrow("is gone");
  });

  it("cannot be named out of its folder", async () => {
    await expect(findVerifier(home, "../../etc/passwd")).rejects.toMatchObject({ code: "invalid_config" });
  });
});
