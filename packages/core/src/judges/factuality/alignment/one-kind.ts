/** A word, or an item that is one. */
interface Word {
  readonly capitalised: boolean;
  readonly lower: string;
}

/** Letters at the end of two compounds that tell one kind of thing. */
const KIND = 5;

/** "Hafenbrücke" and "Karlsbrücke": two things of one kind. */
export function areOfOneKind(a: Word, b: Word): boolean {
  return a.capitalised && b.capitalised && a.lower !== b.lower && a.lower.slice(-KIND) === b.lower.slice(-KIND);
}
