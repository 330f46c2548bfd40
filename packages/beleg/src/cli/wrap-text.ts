/** Lines no longer than the width where words allow it; control characters of other people's text are not obeyed. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").split(/ +/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
