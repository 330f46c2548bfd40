/** What claims are matched by. */
type Matchable = { readonly text: string; readonly label: string };

/** A claim of the one check with the same claim of the other, where there is one. */
export type ClaimPair<Claim extends Matchable> = {
  readonly before: Claim | null;
  readonly after: Claim | null;
  /** What became of it: the verdict is another, the claim is new or gone, or nothing happened. */
  readonly change: "verdict" | "new" | "gone" | "same";
};

/** So much of their words two claims must share to be one that was reworded. */
const ALIKE = 0.5;
/** Above so many claims only those with the very same words are matched: each is held against all others. */
const MOST_COMPARED = 400;

/** Finds each claim again: by its words, else by the claim that shares most of them. What changed comes first. */
export function matchClaims<Claim extends Matchable>(
  before: readonly Claim[],
  after: readonly Claim[],
): readonly ClaimPair<Claim>[] {
  const partner = new Map<Claim, Claim>();
  const free = new Set(before);
  const byWords = new Map<string, Claim[]>();
  for (const claim of before) byWords.set(wordsOf(claim), [...(byWords.get(wordsOf(claim)) ?? []), claim]);
  const take = (left: Claim, right: Claim) => {
    partner.set(right, left);
    free.delete(left);
  };
  for (const right of after) {
    const left = byWords.get(wordsOf(right))?.shift();
    if (left !== undefined) take(left, right);
  }
  const open = after.filter((claim) => !partner.has(claim));
  if (free.size <= MOST_COMPARED && open.length <= MOST_COMPARED) {
    const likely = open
      .flatMap((right) => [...free].map((left) => ({ left, right, share: sharedWords(left, right) })))
      .filter(({ share }) => share >= ALIKE)
      .sort((a, b) => b.share - a.share);
    for (const { left, right } of likely) {
      if (free.has(left) && !partner.has(right)) take(left, right);
    }
  }
  const pairs = [
    ...after.map((right): ClaimPair<Claim> => {
      const left = partner.get(right) ?? null;
      const change = left === null ? "new" : left.label === right.label ? "same" : "verdict";
      return { before: left, after: right, change };
    }),
    ...[...free].map((left): ClaimPair<Claim> => ({ before: left, after: null, change: "gone" })),
  ];
  const order = ["verdict", "new", "gone", "same"];
  return pairs.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
}

function wordsOf({ text }: Matchable): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Twice the words in common over all words of both. */
function sharedWords(left: Matchable, right: Matchable): number {
  const [a, b] = [left, right].map((claim) => new Set(wordsOf(claim).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
