import { belegError } from "@beleg/core/contracts";

/** JSON writes no infinity, but a number with a long exponent (`1e999`) or hundreds of digits may be read as one. */
const MAYBE_INFINITE = /\d[eE]\+?\d{3}|(?<!\d)\d{210}/;

/** Refuses a parsed value that holds an infinite number, with its path; the text decides whether a look is worth it. */
export function requireFiniteNumbers(value: unknown, text: string, place: string): void {
  if (!MAYBE_INFINITE.test(text)) return;
  // A list of what is left to see instead of recursion: depth is the sender's choice.
  const left: { readonly value: unknown; readonly path: string }[] = [{ value, path: "" }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: one, path } = next;
    if (typeof one === "number" && !Number.isFinite(one)) {
      const where = [place, path.slice(0, 200)].filter((part) => part !== "").join(": ");
      throw belegError("not_finite", { received: String(one) }, { path: where });
    }
    if (typeof one !== "object" || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      if (typeof inner !== "number" && typeof inner !== "object") continue;
      const own = Array.isArray(one) ? `[${name}]` : path === "" ? name : `.${name}`;
      left.push({ value: inner, path: path + own });
    }
  }
}
