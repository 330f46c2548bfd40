import type { AuditWords, Nearness } from "../../../../languages/parts/audit-words.ts";

const KINDS: readonly Nearness[] = ["above", "below", "about", "over", "under"];
/** What may stand between such a phrase and its number. */
const LINK =
  "(?: (?:the|a|an|of|das|die|der|dem|den|des|ein|eine[nmrs]?|el|la|los|las|un|una|o|os|as|um|uma|de|del|do|mit|at|by))?";
/** A round value may stand for one so far away, another for one so near. */
const ROUND_SLACK = 0.08;
const FINE_SLACK = 0.03;

const compiled = new Map<AuditWords, readonly (readonly [Nearness, RegExp])[]>();

/** What the words right before a place make of the number there. */
export function nearnessBefore(plain: string, start: number, words: AuditWords): Nearness | undefined {
  let patterns = compiled.get(words);
  if (patterns === undefined) {
    patterns = KINDS.map((kind) => [kind, new RegExp(`(?<![\\p{L}])(?:${words.near[kind]})${LINK} ?$`, "u")] as const);
    compiled.set(words, patterns);
  }
  const before = plain.slice(Math.max(0, start - 40), start);
  return patterns.find(([, pattern]) => pattern.test(before))?.[0];
}

/** Whether a stated value is the exact one, as far as it was rounded and as the words before it allow. */
export function isNear(exact: number, said: number, step: number, near: Nearness | undefined): boolean {
  const rounding = step / 2 + 1e-9;
  const slack = Math.max(rounding, Math.abs(said) * (isRound(said) ? ROUND_SLACK : FINE_SLACK));
  switch (near) {
    case undefined:
      return Math.abs(exact - said) <= rounding;
    case "about":
      return Math.abs(exact - said) <= slack;
    case "below":
      return exact <= said + 1e-9 && said - exact <= slack;
    case "above":
      return exact >= said - 1e-9 && exact - said <= 2 * slack;
    case "over":
      return exact >= said - 1e-9;
    case "under":
      return exact <= said + 1e-9;
  }
}

/** One digit that says something, or a half: 5, 700, 3.5. */
function isRound(value: number): boolean {
  return /^0*\.?0*[1-9]0*(?:\.5)?$/.test(String(value));
}
