import { z } from "zod";

/** A moment as answers tell it: RFC 3339 in UTC. What is stored has this form already, so nothing reads it again. */
export const Timestamp = z.string().meta({ format: "date-time" });
