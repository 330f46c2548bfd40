import type { Paint } from "@beleg/core/report";
import { Ansis } from "ansis";
import type { CliIo } from "./cli-io.ts";

/** Colours for a terminal that wants them; undefined for a pipe, with NO_COLOR, or with `--no-color`. */
export function terminalPaint(io: CliIo, wanted: boolean): Paint | undefined {
  if (!wanted || io.stdout.isTTY !== true || io.env.NO_COLOR) return undefined;
  const ansis = new Ansis(1);
  const tones = { high: ansis.red.bold, medium: ansis.yellow, low: ansis.cyan, strong: ansis.bold, faint: ansis.dim };
  return (tone, text) => tones[tone](text);
}
