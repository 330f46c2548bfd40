import { DIGIT, flagsAt, flagsOf, LETTER, pullsNext, SPACE } from "../characters.ts";
import { graphemesOf } from "../positions/grapheme-segmenter.ts";
import { FOLDED_SIGNS, isCompatible } from "./fold-table.ts";
import type { FoldedText } from "./folded-text.ts";
import { isMarkdownSign } from "./markdown-signs.ts";
import { OffsetMap } from "./offset-map.ts";

/** What to fold beyond white space, quotes, dashes, ellipses, ligatures and invisible signs, which always fold. */
export interface FoldOptions {
  /** Fold case as well (`ß` becomes `ss`). Defaults to false. */
  readonly ignoreCase?: boolean;
  /** Drop markdown marks (`**bold**`, `# heading`). Defaults to true. */
  readonly ignoreMarkdown?: boolean;
}

/** Longer graphemes are no writing; normalising them may cost more than linear time. */
const MAX_NORMALISED_LENGTH = 32;

/** Folds away how a text is set, keeping what it says, with a map back to the original. Linear time. */
export function foldText(text: string, options: FoldOptions = {}): FoldedText {
  const { ignoreCase = false, ignoreMarkdown = true } = options;
  const map = new OffsetMap(text.length);
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    const next = i + 1 < text.length ? text.charCodeAt(i + 1) : 0;
    if (code < 0x80 && next < 0x300 && isLetterOrDigit(code)) {
      map.pushUnit(ignoreCase && code >= 0x41 && code <= 0x5a ? code + 0x20 : code, i, i + 1);
      i += 1;
      continue;
    }
    if (code < 0x300 && standsAlone(i)) i = foldPlain(i, code, next);
    else if (FOLDED_SIGNS.has(code) && standsAlone(i)) {
      map.push(FOLDED_SIGNS.get(code)!, i, i + 1);
      i += 1;
    } else i = foldRun(i);
  }
  return map.finish(text.length);

  /** A character below U+0300 or a sign that folds alone, before another such, is its own grapheme. */
  function standsAlone(at: number): boolean {
    if (at + 1 >= text.length) return true;
    const next = text.charCodeAt(at + 1);
    return next < 0x300 || FOLDED_SIGNS.has(next);
  }

  function foldPlain(at: number, code: number, next: number): number {
    if ((flagsOf(code) & SPACE) !== 0) {
      map.pushBlank(at, at + 1);
      return at + 1;
    }
    // `--` is a dash, `''` and two backticks are quotation marks.
    const dashes = code === 0x2d && next === 0x2d && text.charCodeAt(at + 2) === 0x2d ? 3 : 2;
    if (code === 0x2d && next === 0x2d && standsAlone(at + dashes - 1)) {
      map.push("-", at, at + dashes);
      return at + dashes;
    }
    const quoted = (code === 0x27 || code === 0x60) && next === code && text.charCodeAt(at + 2) !== code;
    if (quoted && standsAlone(at + 1)) {
      map.push('"', at, at + 2);
      return at + 2;
    }
    if (ignoreMarkdown && isMarkdownSign(text, at)) return at + 1;
    const folded = code > 0x7f ? FOLDED_SIGNS.get(code) : undefined;
    if (folded !== undefined) map.push(folded, at, at + 1);
    else if (code === 0x60) map.push("'", at, at + 1);
    else if (ignoreCase && code > 0x7f) map.push(foldCase(text.charAt(at)), at, at + 1);
    else map.pushUnit(code, at, at + 1);
    return at + 1;
  }

  /** Folds the span up to the next two plain characters, grapheme by grapheme. */
  function foldRun(from: number): number {
    let end = from + 1;
    while (end < text.length && !(text.charCodeAt(end) < 0x300 && text.charCodeAt(end - 1) < 0x300)) end += 1;
    // The last plain character is left for the plain rules unless it belongs to the grapheme before it.
    if (end < text.length && end - 1 > from && !pullsNext(text, end - 2)) end -= 1;
    for (const { segment, index } of graphemesOf(text.slice(from, end))) {
      foldGrapheme(segment, from + index);
    }
    return end;
  }

  function foldGrapheme(grapheme: string, start: number): void {
    const end = start + grapheme.length;
    if (grapheme.length === 1 && (flagsAt(grapheme, 0) & SPACE) !== 0) map.pushBlank(start, end);
    else if (grapheme === "\r\n") map.pushBlank(start, end);
    else {
      const sign = grapheme.length === 1 ? FOLDED_SIGNS.get(grapheme.charCodeAt(0)) : undefined;
      if (sign !== undefined) map.push(sign, start, end);
      else if (grapheme.length > MAX_NORMALISED_LENGTH) map.push(grapheme, start, end);
      else if (grapheme.length === 1 && ignoreMarkdown && isMarkdownSign(text, start)) return;
      else {
        const plain = normalised(grapheme);
        map.push(ignoreCase ? foldCase(plain) : plain, start, end);
      }
    }
  }
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

/** Composed, with compatible forms replaced and joiners and variation selectors behind letters and digits dropped. */
function normalised(grapheme: string): string {
  const first = grapheme.codePointAt(0)!;
  const plain = isCompatible(first) ? grapheme.normalize("NFKC") : grapheme.normalize("NFC");
  if ((flagsOf(first) & (LETTER | DIGIT)) === 0) return plain.replaceAll("\ufe0f", "");
  return plain.replace(/\u200c|\u200d|\ufe0e|\ufe0f/g, "");
}

function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").replaceAll("ſ", "s").replaceAll("ς", "σ");
}
