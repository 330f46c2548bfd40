import type { TextPair } from "./text-pair.ts";

/** Reads the words of both texts sentence by sentence: whoever asks for them afterwards has them at once. */
export function* readSentences({ article, summary }: TextPair): Generator<number, true> {
  for (const document of [article, summary]) {
    const sentences = yield* document.readSentences();
    yield document.text.length / 20;
    for (const { tokens, text } of sentences) yield tokens.length + text.length / 20;
  }
  return true;
}
