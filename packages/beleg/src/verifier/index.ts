export { diagnoseVerifier } from "./diagnose-verifier.ts";
export { requireOnnx } from "./load-onnx.ts";
export { configuredVerifier, openManifest, requireVerifier } from "./open-verifier.ts";
export { readManifest } from "./read-manifest.ts";
export { fitLanguages, trySanity, trySpeed } from "./try-verifier.ts";
export { findVerifier, keepVerifier, listVerifiers, removeVerifier } from "./verifier-files.ts";
export { type VerifierManifest, verifierIdentity } from "./verifier-manifest.ts";
