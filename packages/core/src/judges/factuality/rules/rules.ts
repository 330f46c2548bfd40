import { deniedWord } from "./denied-word.ts";
import { holdsOpposite } from "./holds-opposite.ts";
import { namesOnly } from "./names-only.ts";
import { negation } from "./negation.ts";
import { oppositeDirection } from "./opposite-direction.ts";
import { oppositeWord } from "./opposite-word.ts";
import { otherDate } from "./other-date.ts";
import { otherDegree } from "./other-degree.ts";
import { otherGender } from "./other-gender.ts";
import { otherName } from "./other-name.ts";
import { otherNumber } from "./other-number.ts";
import { placeOfAnother } from "./place-of-another.ts";
import { reversedDifference } from "./reversed-difference.ts";
import { reversedRoute } from "./reversed-route.ts";
import type { ContradictionRule, ObjectionRule, Rule } from "./rule.ts";
import { somebodyElse } from "./somebody-else.ts";
import { swappedNames } from "./swapped-names.ts";
import { swappedRoles } from "./swapped-roles.ts";
import { unclearDirection } from "./unclear-direction.ts";
import { unsaidWord } from "./unsaid-word.ts";
import { valueOfAnother } from "./value-of-another.ts";

/** Reasons to call a claim incorrect. All are asked; of two that are equally sure the first is told. */
export const CONTRADICTIONS: readonly ContradictionRule[] = [
  otherNumber,
  reversedDifference,
  otherDate,
  otherName,
  negation,
  oppositeWord,
  oppositeDirection,
  swappedRoles,
  reversedRoute,
];

/** Reasons not to call a claim correct. The first that speaks up is enough. */
export const OBJECTIONS = {
  /** Asked of copied text too: a copied run may follow another small word ("few residents" beside "most residents"). */
  toSmallWords: [otherDegree, otherGender],
  /** Asked of the words both sides have, and of names. */
  toSharedWords: [
    deniedWord,
    unclearDirection,
    holdsOpposite,
    somebodyElse,
    swappedNames,
    namesOnly,
    valueOfAnother,
    placeOfAnother,
  ],
  /** Asked of the words only the claim has. */
  toOwnWords: [unsaidWord],
} as const satisfies Record<string, readonly ObjectionRule[]>;

/** Every rule of the embedded judge, in the order they are asked. */
export const RULES: readonly Rule[] = [...CONTRADICTIONS, ...Object.values(OBJECTIONS).flat()];
