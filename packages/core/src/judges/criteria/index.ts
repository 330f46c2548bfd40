export { type CriteriaJudge, createCriteriaJudge } from "./criteria-judge.ts";
