export { measureCoherence } from "./embedded/measure-coherence.ts";
