import { z } from "zod";

/** Anything JSON can say. One schema, so that generated descriptions can name it instead of repeating it without end. */
export const JsonValue = z.json();
