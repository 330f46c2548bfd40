/** A plain JSON object. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Anything JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** Deeper values are refused: whoever walks them recursively must not run out of stack. */
export const MAX_DEPTH = 64;

/** True for an object that is not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Makes a freshly parsed value harmless, in place and without recursion: own `__proto__` keys go (merging them would
 * change a prototype), numbers that overflowed to infinity become null. False when it is nested too deeply.
 */
export function sanitiseJson(root: JsonValue): boolean {
  const open: { value: JsonValue; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) return false;
    if (!Array.isArray(value) && Object.hasOwn(value, "__proto__")) Reflect.deleteProperty(value, "__proto__");
    const holder = value as JsonObject;
    for (const key of Object.keys(holder)) {
      const child = holder[key];
      if (typeof child === "number" && !Number.isFinite(child)) holder[key] = null;
      else if (typeof child === "object" && child !== null) open.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}
