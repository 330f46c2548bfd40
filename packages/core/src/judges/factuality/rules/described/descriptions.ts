import type { RuleDescription } from "../rule.ts";
import { addedQualifier } from "./added-qualifier.ts";
import { anotherPart } from "./another-part.ts";
import { asked } from "./asked.ts";
import { bounded } from "./bounded.ts";
import { contrasted } from "./contrasted.ts";
import { crossedCases } from "./crossed-cases.ts";
import { crossedPhrases } from "./crossed-phrases.ts";
import { cutName } from "./cut-name.ts";
import { droppedQualifier } from "./dropped-qualifier.ts";
import { droppedScope } from "./dropped-scope.ts";
import { excess } from "./excess.ts";
import { exchanged } from "./exchanged.ts";
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
import { ruledOut } from "./ruled-out.ts";
import { swappedRoles } from "./swapped-roles.ts";
import { takenBack } from "./taken-back.ts";
import { tornPart } from "./torn-part.ts";
import { unsaidWord } from "./unsaid-word.ts";
import { unvouched } from "./unvouched.ts";

/** What each rule finds, for the guide and for tests, by its id. Apart from the rules: no check needs it, and a page need not fetch it. */
export const DESCRIPTIONS: Readonly<Record<string, RuleDescription>> = {
  "added-qualifier": addedQualifier,
  "another-part": anotherPart,
  asked: asked,
  bounded: bounded,
  contrasted: contrasted,
  "crossed-cases": crossedCases,
  "crossed-phrases": crossedPhrases,
  "cut-name": cutName,
  "dropped-qualifier": droppedQualifier,
  "dropped-scope": droppedScope,
  excess: excess,
  exchanged: exchanged,
  "finer-value": finerValue,
  governed: governed,
  "long-omission": longOmission,
  "narrowing-clause": narrowingClause,
  negation: negation,
  "not-done-yet": notDoneYet,
  "not-excepted": notExcepted,
  "opposite-relation": oppositeRelation,
  "opposite-word": oppositeWord,
  "other-actor": otherActor,
  "other-case": otherCase,
  "other-date": otherDate,
  "other-degree": otherDegree,
  "other-focus": otherFocus,
  "other-name": otherName,
  "other-number": otherNumber,
  "other-role": otherRole,
  "other-share": otherShare,
  "other-tense": otherTense,
  "other-unit": otherUnit,
  "other-word": otherWord,
  "reversed-route": reversedRoute,
  "ruled-out": ruledOut,
  "swapped-roles": swappedRoles,
  "taken-back": takenBack,
  "torn-part": tornPart,
  "unsaid-word": unsaidWord,
  unvouched: unvouched,
};
