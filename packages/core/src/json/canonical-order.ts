/** The engine writes keys that look like an index first and by number, and takes `__proto__` for the prototype. */
const OUT_OF_ORDER = /^(?:\d+|__proto__)$/;

/**
 * A copy of plain data with the keys of every object in code-unit order, ready for the engine's own writer; or undefined
 * for what that writer would not write canonically, and for more than `most` values.
 */
export function inCanonicalOrder(value: unknown, most: number): unknown {
  let left = most;

  function copy(item: unknown): unknown {
    left -= 1;
    if (left < 0) return undefined;
    if (typeof item === "string" || typeof item === "boolean" || item === null) return item;
    if (typeof item === "number") return Number.isFinite(item) ? item : undefined;
    if (Array.isArray(item)) return copyArray(item);
    return isPlainObject(item) ? copyObject(item) : undefined;
  }

  function copyArray(items: readonly unknown[]): unknown[] | undefined {
    const copied: unknown[] = [];
    for (let index = 0; index < items.length; index += 1) {
      const item = copy(items[index]);
      if (item === undefined) return undefined;
      copied.push(item);
    }
    return copied;
  }

  function copyObject(object: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
    const copied: Record<string, unknown> = {};
    for (const key of Object.keys(object).sort()) {
      if (object[key] === undefined) continue;
      const item = OUT_OF_ORDER.test(key) ? undefined : copy(object[key]);
      if (item === undefined) return undefined;
      copied[key] = item;
    }
    return copied;
  }

  return copy(value);
}

/** True for an object made of nothing but its own properties, also one of another realm. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
