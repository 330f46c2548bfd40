import type { LlamaTurn } from "../../../packages/beleg/src/language-model/gguf/llama.ts";

/** Enough to ask something: reading 300 characters of each turn took a quarter of the processor time. */
const MOST_CHARACTERS_READ = 60;

/**
 * The last words of each turn: a decoder is held to its schema whatever it has read, and reading whole prompts took most
 * of the time. With BELEG_FUZZ it reads all of them.
 */
export function endsOfTurns(turns: readonly LlamaTurn[]): readonly LlamaTurn[] {
  if (process.env.BELEG_FUZZ !== undefined) return turns;
  return turns.map((turn) =>
    turn.type === "model" ? turn : { type: turn.type, text: turn.text.slice(-MOST_CHARACTERS_READ) },
  );
}
