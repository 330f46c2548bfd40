import type { Paint } from "@beleg/core/report";
import { Ansis } from "ansis";
import type { CliIo } from "./cli-io.ts";

/** Colours where they are wanted: on a terminal unless NO_COLOR or `--no-color` says otherwise, in a pipe with FORCE_COLOR. */
export function terminalPaint(io: CliIo, wanted: boolean): Paint | undefined {
  if (!wanted || !coloursWanted(io)) return undefined;
  const ansis = new Ansis(1);
  const tones = {
    high: ansis.red.bold,
    medium: ansis.yellow,
    low: ansis.cyan,
    pass: ansis.green.bold,
    fail: ansis.red.bold,
    open: ansis.yellow.bold,
    claim: ansis.red.underline,
    quote: ansis.green.underline,
    strong: ansis.bold,
    faint: ansis.dim,
  } as const satisfies Record<Parameters<Paint>[0], unknown>;
  return (tone, text) => tones[tone](text);
}

/** What is forced counts before what is refused, as it does in Node itself. */
function coloursWanted({ stdout, env }: CliIo): boolean {
  const { FORCE_COLOR, NO_COLOR } = env;
  if (FORCE_COLOR) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return stdout.isTTY === true && !NO_COLOR;
}
