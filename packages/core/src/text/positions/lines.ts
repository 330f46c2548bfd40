/** A place as people and editors name it: both numbers start at 1, columns count UTF-16 code units. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
}

/** Looks up lines of a text; built once in linear time, each lookup O(log n). */
export interface LineIndex {
  readonly lineCount: number;
  /** Line and column of an offset (clamped to the text). */
  positionAt(offset: number): LinePosition;
  /** Offset of a line and column (clamped to the text). */
  offsetAt(line: number, column: number): number;
}

/** Builds the line index of a text; line breaks are LF, CR LF and a lone CR. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) starts.push(i + 1);
  }
  const clamp = (offset: number) => Math.min(Math.max(offset, 0), text.length);
  return {
    lineCount: starts.length,
    positionAt(offset) {
      const at = clamp(offset);
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (starts[middle]! <= at) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: at - starts[low]! + 1 };
    },
    offsetAt(line, column) {
      const start = starts[Math.min(Math.max(line, 1), starts.length) - 1]!;
      return clamp(start + Math.max(column, 1) - 1);
    },
  };
}
