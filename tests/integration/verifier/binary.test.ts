import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { BELEG } from "../../support/beleg-process.ts";
import { PATIENCE_MS } from "../../support/limits.ts";
import { useOnnx } from "../../support/onnx/provide-onnx.ts";
import { writeTinyModel } from "../../support/onnx/tiny-model.ts";

const HOOK = fileURLToPath(new URL("../../support/onnx/resolve-onnx.mjs", import.meta.url));
const ARTICLE =
  "After a long winter the old harbour bridge was opened again by Mayor Dahl on Monday. Ferries keep running.";
/** Words of the article in an order that proves nothing to the rules. */
const TEXT = "On Monday by the harbour Mayor Dahl again opened the old bridge. Ferries keep running.";

const onnx = await useOnnx();
const folder = mkdtempSync(join(tmpdir(), "beleg-verifier-binary-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeTinyModel(join(folder, "tiny"), "nli", `${ARTICLE} ${TEXT}`.match(/\w+/g)!);
writeFileSync(join(folder, "article.txt"), ARTICLE);
writeFileSync(join(folder, "text.txt"), TEXT);

const LIBRARY = new URL("../../../packages/beleg/dist/index.js", import.meta.url).href;
const beleg = (argv: readonly string[], env: Record<string, string> = {}, isProvided = true) =>
  node([BELEG, ...argv], env, isProvided);

function node(argv: readonly string[], env: Record<string, string> = {}, isProvided = true) {
  const { runtime = "", tokenizers = "" } = onnx ?? {};
  const hook = isProvided ? ["--import", HOOK] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...hook, ...argv], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, BELEG_TEST_ONNX: runtime, BELEG_TEST_TOKENIZERS: tokenizers, ...env },
    timeout: PATIENCE_MS,
  });
  return { code: status, stdout, stderr };
}
const CHECK = [
  "check",
  "text.txt",
  "--source",
  "article.txt",
  "--dimensions",
  "factuality",
  "-f",
  "json",
  "--lang",
  "en",
];
const claimsOf = (stdout: string) =>
  (JSON.parse(stdout) as { factuality: { details: { claims: Record<string, unknown>[] } } }).factuality.details.claims;

describe("the binary without the runtime", () => {
  it("says what to install, in one line, before any work", () => {
    expect(beleg(["verifier", "add", "tiny"], {}, false)).toEqual({
      code: 2,
      stdout: "",
      stderr:
        "beleg: invalid configuration in verifier add: a verifier needs the package onnxruntime-node, which is not installed beside Beleg: npm install --ignore-scripts onnxruntime-node @huggingface/tokenizers\n",
    });
    const { code, stderr } = beleg([...CHECK, "--verifier", "tiny"], {}, false);
    expect(code).toBe(2);
    expect(stderr).toContain("npm install --ignore-scripts onnxruntime-node @huggingface/tokenizers");
  });
});

describe.runIf(onnx !== undefined)("the binary with a verifier", () => {
  it("takes it in, tells what it is and how fast, and says what to do next", () => {
    const { code, stdout } = beleg(["verifier", "add", "tiny", "--max-tokens", "300", "-f", "pretty"]);
    expect(stdout).toMatch(
      /^tiny answers as nli: contradicted, supported, unsupported\.\nen: \d of 5 sanity pairs right\.\nde: \d of 5 .*\nes: \d of 5 .*\n[\d.]+ passages a second with 128 tokens each.*\n[\d.]+ passages a second with 256 tokens.*\nAdded\. .* beleg trust --verifier tiny\n$/,
    );
    expect(code).toBe(0);
    expect(JSON.parse(beleg(["verifier", "test", "tiny"]).stdout)).toMatchObject({
      name: "tiny",
      labels: ["contradicted", "supported", "unsupported"],
      sanity: [{ lang: "en", of: 5 }, { lang: "de" }, { lang: "es" }],
      speed: [{ tokens: 128 }, { tokens: 256 }],
    });
    expect(beleg(["verifier", "list", "-f", "pretty"]).stdout).toMatch(/^name .*\ntiny +nli /);
  });

  it("lets it decide what the rules leave open, with a quote, and says who decided", () => {
    const plain = claimsOf(beleg(CHECK).stdout);
    expect(plain).toMatchObject([{ label: "uncertain" }, { label: "correct" }]);
    expect(plain[0]).not.toHaveProperty("decided_by");
    const { stdout, stderr } = beleg(CHECK, { BELEG_VERIFIER: "tiny" });
    expect(stderr).toBe("");
    const [open, proved] = claimsOf(stdout);
    expect(open).toMatchObject({
      label: "correct",
      decided_by: "verifier",
      evidence_quote: ARTICLE.split(/(?<=\.) /)[0],
    });
    expect(proved).toEqual({ ...plain[1], decided_by: "rules" });
  });

  it("does the same for many texts", () => {
    const line = JSON.stringify({ id: "a", article_text: ARTICLE, summary_text: TEXT });
    writeFileSync(join(folder, "many.jsonl"), `${line}\n${line}\n`);
    const { stdout } = beleg([
      "check",
      "--input",
      "many.jsonl",
      "--dimensions",
      "factuality",
      "--verifier",
      "tiny",
      "--lang",
      "en",
    ]);
    const rows = stdout.trim().split("\n");
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.includes('"decided_by":"verifier"'))).toBe(true);
  });

  it("is tried by the doctor, which says what is wrong with it", () => {
    // It knows the words of one article only.
    const { code, stdout } = beleg(["doctor", "-f", "pretty"], { BELEG_VERIFIER: "tiny" });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^the verifier of the settings cannot be used \("tiny" gets too few sanity pairs right/m);
  });

  it("decides in a program of one's own as well, named by its folder", () => {
    const script = `
      import { createGuard, openChecker } from ${JSON.stringify(LIBRARY)};
      const [article, text] = ${JSON.stringify([ARTICLE, TEXT])};
      const guard = createGuard({ sources: article, verifier: "tiny", onUnverified: "block", language: "en" });
      const checker = await openChecker({ verifier: "tiny" });
      const { factuality } = await checker.check({ article_text: article, summary_text: text }, { language: "en", dimensions: ["factuality"] });
      await checker.close();
      const { verdict } = await guard.check(text);
      const labels = factuality.details.claims.map(({ label, decided_by }) => label + " " + decided_by);
      console.log(JSON.stringify({ verdict, labels }));`;
    writeFileSync(join(folder, "own.mjs"), script);
    const { stdout, stderr } = node(["own.mjs"]);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({ verdict: "passed", labels: ["correct verifier", "correct rules"] });
  });

  it("measures it under its own name, each judge with its own record, and a check lives up to it", () => {
    const claim = (text: string, label: string) => ({ text, label });
    const right = [claim(TEXT.split(/(?<=\.) /)[0]!, "unsupported"), claim("Ferries keep running.", "supported")];
    const rows = Array.from({ length: 60 }, (_, at) => ({ id: `r${at}`, lang: "en", source: ARTICLE, claims: right }));
    writeFileSync(join(folder, "claims.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    const run = beleg(["trust", "--verifier", "tiny", "--data", "claims.jsonl"]);
    expect(run.code).toBe(0);
    const profile = JSON.parse(run.stdout) as { judge: object; languages: { deciders: object[] }[] };
    expect(profile.judge).toMatchObject({ origin: "embedded", verifier: expect.stringMatching(/^tiny@[0-9a-f]{12}$/) });
    expect(profile.languages[0]?.deciders).toMatchObject([
      { decided_by: "rules", correct: { right: { hits: 60, n: 60 } } },
      { decided_by: "verifier", correct: { right: { hits: 0, n: 60 } } },
    ]);
    const again = beleg(["trust", "--verifier", "tiny", "--data", "claims.jsonl", "-f", "pretty"]);
    expect(again.stdout).toMatch(/# How far the embedded judge \+ tiny@[0-9a-f]{12} can be trusted/);
    expect(again.stdout).toMatch(/verdict `correct` was right: `verifier` \| 0 % \(0–\d+\) of 60/);
    expect(claimsOf(beleg(CHECK, { BELEG_VERIFIER: "tiny" }).stdout)).toMatchObject([
      { label: "uncertain", uncertain_reason: "below_trust", decided_by: "verifier" },
      { label: "correct", decided_by: "rules" },
    ]);
    // Without the verifier it is another judge, which nobody has measured.
    expect(claimsOf(beleg(CHECK).stdout)[1]).toMatchObject({ label: "correct", confidence: 1 });
  });

  it("forgets it, and says of one it does not know how to add it", () => {
    expect(beleg(["verifier", "remove", "tiny", "-f", "pretty"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("forgotten"),
    });
    expect(readdirSync(join(folder, "tiny"))).toContain("model.onnx");
    const { code, stderr } = beleg([...CHECK, "--verifier", "tiny"]);
    expect(code).toBe(2);
    expect(stderr).toContain('no verifier "tiny" was added here: beleg verifier add DIR');
  });

  it("refuses a folder that holds none, and keeps nothing of it", () => {
    writeFileSync(join(folder, "tiny/config.json"), JSON.stringify({ id2label: { 0: "good", 1: "bad" } }));
    const { code, stderr } = beleg(["verifier", "add", "tiny"]);
    expect(code).toBe(2);
    expect(stderr).toContain("labels: good, bad; say what each output means: --labels");
    expect(readFileSync(join(folder, "tiny/config.json"), "utf8")).toContain("good");
    expect(beleg(["verifier", "list"]).stdout).toBe("");
    const none = beleg(["verifier", "list", "-f", "pretty", "--locale", "de"]).stdout;
    expect(none).toMatch(/^Noch kein Verifier aufgenommen\. beleg verifier add ORDNER .*\n$/);
  });
});
