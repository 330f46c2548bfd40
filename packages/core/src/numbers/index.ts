export { formatHalfEven, roundHalfEven } from "./round-half-even.ts";
