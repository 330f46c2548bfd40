export { z } from "zod";
export * from "./explainability.ts";
