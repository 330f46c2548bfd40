// Measures a local verifier: npx node bench/verifier.ts [FOLDER]. Without a folder it takes all-MiniLM-L6-v2 (8-bit, 22 M parameters)
// with a head fitted on labelled claims, which the tests use as well: its speed is that of a model of its size, its verdicts are modest.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openManifest } from "../packages/beleg/src/verifier/open-verifier.ts";
import { readManifest } from "../packages/beleg/src/verifier/read-manifest.ts";
import { type SpeedTrial, trySanity, trySpeed } from "../packages/beleg/src/verifier/try-verifier.ts";
import { fittedHead, writeHeadedEncoder } from "../tests/support/onnx/headed-encoder.ts";
import { loadProvidedOnnx, useEncoder, useOnnx } from "../tests/support/onnx/provide-onnx.ts";

const TIMES = 40;
const onnx = await useOnnx();
if (onnx === undefined) process.exit(3);
const folder = mkdtempSync(join(tmpdir(), "beleg-bench-verifier-"));
try {
  const verifier = await openManifest(await readManifest(await modelIn(folder)), () => loadProvidedOnnx(onnx));
  console.log(`${verifier.name}, ${cpus()[0]?.model}`);
  for (const { lang, right, of } of await trySanity(verifier)) console.log(`${lang}: ${right} of ${of} sanity pairs`);
  for (const length of [128, 256]) {
    const before = process.cpuUsage();
    const [{ tokens, perSecond }] = (await trySpeed(verifier, { lengths: [length], times: TIMES })) as [SpeedTrial];
    const { user, system } = process.cpuUsage(before);
    const busy = (user + system) / 1000 / (TIMES + 2);
    // A claim is read beside five passages at most, then beside the three sentences of the one that decides.
    const least = perSecond / 8;
    console.log(
      `${tokens} tokens: ${perSecond.toFixed(1)} passages a second, ${busy.toFixed(1)} ms of processor time each; at least ${least.toFixed(1)} claims a second`,
    );
  }
  await verifier.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function modelIn(place: string): Promise<string> {
  const given = process.argv[2];
  if (given !== undefined) return given;
  const encoder = await useEncoder();
  if (encoder === undefined) process.exit(3);
  writeHeadedEncoder(place, encoder, fittedHead());
  return place;
}
