export { createCommittee, flipRate } from "../judges/shared/index.ts";
