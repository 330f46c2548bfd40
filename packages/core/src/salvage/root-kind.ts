import type { z } from "zod";

/** What a schema wants at its root. */
export type RootKind = "object" | "array" | "scalar" | "any";

const KINDS: Readonly<Record<string, RootKind>> = {
  object: "object",
  record: "object",
  array: "array",
  tuple: "array",
  string: "scalar",
  number: "scalar",
  int: "scalar",
  bigint: "scalar",
  boolean: "scalar",
  enum: "scalar",
  literal: "scalar",
};

/** Looks through wrappers (optional, default, pipe, union of one kind …) for the kind of value a schema wants. */
export function rootKind(schema: z.core.$ZodType, depth = 0): RootKind {
  const { def } = schema._zod as {
    def: { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType; options?: z.core.$ZodType[] };
  };
  if (depth > 8) return "any";
  const known = KINDS[def.type];
  if (known !== undefined) return known;
  if (def.innerType !== undefined) return rootKind(def.innerType, depth + 1);
  if (def.in !== undefined) return rootKind(def.in, depth + 1);
  if (def.options !== undefined) {
    const kinds = new Set(def.options.map((option) => rootKind(option, depth + 1)));
    return kinds.size === 1 ? ([...kinds][0] ?? "any") : "any";
  }
  return "any";
}

/** The only list among an object schema's members, if there is exactly one. */
export function onlyListMember(schema: z.core.$ZodType): string | undefined {
  const { def } = schema._zod as { def: { type: string; shape?: Record<string, z.core.$ZodType> } };
  if (def.type !== "object" || def.shape === undefined) return undefined;
  const lists = Object.entries(def.shape).filter(([, member]) => rootKind(member) === "array");
  return lists.length === 1 ? lists[0]?.[0] : undefined;
}
