/** A passage longer than this many windows is read as far as they reach. */
const MAX_WINDOWS = 16;
/** What is cut in two shares this much of its length, so that no sentence is lost on the cut. */
const OVERLAP = 0.1;
/** Less is not cut any further. */
const MIN_CHARACTERS = 40;

/** Cuts a passage into overlapping windows that fit, at blanks; what cannot be made to fit is left out. */
export function passageWindows(passage: string, fits: (window: string) => boolean): readonly string[] {
  const windows: string[] = [];
  const left = [passage];
  while (left.length > 0 && windows.length < MAX_WINDOWS) {
    const window = left.pop()!;
    if (fits(window)) windows.push(window);
    else if (window.length > MIN_CHARACTERS) left.push(...halves(window).toReversed());
  }
  return windows;
}

function halves(text: string): readonly [string, string] {
  const middle = text.length / 2;
  const reach = text.length * OVERLAP;
  const end = blankAfter(text, Math.floor(middle + reach / 2));
  const start = blankAfter(text, Math.floor(middle - reach / 2));
  return [text.slice(0, end), text.slice(start).trimStart()];
}

/** The next blank, where one is near enough that both halves stay shorter than the whole. */
function blankAfter(text: string, place: number): number {
  const blank = text.slice(place, place + Math.floor(text.length / 4)).search(/\s/);
  return blank < 0 ? place : place + blank;
}
