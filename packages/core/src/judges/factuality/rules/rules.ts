import { addedQualifier } from "./added-qualifier.ts";
import { anotherPart } from "./another-part.ts";
import { asked } from "./asked.ts";
import { bounded } from "./bounded.ts";
import { contrasted } from "./contrasted.ts";
import { crossedCases } from "./crossed-cases.ts";
import { crossedPhrases } from "./crossed-phrases.ts";
import { cutName } from "./cut-name.ts";
import { droppedQualifier } from "./dropped-qualifier.ts";
import { droppedScope } from "./dropped-scope/dropped-scope.ts";
import { excess } from "./excess.ts";
import { exchanged } from "./exchanged/exchanged.ts";
import { finerValue } from "./finer-value.ts";
import { governed } from "./governed.ts";
import { longOmission } from "./long-omission.ts";
import { narrowingClause } from "./narrowing-clause.ts";
import { negation } from "./negation.ts";
import { notDoneYet } from "./not-done-yet.ts";
import { notExcepted } from "./not-excepted.ts";
import { oppositeRelation } from "./opposite-relation.ts";
import { oppositeWord } from "./opposite-word.ts";
import { otherActor } from "./other-actor.ts";
import { otherCase } from "./other-case.ts";
import { otherDate } from "./other-date.ts";
import { otherDegree } from "./other-degree.ts";
import { otherFocus } from "./other-focus.ts";
import { otherName } from "./other-name.ts";
import { otherNumber } from "./other-number.ts";
import { otherRole } from "./other-role.ts";
import { otherShare } from "./other-share.ts";
import { otherTense } from "./other-tense.ts";
import { otherUnit } from "./other-unit.ts";
import { otherWord } from "./other-word.ts";
import { reversedRoute } from "./reversed-route.ts";
import type { ContradictionRule, ObjectionRule, Rule } from "./rule.ts";
import { ruledOut } from "./ruled-out.ts";
import { swappedRoles } from "./swapped-roles/swapped-roles.ts";
import { takenBack } from "./taken-back.ts";
import { tornPart } from "./torn-part.ts";
import { unsaidWord } from "./unsaid-word.ts";
import { unvouched } from "./unvouched.ts";

/** Reasons to call a claim incorrect. The first that speaks up is told. */
export const CONTRADICTIONS: readonly ContradictionRule[] = [
  otherNumber,
  otherUnit,
  otherDate,
  oppositeWord,
  oppositeRelation,
  otherDegree,
  ruledOut,
  negation,
  otherName,
  otherWord,
  swappedRoles,
  reversedRoute,
  exchanged,
  otherActor,
  anotherPart,
  notExcepted,
  notDoneYet,
];

/** Reasons why a sentence does not prove a claim. Without any it does. */
export const OBJECTIONS: readonly ObjectionRule[] = [
  unsaidWord,
  finerValue,
  asked,
  otherRole,
  otherFocus,
  crossedCases,
  tornPart,
  crossedPhrases,
  otherShare,
  otherTense,
  addedQualifier,
  droppedQualifier,
  droppedScope,
  longOmission,
  governed,
  bounded,
  cutName,
  narrowingClause,
  otherCase,
  contrasted,
  excess,
  takenBack,
  unvouched,
];

/** Every rule of the embedded judge, in the order they are asked. */
export const RULES: readonly Rule[] = [...CONTRADICTIONS, ...OBJECTIONS];
