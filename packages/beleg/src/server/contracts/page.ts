import { belegError } from "@beleg/core/contracts";
import { z } from "zod";

/** A number in an address: decimal digits and nothing else, where `Number` would also read 0x10, 1e3 and blanks. */
export function decimal<Whole extends z.ZodType<number>>(whole: Whole) {
  return z.preprocess((text) => (typeof text === "string" && DECIMAL.test(text) ? Number(text) : text), whole);
}

const DECIMAL = /^-?(?:0|[1-9][0-9]{0,15})$/;

/** A place in a list; opaque to whoever holds it. Only its letters are told: what it says is for the list that gave it. */
const Cursor = z.base64url("invalid_cursor").max(512);

/** How a list is asked for: how many, and from where the page before ended. */
export const PageQuery = z.strictObject({
  limit: decimal(z.int().min(1).max(200).default(50)),
  cursor: Cursor.optional().describe("The `next_cursor` of the page before, as it came."),
});

/** One page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    /** What to send as `cursor` for the next page; null on the last. */
    next_cursor: Cursor.nullable(),
  });
}

/** A place in a list as an opaque text. */
export function cursorOf(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** The place a cursor names; anything this service did not write is refused. */
export function placeOf<Place extends z.ZodType>(
  cursor: string | undefined,
  schema: Place,
): z.output<Place> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw belegError("invalid_cursor", {});
  }
}

/** An id in an address. */
export const NumberedPath = z.strictObject({ id: decimal(z.int().min(1).max(Number.MAX_SAFE_INTEGER)) });

/** An id that is a name, in an address. */
export const NamedPath = z.strictObject({ id: z.string().min(1).max(512) });
