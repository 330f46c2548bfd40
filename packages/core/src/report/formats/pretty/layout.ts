import { replaceControls } from "../control-characters.ts";

/**
 * One line that steers neither a terminal nor a workflow: line ends become blanks, control and direction characters are
 * shown, and two colons do not begin it, which GitHub would take for a command.
 */
export function visible(text: string): string {
  return replaceControls(text)
    .replace(/[\r\n\t\u2028\u2029]+/g, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\ufffd")
    .replace(/^\s*:(?=:)/, "\ufffd");
}

/** What colours a terminal. */
const COLOUR = /\p{Cc}\[[0-9;]*m/gu;

/** How many columns a text takes; colours take none. */
export function columnsOf(text: string): number {
  return Array.from(text.replace(COLOUR, "")).length;
}

/** Lines no longer than the width where words allow it; all but the first begin under `indent`. Without a width one line. */
export function wrapped(text: string, width: number | undefined, indent: number): string[] {
  if (width === undefined || columnsOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=[^ ]) (?=[^ ])/)) {
    if (line !== "" && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = " ".repeat(indent) + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
