import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { diagnoseVerifier } from "../../../packages/beleg/src/verifier/diagnose-verifier.ts";
import { openManifest } from "../../../packages/beleg/src/verifier/open-verifier.ts";
import { readManifest } from "../../../packages/beleg/src/verifier/read-manifest.ts";
import { SANITY_PAIRS } from "../../../packages/beleg/src/verifier/sanity-pairs.ts";
import { trySanity, trySpeed } from "../../../packages/beleg/src/verifier/try-verifier.ts";
import { keepVerifier } from "../../../packages/beleg/src/verifier/verifier-files.ts";
import { loadProvidedOnnx, useOnnx } from "../../support/onnx/provide-onnx.ts";
import { type TinyKind, writeTinyModel } from "../../support/onnx/tiny-model.ts";

const onnx = await useOnnx();

describe.runIf(onnx !== undefined)("a verifier of every family, in the real runtime", () => {
  const folder = mkdtempSync(join(tmpdir(), "beleg-verifier-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const PASSAGE = "The bridge opened on Monday, and the mayor came.";
  const words = [
    PASSAGE,
    "closed Tuesday",
    ...Object.values(SANITY_PAIRS)
      .flat()
      .flatMap((pair) => [pair.passage, pair.claim]),
  ]
    .join(" ")
    .match(/\p{L}+|\d+/gu)!;
  const pathOf = (kind: TinyKind) => {
    const path = join(folder, kind);
    writeTinyModel(path, kind, words);
    return path;
  };
  const open = async (kind: TinyKind) => openManifest(await readManifest(pathOf(kind)), () => loadProvidedOnnx(onnx!));

  it("reads three ways, in the order its configuration names", async () => {
    const manifest = await readManifest(pathOf("nli"));
    expect(manifest).toMatchObject({
      family: "nli",
      labels: ["contradicted", "supported", "unsupported"],
      max_tokens: 64,
    });
    const verifier = await open("nli");
    const scores = await verifier.score("The bridge opened.", [PASSAGE]);
    expect(scores[0]!.supported).toBeGreaterThan(0.98);
    const [never] = await verifier.score("The bridge never opened.", [PASSAGE]);
    expect(never!.contradicted).toBeGreaterThan(0.98);
    const [silent] = await verifier.score("The bridge closed on Tuesday.", [PASSAGE]);
    expect(silent!.unsupported).toBeGreaterThan(0.98);
    await verifier.close();
  });

  it.each(["binary", "single"] as const)("reads supported or not (%s)", async (kind) => {
    expect(await readManifest(pathOf(kind))).toMatchObject({ family: "binary" });
    const verifier = await open(kind);
    const [yes, no] = await Promise.all(
      ["The mayor came.", "The mayor closed the bridge."].map(
        async (claim) => (await verifier.score(claim, [PASSAGE]))[0]!,
      ),
    );
    expect(yes).toMatchObject({ contradicted: 0 });
    expect(yes!.supported).toBeGreaterThan(0.98);
    expect(no!.supported).toBeLessThan(0.02);
    await verifier.close();
  });

  it.each(["nli", "tokens"] as const)("fills up what a model exported for one length reads (%s)", async (kind) => {
    const path = join(folder, `${kind}-of-48`);
    writeTinyModel(path, kind, words, 48);
    const fixed = await openManifest(await readManifest(path), () => loadProvidedOnnx(onnx!));
    const free = await open(kind);
    for (const claim of ["The bridge opened.", "The bridge never opened.", "The bridge closed on Tuesday."]) {
      // The second passage is longer than the model reads, and is cut.
      const passages = [PASSAGE, `${"The mayor came on Monday. ".repeat(12)}${PASSAGE}`];
      const [short, long] = await fixed.score(claim, passages);
      expect(short).toEqual((await free.score(claim, passages))[0]);
      expect(long!.supported).toBeCloseTo(short!.supported, 1);
    }
    await Promise.all([fixed.close(), free.close()]);
  });

  it("marks the words of the claim that nothing supports", async () => {
    expect(await readManifest(pathOf("tokens"))).toMatchObject({
      family: "tokens",
      labels: ["supported", "unsupported"],
    });
    const verifier = await open("tokens");
    const claim = "The mayor closed the bridge on Tuesday.";
    const [scores] = await verifier.score(claim, [PASSAGE]);
    expect(scores!.supported).toBeLessThan(0.02);
    expect(scores!.spans!.map(({ start, end }) => claim.slice(start, end))).toEqual(["closed", "Tuesday."]);
    const [fine] = await verifier.score("The mayor came on Monday.", [PASSAGE]);
    expect(fine).toMatchObject({ spans: [] });
    await verifier.close();
  });

  it("reads a long passage in windows: one that supports is enough, and a word is marked only where none has it", async () => {
    const filler = "never on Monday, ".repeat(60);
    const long = `${filler}${PASSAGE} ${filler}`;
    const nli = await open("binary");
    expect((await nli.score("The mayor came.", [long]))[0]!.supported).toBeGreaterThan(0.98);
    const tokens = await open("tokens");
    const claim = "The mayor never came on Tuesday";
    const [scores] = await tokens.score(claim, [long]);
    expect(scores!.spans!.map(({ start, end }) => claim.slice(start, end))).toEqual(["Tuesday"]);
    await Promise.all([nli.close(), tokens.close()]);
  });

  it("judges nothing by a claim that leaves no room for a passage", async () => {
    const verifier = await open("nli");
    const [scores] = await verifier.score("the bridge ".repeat(60), [PASSAGE]);
    expect(scores).toEqual({ supported: 0, contradicted: 0, unsupported: 1 });
    await verifier.close();
  });

  it("gives each passage the answer it has alone, whatever else is asked", async () => {
    const verifier = await open("nli");
    const claim = "The bridge opened on Monday.";
    const alone = await verifier.score(claim, [PASSAGE]);
    const many = await Promise.all([1, 2, 3].map(() => verifier.score(claim, ["The mayor came.", PASSAGE])));
    expect(many.map(([, own]) => own)).toEqual([alone[0], alone[0], alone[0]]);
    await verifier.close();
  });

  it("is tried on five pairs of each language, and timed", async () => {
    const verifier = await open("nli");
    const trials = await trySanity(verifier);
    expect(trials).toMatchObject([
      { lang: "en", of: 5 },
      { lang: "de", of: 5 },
      { lang: "es", of: 5 },
    ]);
    // Words alone tell all but the two paraphrases apart.
    expect(trials.map(({ right }) => right)).toEqual([4, 4, 4]);
    const [speed] = await trySpeed(verifier, { lengths: [48], times: 2 });
    expect(speed).toMatchObject({ tokens: 48, perSecond: expect.any(Number) });
    await verifier.close();
  });

  it("is examined by the doctor: it has to load, and to get the sanity pairs of a language right", async () => {
    const home = join(folder, "home");
    const diagnose = (name: string) => diagnoseVerifier({ verifier: name, home }, () => loadProvidedOnnx(onnx!));
    const nli = pathOf("nli");
    await keepVerifier(home, await readManifest(nli, { name: "fit" }));
    const swapped = { name: "swapped", labels: ["supported", "contradicted", "unsupported"] };
    await keepVerifier(home, await readManifest(nli, swapped));
    await keepVerifier(home, await readManifest(pathOf("binary"), { name: "broken" }));
    await keepVerifier(home, {
      ...(await readManifest(pathOf("single"))),
      name: "uneven",
      labels: ["supported", "unsupported"],
    });
    expect(await diagnose("fit")).toBeUndefined();
    expect(await diagnose("swapped")).toMatch(
      /"swapped" gets too few sanity pairs right \(en \d\/5, de \d\/5, es \d\/5\)/,
    );
    expect(await diagnose("uneven")).toContain("the model has 1 outputs, and 2 labels are known");
    writeFileSync(join(folder, "binary", "model.onnx"), "no model");
    expect(await diagnose("broken")).toContain('the file of "broken" has changed since it was added');
    rmSync(join(folder, "binary", "model.onnx"));
    expect(await diagnose("broken")).toContain('the file of "broken" is gone');
    expect(await diagnose("never-added")).toContain("beleg verifier add");
  });

  it("that is no model, or has other outputs than labels, is refused with a reason", async () => {
    const path = pathOf("nli");
    const three = await readManifest(path, { labels: ["supported", "unsupported"] });
    const verifier = await openManifest(three, () => loadProvidedOnnx(onnx!));
    await expect(verifier.score("a", ["b"])).rejects.toThrow("the model has 3 outputs, and 2 labels are known");
    await verifier.close();
    writeFileSync(join(path, "model.onnx"), "no model");
    await expect(openManifest(await readManifest(path), () => loadProvidedOnnx(onnx!))).rejects.toMatchObject({
      code: "invalid_config",
      message: expect.stringContaining('the model of "nli" cannot be used'),
    });
  });
});
