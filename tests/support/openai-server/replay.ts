import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AnswerFunction, ChatRequest, Reply } from "../openai-server.ts";

/** The key a recorded answer is filed under: a hash over what was asked, without server-specific fields. */
export function replayKey(request: Pick<ChatRequest, "body">): string {
  const { messages, temperature, seed } = request.body;
  return createHash("sha256")
    .update(JSON.stringify([messages, temperature ?? null, seed ?? null]))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Answers from a recording: a JSON file `{ "<replayKey>": "text" | Reply }`. A question that is not in the file gets a
 * 404 that names the missing key, so that a stale recording fails loudly.
 */
export function replayFrom(file: string | URL): AnswerFunction {
  const recorded = JSON.parse(readFileSync(file, "utf8")) as Record<string, string | Reply>;
  return (request) => {
    const key = replayKey(request);
    return recorded[key] ?? { status: 404, message: `no recorded answer for ${key}` };
  };
}
