import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OnnxVerifier } from "../../../packages/beleg/src/verifier/onnx-verifier.ts";
import { openManifest } from "../../../packages/beleg/src/verifier/open-verifier.ts";
import { readManifest } from "../../../packages/beleg/src/verifier/read-manifest.ts";
import { trySpeed } from "../../../packages/beleg/src/verifier/try-verifier.ts";
import { createFactualityAgent, verifiedFactuality } from "../../../packages/core/src/judges/factuality/index.ts";
import { fittedHead, writeHeadedEncoder } from "../../support/onnx/headed-encoder.ts";
import { loadProvidedOnnx, useEncoder, useOnnx } from "../../support/onnx/provide-onnx.ts";

const onnx = await useOnnx();
const encoder = await useEncoder();

describe.runIf(onnx !== undefined && encoder !== undefined)(
  "an encoder that a registry carries, with a head of our own",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "beleg-encoder-"));
    let verifier: OnnxVerifier;
    beforeAll(async () => {
      writeHeadedEncoder(folder, encoder!, fittedHead());
      const manifest = await readManifest(folder);
      expect(manifest).toMatchObject({
        family: "nli",
        labels: ["contradicted", "supported", "unsupported"],
        max_tokens: 512,
      });
      verifier = await openManifest(manifest, () => loadProvidedOnnx(onnx!));
    });
    afterAll(async () => {
      await verifier.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const PASSAGE =
      "The ferry to the island was cancelled on Friday because of the storm. Passengers got their money back.";

    it("cuts words as its vocabulary does", () => {
      // [CLS] the ferry was cancelled . [SEP] a storm . [SEP], as the library its authors publish it with counts them.
      expect(verifier.tokensOf("A storm.", "The ferry was cancelled.")).toBe(11);
    });

    it("finds what a passage says nearer to it than what it does not speak of", async () => {
      const claims = [
        "The ferry was cancelled because of the storm.",
        "The mayor of the capital will marry in spring.",
      ];
      const scores = await Promise.all(claims.map(async (claim) => (await verifier.score(claim, [PASSAGE]))[0]!));
      for (const { supported, contradicted, unsupported } of scores) {
        expect(supported + contradicted + unsupported).toBeCloseTo(1, 5);
      }
      expect(scores[0]!.supported).toBeGreaterThan(scores[1]!.supported + 0.1);
    });

    it("says the same twice, whatever is asked beside it", async () => {
      const claim = "Passengers were given their money back.";
      const [alone] = await verifier.score(claim, [PASSAGE]);
      const [first, second] = await Promise.all([
        verifier.score(claim, [PASSAGE.repeat(3), PASSAGE]),
        verifier.score(claim, [PASSAGE]),
      ]);
      expect([first![1], second![0]]).toEqual([alone, alone]);
    });

    it("reads a source of a thousand words in windows", async () => {
      const long = `${"The council spoke of roads and of schools for hours. ".repeat(120)}${PASSAGE}`;
      const [scores] = await verifier.score("The ferry was cancelled because of the storm.", [long]);
      const [short] = await verifier.score("The ferry was cancelled because of the storm.", [PASSAGE]);
      expect(scores!.supported).toBeGreaterThan(short!.supported - 0.2);
    });

    it("judges claims of a text through the gate: every verdict it reaches has a quote", async () => {
      const agent = createFactualityAgent(verifiedFactuality(verifier));
      const summary_text = "Bad weather stopped the boat to the island. Passengers got their money back.";
      const { status, details } = await agent.run({ article_text: PASSAGE, summary_text }, { language: "en" });
      expect(status).toBe("ok");
      expect(details.claims.map(({ decided_by }) => decided_by)).toEqual(["verifier", "rules"]);
      for (const { label, evidence_quote } of details.claims) {
        if (label === "correct" || label === "incorrect") expect(PASSAGE).toContain(evidence_quote);
      }
    });

    it("is timed at the lengths that claims have", async () => {
      const speeds = await trySpeed(verifier, { lengths: [128, 256], times: 2 });
      expect(speeds.map(({ tokens }) => tokens)).toEqual([128, 256]);
      expect(speeds[0]!.perSecond).toBeGreaterThan(0);
    });
  },
);
