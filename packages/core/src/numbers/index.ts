export { poolAdjacent, type RisingBlock } from "./pool-adjacent.ts";
export { quantile } from "./quantile.ts";
export { formatHalfEven, roundHalfEven } from "./round-half-even.ts";
