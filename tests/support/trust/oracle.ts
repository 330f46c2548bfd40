import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LabelledClaim, LabelledSource } from "@beleg/core/contracts";
import type { AnswerFunction } from "../openai-server.ts";

const FOLDER = new URL("../../../packages/beleg/claims/", import.meta.url).pathname;

/** The labelled claims that come with Beleg. */
export function ownClaims(): LabelledSource[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));
  return files.sort().flatMap((name) => {
    const lines = readFileSync(join(FOLDER, name), "utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as LabelledSource);
  });
}

/** Whether the oracle lies about a claim: always about the same ones, whatever order they are asked in. */
export function isPlanted(claim: string, errors: number): boolean {
  return createHash("sha256").update(claim).digest().readUInt32BE(0) / 2 ** 32 < errors;
}

const RIGHT = { supported: "correct", contradicted: "incorrect", unsupported: "uncertain" } as const;
const WRONG = { supported: "incorrect", contradicted: "correct", unsupported: "correct" } as const;

/** A model that knows the labels, is asked over HTTP like any other, and is wrong about a planted share of the claims. */
export function oracle(errors: number, latencyMs = 0): AnswerFunction {
  const known = new Map<string, LabelledClaim>();
  for (const { claims } of ownClaims()) for (const claim of claims) known.set(claim.text.replace(/\s+/g, " "), claim);
  return ({ user }) => {
    const [claims, passages] = ["claims", "passages"].map((name) => numberedIn(user, name));
    const verdicts = (claims ?? []).map((text, at) => {
      const claim = known.get(text);
      const quote = claim?.quote ?? "";
      const passage = passages!.findIndex((one) => one.includes(quote));
      const label = claim === undefined ? "uncertain" : (isPlanted(claim.text, errors) ? WRONG : RIGHT)[claim.label];
      return { claim: at, label, confidence: 0.9, passage, quote, error_type: null, covers_claim: true };
    });
    return { text: JSON.stringify({ verdicts }), latencyMs, usage: { prompt_tokens: 100, completion_tokens: 50 } };
  };
}

function numberedIn(prompt: string, name: string): string[] {
  const block = new RegExp(`<untrusted name="${name}"[^>]*>\n([^]*?)\n</untrusted`).exec(prompt)?.[1] ?? "";
  return block
    .split(/^\[\d+\] /m)
    .slice(1)
    .map((text) => text.trimEnd());
}
