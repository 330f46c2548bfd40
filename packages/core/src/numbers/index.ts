export { quantile } from "./quantile.ts";
export { formatHalfEven, roundHalfEven } from "./round-half-even.ts";
