/** Longer words are shown by their beginning: the place of an issue has them whole. */
const LONGEST = 40;

/** The words of a place as a message shows them. */
export function shownWords(words: string): string {
  if (words.length <= LONGEST) return words;
  const cut = words.lastIndexOf(" ", LONGEST);
  return `${words.slice(0, cut > 0 ? cut : LONGEST).replace(/[\ud800-\udbff]$/, "")} …`;
}
