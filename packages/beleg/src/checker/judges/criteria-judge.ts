export { createCriteriaJudge } from "@beleg/core/judges";
