const FIRST = "A".charCodeAt(0);
const LAST = "Z".charCodeAt(0);

/**
 * A sorted list of stems as data files hold it: of each stem a capital letter for how much it shares with the one before (A
 * nothing, B a letter …), then the rest. Half as long as the words themselves, also when compressed.
 */
export function writeStemList(stems: readonly string[]): string {
  let before = "";
  let list = "";
  for (const stem of stems) {
    let shared = 0;
    while (shared < LAST - FIRST && shared < stem.length && stem[shared] === before[shared]) shared += 1;
    list += String.fromCharCode(FIRST + shared) + stem.slice(shared);
    before = stem;
  }
  return list;
}

/** The stems of such a list, in steps. */
export function* readStemList(list: string): Generator<number, string[]> {
  const stems: string[] = [];
  let stem = "";
  for (let at = 0; at < list.length; ) {
    let end = at + 1;
    while (end < list.length && !isCapital(list.charCodeAt(end))) end += 1;
    stem = stem.slice(0, list.charCodeAt(at) - FIRST) + list.slice(at + 1, end);
    stems.push(stem);
    at = end;
    if (stems.length % STEP === 0) yield 500;
  }
  return stems;
}

/** How many entries of a table are read between two places to pause at. */
export const STEP = 2000;

function isCapital(code: number): boolean {
  return code >= FIRST && code <= LAST;
}
